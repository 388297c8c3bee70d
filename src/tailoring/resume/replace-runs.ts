import { type Block, plainText, type Run } from '../../contract/rich-text.ts';
import { commonSubsequence } from '../../text/common-subsequence.ts';

/**
 * Puts `text` in the place of the runs' words. Words that stay keep their markup; new words take
 * that of the words around them when both agree, else none.
 */
export function replaceRuns(runs: readonly Run[], text: string): Run[] {
  const [only] = runs;
  if (only && runs.length === 1) return [{ ...only, text }];
  const before = runs.flatMap((run) => wordsOf(run.text).map((word) => ({ word, run })));
  const words = wordsOf(text);
  const kept = keptRuns(before, words);
  return joinRuns(words.map((word, index) => ({ ...markupAt(kept, index), text: word })));
}

/** Words and what lies between them, so that joined pieces give the text back. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];
}

interface MarkedWord {
  readonly word: string;
  readonly run: Run;
}

/** For every new word the run that it came from, by the longest common sequence of words. */
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

/** The runs of all paragraphs, with a line break after each. */
export function paragraphRuns(blocks: readonly Block[]): readonly Run[] {
  return blocks.flatMap((block) => (block.type === 'paragraph' ? [...block.runs, { text: '\n' }] : []));
}

/** Lines that were taken out of a text, in its order: what is said in the same words keeps its markup. */
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
