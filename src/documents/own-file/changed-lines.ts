import { groupBy } from '../../values/lists.ts';
import type { OwnLine, TextEdit } from './own-file.ts';
import type { NewText } from './place-changes.ts';
import { spliced } from './splice.ts';
import type { TextIndex } from './text-index.ts';
import type { ChangedLines } from './verify-copy.ts';

/** What the changed lines of the file have to say, by the changes alone: a text that is replaced is replaced whole. */
export function changedLines(
  index: TextIndex,
  texts: readonly NewText[],
  insertions: readonly TextEdit[],
): readonly ChangedLines[] {
  const edits = groupBy(
    [...texts.flatMap((text) => wholeEdits(index, text)), ...insertions],
    ({ line }) => line,
  );
  const first = firstLines(index, texts);
  const groups = groupBy(edits.keys(), (line) => first.get(line) ?? line);
  return [...groups.values()].map((numbers) => {
    const lines = numbers.toSorted((one, other) => one - other);
    const textOf = (number: number) => index.lines[number]?.text ?? '';
    return {
      before: lines.map(textOf).join(' '),
      after: lines.map((number) => spliced(textOf(number), edits.get(number) ?? [])).join(' '),
    };
  });
}

function wholeEdits(
  { lineAt, fromAt, toAt, lines }: TextIndex,
  { range, text }: NewText,
): readonly TextEdit[] {
  const [line, last] = [lineAt(range.from), lineAt(range.to - 1)];
  return Array.from({ length: last - line + 1 }, (_, at) => {
    const number = line + at;
    // Of a line that is left out, the bullet is gone too.
    const start = at > 0 || text === null ? 0 : fromAt(range.from);
    const end = number === last ? toAt(range.to - 1) : (lines[number]?.text.length ?? 0);
    return { line: number, from: start, to: end, text: at === 0 ? (text ?? '') : '' };
  });
}

/** For each line of a text in several lines, the first of them. */
function firstLines({ lineAt }: TextIndex, texts: readonly NewText[]): ReadonlyMap<number, number> {
  const first = new Map<number, number>();
  for (const { range } of texts.toSorted((one, other) => one.range.from - other.range.from)) {
    const line = lineAt(range.from);
    const own = first.get(line) ?? line;
    for (let at = line; at <= lineAt(range.to - 1); at += 1) first.set(at, own);
  }
  return first;
}

/** The lines as they are written, and their words: readers drop bullets and numbers. */
export function writtenLines(lines: readonly OwnLine[], edits: readonly TextEdit[]): readonly string[] {
  const byLine = groupBy(edits, ({ line }) => line);
  return lines.flatMap(({ text, start }, line) => {
    const written = spliced(text, byLine.get(line) ?? []);
    return start === 0 ? [written] : [written, written.slice(start)];
  });
}
