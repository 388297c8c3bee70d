import { joiningWords } from '../../../lexicon/words/function-words.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { endsOpen } from '../recognize/open-end.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';

/*
 * Joins items that wrap in a narrow column, where the layout does not show it: `Cost planning &` above `control`. Such
 * items look like titles above their text, so several of them have to be open.
 */

export function withWholeItems(lines: readonly SourceLine[]): readonly SourceLine[] {
  const rests = restsIn(lines);
  const open = rests.filter((index) => ofBoth(lines, index, isOpen));
  const low = rests.filter((index) => ofBoth(lines, index, isOpen) || ofBoth(lines, index, beginsLow));
  if (open.length === 0 || low.length < minShareOpen * rests.length) return lines;
  const isRest = new Set(rests);
  const words = new Set(lines.flatMap(({ text, aside }) => wordsIn(`${text} ${aside}`)));
  const whole: SourceLine[] = [];
  for (const [index, line] of lines.entries()) {
    const last = whole.at(-1);
    if (last === undefined || !isRest.has(index)) whole.push(line);
    else whole[whole.length - 1] = inOne(last, line, words);
  }
  return whole;
}

/** Of the lines that may be the rest of an item, at least so many have to continue the line above. */
const minShareOpen = 0.6;

const labeled = /^[^:：]{1,60}[:：]\s*\S/u;

/** Indexes of the lines below an item that are set differently. */
function restsIn(lines: readonly SourceLine[]): readonly number[] {
  const rests: number[] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (above === undefined || !/^(?:text|quiet|strong)$/.test(line.style)) continue;
    const isItem = above.style === 'bullet' || (above.style === 'strong' && labeled.test(above.text));
    const isFirst = isItem && line.style !== above.style && !labeled.test(line.text);
    const isNext = rests.at(-1) === index - 1 && above.style === line.style && !labeled.test(line.text);
    if (isFirst || isNext) rests.push(index);
  }
  return rests;
}

/** True if it is so for a cell of the line above and the cell below it. */
function ofBoth(
  lines: readonly SourceLine[],
  index: number,
  isSo: (above: string, below: string) => boolean,
): boolean {
  const [above, below] = [lines[index - 1], lines[index]].map((line) => (line ? cellsOf(line) : []));
  return (below ?? []).some((cell, at) => isSo(above?.[at] ?? '', cell));
}

function cellsOf({ text, aside }: SourceLine): readonly string[] {
  return [text, ...(aside === '' ? [] : cellsIn(aside))];
}

const signAtEnd = /[\p{L}\p{N})](?:[-/,]|\s?&|\s[+–-])$/u;

function isOpen(above: string): boolean {
  return signAtEnd.test(above) || endsOpen(above);
}

function beginsLow(above: string, below: string): boolean {
  return above !== '' && /^(?:[\p{Ll}(]|&\s)/u.test(below) && !/[.:：]$/u.test(above);
}

function inOne(above: SourceLine, below: SourceLine, words: ReadonlySet<string>): SourceLine {
  const rest = cellsOf(below);
  const own = cellsOf(above);
  const cells = own.map((cell, at) => joined(cell, rest[at] ?? '', words).trim());
  const [text = '', ...beside] = [...cells, ...rest.slice(own.length)];
  return { ...above, text, aside: beside.join(' | '), links: [...above.links, ...below.links] };
}

/** @param words of the list: a hyphen is dropped if the word occurs without it */
function joined(above: string, below: string, words: ReadonlySet<string>): string {
  if (!/\p{L}-$/u.test(above.slice(-2)) || opensWithJoiner.test(below)) return `${above} ${below}`;
  const whole = above.slice(0, -1) + below;
  return wordsIn(whole).every((word) => words.has(word)) ? whole : above + below;
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** `Groß- und Einzelhandel` */
const opensWithJoiner = preparedPattern(() => String.raw`^(?:${joiningWords()})\s`);
