import type { Run } from '../../contract/resume/rich-text.ts';

/* Classifies lines of Markdown by how they begin. */

export type LineKind = 'text' | 'heading' | 'bullet' | 'number' | 'blank';

export interface MarkedLine {
  readonly kind: LineKind;
  /** Without the markup. */
  readonly runs: readonly Run[];
  /** Only for numbered lines. */
  readonly number?: number;
}

const bullet = /^\s*(?:[-*•▪●◦·–\uF0B7]\s+|\+\s+(?!\d))+(?=\S)/;
const numbered = /^\s*(\d{1,2})[.)]\s+(?=\S)/;
const heading = /^\s*#{1,6}(?:\s+|(?<=##)(?=\p{L}))(?=[^\s#])/u;
const headingEnd = /\s#{1,6}$/;
const quote = /^\s*>\s*(?=[\p{Lu}\p{Lo}#*•-])(?!-\d)/u;
const rule = /^(?:-{3,}|\*{3,}|_{3,}|={3,}|~{3,})$/;
const fence = /^(?:`{3,}|~{3,}) ?[\w+#-]{0,20}$/;
const tableRule = /^[\s|:-]*$/;

/** `---`, `* * *`. */
export function isRule(trimmed: string): boolean {
  return rule.test(trimmed.replace(/\s+/g, ''));
}

/** Reads a line and removes the block markup at its beginning and end. */
export function markedLine(line: readonly Run[]): MarkedLine {
  const text = line.map((run) => run.text).join('');
  const trimmed = text.trim();
  if (trimmed === '' || isRule(trimmed) || fence.test(trimmed)) return { kind: 'blank', runs: [] };
  if (trimmed.includes('|') && trimmed.includes('-') && tableRule.test(trimmed))
    return { kind: 'blank', runs: [] };
  const quoted = quote.exec(text)?.[0].length ?? 0;
  if (quoted > 0) return markedLine(withoutStart(line, quoted));
  const head = heading.exec(text);
  if (head) {
    const title = withoutEnd(withoutStart(line, head[0].length), headingEnd);
    return { kind: 'heading', runs: title };
  }
  const item = bullet.exec(text);
  if (item) return { kind: 'bullet', runs: withoutStart(line, item[0].length) };
  const count = numbered.exec(text);
  if (count) return { kind: 'number', number: Number(count[1]), runs: line };
  if (/^\|.*\|$/.test(trimmed)) return { kind: 'text', runs: withoutBorders(line, text) };
  return { kind: 'text', runs: line };
}

/** A numbered line without its number. */
export function withoutNumber(line: readonly Run[]): readonly Run[] {
  const text = line.map((run) => run.text).join('');
  return withoutStart(line, numbered.exec(text)?.[0].length ?? 0);
}

/** A table row without the bars at both ends, even if there are empty cells. */
function withoutBorders(line: readonly Run[], text: string): readonly Run[] {
  const isBorder = (index: number) => text[index] === '|' || /\s/.test(text[index] ?? '');
  let start = 0;
  while (start < text.length && isBorder(start)) start += 1;
  let end = text.length;
  while (end > start && isBorder(end - 1)) end -= 1;
  return withoutLast(withoutStart(line, start), text.length - end);
}

function withoutLast(line: readonly Run[], length: number): readonly Run[] {
  let left = length;
  return line
    .toReversed()
    .flatMap((run) => {
      const taken = Math.min(left, run.text.length);
      left -= taken;
      return taken === run.text.length ? [] : [{ ...run, text: run.text.slice(0, run.text.length - taken) }];
    })
    .toReversed();
}

function withoutStart(line: readonly Run[], length: number): readonly Run[] {
  let left = length;
  return line.flatMap((run) => {
    const taken = Math.min(left, run.text.length);
    left -= taken;
    return taken === run.text.length ? [] : [{ ...run, text: run.text.slice(taken) }];
  });
}

export function withoutEnd(line: readonly Run[], end: RegExp): readonly Run[] {
  const last = line.at(-1);
  if (!last) return line;
  return [...line.slice(0, -1), { ...last, text: last.text.trimEnd().replace(end, '') }];
}
