import { type Block, plainText, type Run } from '../../contract/resume/rich-text.ts';
import { commonSubsequence } from '../../text/compare/common-subsequence.ts';

/**
 * Replaces the text of runs. Words that stay keep their markup; new words take the markup of both neighbors if they
 * agree, otherwise none.
 */
export function replaceRuns(runs: readonly Run[], text: string): Run[] {
  const [only] = runs;
  if (only && runs.length === 1) return [{ ...only, text }];
  const before = runs.flatMap((run) => wordsOf(run.text).map((word) => ({ word, run })));
  const words = wordsOf(text);
  const kept = keptRuns(before, words);
  return joinRuns(words.map((word, index) => ({ ...markupAt(kept, index), text: word })));
}

/** Splits a text into words and single other characters, which join to the same text. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];
}

interface MarkedWord {
  readonly word: string;
  readonly run: Run;
}

/** The old run of each new word, by the longest common subsequence. */
function keptRuns(before: readonly MarkedWord[], words: readonly string[]): (Run | null)[] {
  const kept = words.map((): Run | null => null);
  const old = before.map(({ word }) => word);
  for (const [from, to] of commonSubsequence(old, words)) kept[to] = before[from]?.run ?? null;
  return kept;
}

function markupAt(kept: readonly (Run | null)[], index: number): Omit<Run, 'text'> {
  const own = kept[index];
  if (own) return markupOf(own);
  const left = kept.slice(0, index).findLast((run) => run !== null);
  const right = kept.slice(index + 1).find((run) => run !== null);
  if (left && right) return left === right ? markupOf(left) : {};
  return {};
}

function markupOf({ text: _text, ...markup }: Run): Omit<Run, 'text'> {
  return markup;
}

function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const joins = last && last.strong === run.strong && last.em === run.em && last.href === run.href;
    if (joins) joined.splice(-1, 1, { ...last, text: last.text + run.text });
    else joined.push(run);
  }
  return joined;
}

/** The runs of all paragraphs, each followed by a line break. */
export function paragraphRuns(blocks: readonly Block[]): readonly Run[] {
  return blocks.flatMap((block) => (block.type === 'paragraph' ? [...block.runs, { text: '\n' }] : []));
}

/** The runs of lines taken from a text in order. Lines found in the text keep their markup. */
export function runsOfLines(runs: readonly Run[], lines: readonly string[]): readonly (readonly Run[])[] {
  const whole = plainText(runs);
  let from = 0;
  return lines.map((line) => {
    const start = whole.indexOf(line, from);
    if (start === -1) return [{ text: line }];
    from = start + line.length;
    return slice(runs, start, from);
  });
}

function slice(runs: readonly Run[], start: number, end: number): readonly Run[] {
  let at = 0;
  return runs.flatMap((run) => {
    const [first, last] = [Math.max(start - at, 0), Math.min(end - at, run.text.length)];
    at += run.text.length;
    return first < last ? [{ ...run, text: run.text.slice(first, last) }] : [];
  });
}
