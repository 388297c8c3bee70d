import type { Lexicon } from '../../lexicon/lexicon.ts';
import { opensSmall } from '../../text/letters.ts';
import { isPhrase } from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { lowerCase } from '../../values/fold.ts';
import { knownHeading } from './known-heading.ts';
import { findLostBreaks, inlineHeadings, isFramed } from './lost-breaks.ts';

const minLines = 3;

/** A sign at the beginning of a line, except signs that belong to the next word, to a heading or to a table. */
const opening = preparedPattern(
  String.raw`^[ \t]*([^\p{L}\p{N}\s"'“”„‘’«‹(\[{<@#¿¡€$£¥&.,|~=_\\/\x60%-])[ \t]*(?=[\p{L}\p{N}(])`,
  'gmu',
);

/** Any sign that begins at least three lines of a text counts as a bullet: "§", "›", "✘". */
function inferBulletMarkers(text: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { 1: sign = '' } of opening.all(text)) {
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([sign, count]) => (count < minLines ? [] : [sign])));
}

/** A line of the cleaned posting, without its bullet. */
export interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isItem: boolean;
  /** True if a bullet marks it as an item. */
  readonly hasBullet: boolean;
  readonly afterBlank: boolean;
  /** True if it was split from the line before it. */
  readonly isSplit: boolean;
}

const marker =
  /^\s*(?:[-–—*•·○■►]|o(?=\s)|\(?\d{1,2}[.)、]|\d{1,2},(?=\s?[\u4e00-\u9fff])|[a-z]\)|[ED]\d{1,2}[.:)]?(?=\s+[A-Z][a-z]))\s*(?=\S)/;

/** The lines that have text; wrapped lines are joined again. */
export function readLines(lexicon: Lexicon, text: string): Line[] {
  return joinWrapped(withEmojiBullets(splitLines(lexicon, text)), text);
}

const emojiAtStart = preparedPattern(String.raw`^\p{Extended_Pictographic}[\uFE0F\s]*`);

/** Emoji at the start of several lines in a row are bullets: "🛡 C++", "🧪 Unreal Engine". */
function withEmojiBullets(lines: readonly Line[]): Line[] {
  return lines.map((line, index) => {
    if (line.isItem || !emojiAtStart.test(line.text) || knownHeading(line.text)) return line;
    const next = lines[index + 1];
    const follows = !line.afterBlank && emojiAtStart.test(lines[index - 1]?.text ?? '');
    const leads = next?.afterBlank === false && emojiAtStart.test(next.text);
    return follows || leads ? withoutEmoji(line) : line;
  });
}

function splitLines(lexicon: Lexicon, text: string): Line[] {
  const bullets = inferBulletMarkers(text);
  const lines: Line[] = [];
  let offset = 0;
  let afterBlank = true;
  for (const raw of text.split('\n')) {
    const stretches = stretchesOf(lexicon, raw).flatMap((stretch) => lineOf(raw, stretch, offset, bullets));
    for (const [index, line] of stretches.entries()) {
      lines.push({ ...line, afterBlank: afterBlank && index === 0, isSplit: index > 0 });
    }
    afterBlank = stretches.length === 0;
    offset += raw.length + 1;
  }
  return lines;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
  /** True if it is part of a list that lost its line breaks. */
  readonly isListed: boolean;
}

function stretchesOf(lexicon: Lexicon, raw: string): Stretch[] {
  const { starts, items } = findLostBreaks(lexicon, raw);
  const all = [0, ...starts];
  return all.map((start, index) => {
    const end = all[index + 1] ?? raw.length;
    return { start, end, isListed: items.has(start) || items.has(end) };
  });
}

type UnplacedLine = Omit<Line, 'afterBlank' | 'isSplit'>;

function lineOf(
  raw: string,
  { start: from, end: to, isListed }: Stretch,
  offset: number,
  bullets: ReadonlySet<string>,
): UnplacedLine[] {
  const whole = raw.slice(from, to);
  const marked = isFramed(whole) ? 0 : markerLength(whole, bullets);
  const lead = marked || whole.length - whole.trimStart().length;
  const text = whole.slice(lead).trimEnd();
  const start = offset + from + lead;
  const isItem = marked > 0 || (isListed && !headsList(text));
  return text === '' ? [] : [{ text, start, end: start + text.length, isItem, hasBullet: marked > 0 }];
}

/** True for a heading joined to its list: "Requirements", "We ask for:". */
function headsList(text: string): boolean {
  return /[:：]$/.test(text) || isPhrase(inlineHeadings, lowerCase(text));
}

/** The length of a line's bullet or number; 0 if it has none. */
function markerLength(raw: string, bullets: ReadonlySet<string>): number {
  const known = marker.exec(raw)?.[0].length ?? 0;
  if (known > 0 || bullets.size === 0) return known;
  const sign = String.fromCodePoint(raw.trimStart().codePointAt(0) ?? 0);
  return bullets.has(sign) ? raw.length - raw.replace(sign, '').trimStart().length : 0;
}

function withoutEmoji(line: Line): Line {
  const length = emojiAtStart.exec(line.text)?.[0].length ?? 0;
  const text = line.text.slice(length);
  return text === '' ? line : { ...line, text, start: line.start + length, isItem: true, hasBullet: true };
}

/** UTF-16 units; the author ended a shorter line on purpose. */
const minWrappedWidth = 60;

/** Wrapped lines of one text differ in width by less than this factor. */
const maxWidthRatio = 1.6;

function joinWrapped(lines: readonly Line[], text: string): Line[] {
  const widest = Math.max(0, ...lines.map((line) => line.text.length));
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && continues(joined, last, line, Math.max(minWrappedWidth, widest / maxWidthRatio)))
      joined.splice(-1, 1, { ...last, text: text.slice(last.start, line.end), end: line.end });
    else joined.push(line);
  }
  return joined;
}

/** Two short lines in a row that were not wrapped are items of a list without bullets. */
function isBareList(lines: readonly Line[]): boolean {
  const [before, last] = lines.slice(-2);
  if (!before || !last || before.isItem || last.isItem || before.afterBlank || last.afterBlank) return false;
  return !/[.!?:;。：；]$/.test(before.text) && knownHeading(before.text) === null;
}

/** UTF-16 units; a line this short was not wrapped, however the next one begins. */
const maxUnwrappedLength = 35;

/** True if a line continues `last`, the last of the `lines` so far, which are wrapped at `width` or above. */
function continues(lines: readonly Line[], last: Line, line: Line, width: number): boolean {
  if (line.isItem || line.isSplit || line.afterBlank || /[.!?:;。：；]$/.test(last.text)) return false;
  const lastLine = last.text.slice(last.text.lastIndexOf('\n') + 1);
  if (opensSmall(line.text)) return lastLine.length > maxUnwrappedLength;
  if (isBareList(lines) || /[)）\]]$/.test(last.text)) return false;
  return lastLine.length >= width && knownHeading(line.text) === null;
}
