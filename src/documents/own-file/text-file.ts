import { groupBy } from '../../values/lists.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';
import { withoutBlockMarks } from '../markdown/markdown-source-lines.ts';
import { unshownStretches } from '../markup/inline-markdown.ts';
import { escapedMarkdown } from '../markup/write-markdown.ts';
import { withoutBullet } from '../plain-text/plain-source-lines.ts';
import type { BlockRange, FilePlan, OwnFile, OwnLine, TextEdit } from './own-file.ts';
import { type Splice, spliced } from './splice.ts';

/* Plain text and Markdown: each line that is not blank is a block. Blank lines and the ends of lines stay. */

interface WrittenLine extends OwnLine {
  /** Where the line is in the file, without its end. */
  readonly from: number;
  readonly to: number;
  /** Where the next line begins. */
  readonly next: number;
  /** Where the words of the line begin in the file, behind its bullet. */
  readonly wordsFrom: number;
  /** Where each character of its text is in the file. */
  readonly places: readonly number[];
}

export type TextFormat = 'text' | 'markdown';

/** @throws UnreadableFile if its letters could not be written as they were */
export function openText(bytes: Uint8Array, format: TextFormat): OwnFile {
  const whole = decoded(bytes);
  const lines = writtenLines(whole, format);
  const prefixOf = ({ first }: BlockRange) => {
    const { from = 0, wordsFrom = 0 } = lines[first] ?? {};
    return whole.slice(from, wordsFrom);
  };
  const isBelow = (block: number, parent: number) =>
    indentOf(prefixOf({ first: block, last: block })) > indentOf(prefixOf({ first: parent, last: parent }));
  return {
    lines,
    canEdit: (edits) =>
      [...groupBy(edits, ({ line }) => line)].every(([number, own]) => {
        const line = lines[number];
        return line !== undefined && isReadBack(whole, line, own, format);
      }),
    isSetAlike: (stretches) =>
      new Set(stretches.map((stretch) => marksAround(whole, lines[stretch.line], stretch))).size <= 1,
    isBelow,
    canSwap: (ranges) =>
      new Set(ranges.map((range) => prefixOf(range).replace(/\d+/, '1'))).size === 1 &&
      !ranges.some(({ last }) => isBelow(last + 1, ranges[0]?.first ?? 0)),
    // The numbers of the other items would have a gap.
    canRemove: (range) => !/\d/.test(prefixOf(range)),
    write: (plan) => Buffer.from(written(whole, lines, plan, format)),
  };
}

function decoded(bytes: Uint8Array): string {
  try {
    // The mark at the beginning stays.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new UnreadableFile('is not in UTF-8; save it in UTF-8 first', { cause });
  }
}

function writtenLines(whole: string, format: TextFormat): readonly WrittenLine[] {
  const lines: WrittenLine[] = [];
  for (const { 0: line, 1: content = '', index: from } of whole.matchAll(/([^\r\n]*)(?:\r\n?|\n|$)/g)) {
    if (content.trim() === '') continue;
    lines.push({
      ...shownText(content, from, format),
      block: lines.length,
      from,
      to: from + content.length,
      next: from + line.length,
    });
  }
  return lines;
}

/** The text of a line without its markup, and where it is. */
function shownText(content: string, from: number, format: TextFormat) {
  const bare =
    format === 'markdown' ? withoutBlockMarks(content) : withoutBullet(content.trim()) + trailing(content);
  const start = content.length - bare.length;
  const unshown = format === 'markdown' ? unshownStretches(bare) : [];
  const places = Array.from({ length: start }, (_, at) => from + at);
  let at = 0;
  for (const [gone, end] of [...unshown, [bare.length, bare.length] as const]) {
    for (; at < gone; at += 1) places.push(from + start + at);
    at = Math.max(at, end);
  }
  const text = places.map((place) => content.charAt(place - from)).join('');
  return { text, start, places, wordsFrom: from + start, isItem: isItem(content.slice(0, start), format) };
}

/** @param prefix what is before the words of a line */
function isItem(prefix: string, format: TextFormat): boolean {
  const marks = prefix.trim();
  return marks !== '' && !(format === 'markdown' && /^[#>]/.test(marks));
}

function trailing(content: string): string {
  return content.slice(content.trimEnd().length);
}

/** True if the edited line shows what it should, which markup around the words may prevent. */
function isReadBack(
  whole: string,
  line: WrittenLine,
  edits: readonly TextEdit[],
  format: TextFormat,
): boolean {
  const text = spliced(line.text, edits);
  if (text.slice(line.start).trim() === '') return line.wordsFrom === line.from;
  const content = spliced(whole, lineSplices(line, edits, format), line);
  return !/[\r\n]/.test(content) && shownText(content, 0, format).text === text;
}

/** The marks of Markdown at both ends of a part of a line, and inside of it. */
function marksAround(whole: string, line: WrittenLine | undefined, { from, to }: TextEdit): string {
  const [first, last] = [line?.places[from], line?.places[to - 1]];
  if (!line || first === undefined || last === undefined) return '';
  const before = line.places[from - 1];
  const behind = line.places[to];
  const isWhole = last - first === to - 1 - from;
  const opening = whole.slice(before === undefined ? line.wordsFrom : before + 1, first);
  const closing = whole.slice(last + 1, behind ?? line.to);
  return isWhole ? `${opening}\n${closing.trim()}` : `inside of ${first}`;
}

/** The blanks before a bullet or number. */
function indentOf(prefix: string): number {
  return prefix.replaceAll('\t', '    ').search(/\S|$/);
}

function lineSplices(
  { text, places, to, from, next }: WrittenLine,
  edits: readonly TextEdit[],
  format: TextFormat,
): readonly Splice[] {
  if (spliced(text, edits).trim() === '') return [{ from, to: next, text: '' }];
  return edits.map((edit) => {
    const last = places[edit.to - 1];
    const behind = last === undefined ? to : last + 1;
    const isInsertion = edit.to === edit.from;
    const start = places[edit.from] ?? behind;
    const words = format === 'markdown' ? asMarkdown(edit.text) : edit.text;
    return { from: start, to: isInsertion ? start : behind, text: words };
  });
}

function asMarkdown(words: string): string {
  return unshownStretches(words).length === 0 ? words : escapedMarkdown(words);
}

function written(whole: string, lines: readonly WrittenLine[], plan: FilePlan, format: TextFormat): string {
  const edits = groupBy(plan.edits, ({ line }) => line);
  const removed = new Set(plan.removed);
  const moved = new Set<number>();
  const splicesOf = (line: number): readonly Splice[] => {
    const [own, edited] = [lines[line], edits.get(line)];
    return own && edited ? lineSplices(own, edited, format) : [];
  };
  const wordsOf = ({ first, last }: BlockRange) => ({
    from: lines[first]?.wordsFrom ?? 0,
    to: lines[last]?.to ?? 0,
  });
  const moves = plan.moves.map(({ from, to }): Splice => {
    for (let line = to.first; line <= to.last; line += 1) moved.add(line);
    const own = numbersIn(from).flatMap(splicesOf);
    return { ...wordsOf(to), text: spliced(whole, own, wordsOf(from)) };
  });
  const others = lines.flatMap((line, number): readonly Splice[] => {
    if (removed.has(number)) return [{ from: line.from, to: line.next, text: '' }];
    return moved.has(number) ? [] : splicesOf(number);
  });
  return spliced(whole, [...moves, ...others]);
}

function numbersIn({ first, last }: BlockRange): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
