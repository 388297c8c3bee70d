import { areDatedRows, areStudies, isLabelAlone } from '../outline/lines/separate-lines.ts';
import { labeledDetail } from '../outline/recognize/contact-labels.ts';
import { datesInText } from '../outline/recognize/dates-in-text.ts';
import { namesLanguage } from '../outline/recognize/spoken-languages.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';
import { lineEnds } from '../text/line-ends.ts';

/* Plain text has no styles: structure is recognized by blank lines, drawn rules, indents and capitals. */

interface WrittenLine {
  readonly number: number;
  readonly indent: number;
  /** Without its marker. */
  readonly text: string;
  readonly isBullet: boolean;
  readonly isBlank: boolean;
  /** A row of characters, as people draw it below a heading. */
  readonly isRule: boolean;
  readonly length: number;
}

const bullet = /^(?:[•▪●◦‣·∙■□➢➤✓»◆◇►▶⁃∗★❖*+–—-]|\d{1,2}[.)、](?!\d)|[（(]\d{1,2}[)）])\s*(?=\S)/u;
const bulletWithBlank = /^(?:[*+·–—-]|\d{1,2}[.)])\s/;
const rule = /^[-=_.~*#+–—─═\s]{3,}$/;
const maxTitleLength = 80;

/** The lines of a resume in plain text, with wrapped lines joined. */
export function plainSourceLines(text: string): readonly SourceLine[] {
  const written = cleanText(text).split('\n').map(writtenLine);
  const width = Math.max(minWidth, ...written.map((line, index) => widthOf(line, index, written)));
  const lines: SourceLine[] = [];
  for (const [index, line] of written.entries()) {
    if (line.isBlank || line.isRule) continue;
    const before = written[index - 1];
    const last = lines.at(-1);
    if (before && last && continues(line, before, written, index, width))
      lines[lines.length - 1] = {
        ...last,
        text: isNameOfItem(before, line, width) ? `${last.text}: ${line.text}` : joined(last.text, line.text),
      };
    else lines.push(sourceLine(line, index, written));
  }
  return lines;
}

/** The length of a line; 0 for a long paragraph in one line, which says nothing about where others wrap. */
function widthOf({ length }: WrittenLine, index: number, written: readonly WrittenLine[]): number {
  const isAlone = [written[index - 1], written[index + 1]].every((one) => one === undefined || one.isBlank);
  return isAlone && length > maxWrappedLength ? 0 : length;
}

const maxWrappedLength = 120;
/** Minimum width at which lines wrap. */
const minWidth = 60;

function writtenLine(whole: string, index: number): WrittenLine {
  const trimmed = whole.trim();
  const isRule = rule.test(trimmed);
  const text = withoutBullet(trimmed);
  return {
    number: index + 1,
    indent: indentOf(whole),
    text,
    isBullet: text !== trimmed && !isRule,
    isBlank: trimmed === '',
    isRule,
    length: trimmed.length,
  };
}

/** A line that was trimmed, without its bullet or number. */
export function withoutBullet(trimmed: string): string {
  const isMarked = bullet.test(trimmed) && (!/^[*+·–—\d-]/.test(trimmed) || isMarker(trimmed));
  return isMarked ? trimmed.replace(bullet, '') : trimmed;
}

/** True for `- item` and `1、item`, but not for `-5 °C` and `2.5 years`. */
function isMarker(trimmed: string): boolean {
  return bulletWithBlank.test(trimmed) || /^\d{1,2}[.、)]\p{Script=Han}/u.test(trimmed);
}

function indentOf(whole: string): number {
  let indent = 0;
  for (const sign of whole) {
    if (sign === '\t') indent += 8;
    else if (sign === ' ') indent += 1;
    else break;
  }
  return indent;
}

function continues(
  line: WrittenLine,
  before: WrittenLine,
  written: readonly WrittenLine[],
  index: number,
  width: number,
): boolean {
  if (before.isBlank || before.isRule || line.isBullet || written[index + 1]?.isRule) return false;
  if (/\t| {3,}/.test(line.text) || /\t| {3,}/.test(before.text)) return false;
  if (areDatedRows(before.text, line.text) || isLabelAlone(line.text)) return false;
  // A language level is the next line of a list, not the rest of a name.
  const isInList = /[、，]/.test(before.text) && !/[、，：。]$/.test(before.text);
  if (isInList && /^\p{Script=Han}/u.test(line.text) && namesLanguage(line.text)) return false;
  if (hanLabel.test(line.text) || labeledDetail(line.text)?.isSure) return false;
  // A date ends the head of an entry.
  if (!before.isBullet && timeLast.test(before.text) && /^\p{Lu}/u.test(line.text)) return false;
  if (areStudies(before.text, line.text)) return false;
  const first = firstOfItem(written, index - 1);
  const isDeeper = first?.isBullet === true && line.indent > first.indent;
  // A wrapped line is nearly full, or its sentence continues.
  const isFull = before.length + (line.text.split(' ', 1)[0] ?? '').length + 1 >= 0.85 * width;
  const sentenceContinues =
    before.length > 0.5 * width && /^\p{Ll}/u.test(line.text) && !/[.!?:]$/.test(before.text);
  return (
    isDeeper ||
    ((isFull || sentenceContinues) && line.indent >= before.indent && before.length > minTextLength)
  );
}

/** True for an item whose line ends long before it is full, above a line that says more of it. */
function isNameOfItem(item: WrittenLine, line: WrittenLine, width: number): boolean {
  const isShort = item.length < width / 2 && !/[\p{P}\p{S}]$/u.test(item.text);
  return item.isBullet && isShort && /^\p{Lu}/u.test(line.text);
}

const timeLast = /(?<!\d)(?:19|20)\d{2}\)?$/;
/** `求职意向：会计`. */
const hanLabel = /^\p{Script=Han}{2,6}[:：]/u;
const minTextLength = 45;

/** The list item that a row of lines belongs to. */
function firstOfItem(written: readonly WrittenLine[], from: number): WrittenLine | undefined {
  let at = from;
  while (at > 0 && !written[at]?.isBullet && !written[at]?.isBlank && from - at < maxItemLines) at -= 1;
  return written[at];
}

const maxItemLines = 30;

/** Joins two lines; Chinese has no blanks between words. */
function joined(first: string, second: string): string {
  const isSpaceless = /\p{Script=Han}[，。、；]?$/u.test(first) && /^[，。、；]?\p{Script=Han}/u.test(second);
  return isSpaceless ? first + second : `${first} ${second}`;
}

function sourceLine(line: WrittenLine, index: number, written: readonly WrittenLine[]): SourceLine {
  const withTabs = line.text.replace(/(?<=\S) {3,}(?=\S)/g, '\t');
  const [first = '', ...others] = lineEnds(withTabs).map(cleanLine);
  const isTitle = !line.isBullet && opensBlock(index, written);
  const titleStyle = isTitle ? 'strong' : 'text';
  return {
    place: `line ${line.number}`,
    text: isLabel(index, written) ? `${first}:` : first,
    aside: others.join(' | '),
    style: line.isBullet ? 'bullet' : titleStyle,
    links: [],
    opensBlock: isTitle,
    setting: settingOf(index, written),
    isBelowBlank: written[index - 1]?.isBlank ?? true,
  };
}

function settingOf(index: number, written: readonly WrittenLine[]): string {
  const [before, line, next] = [written[index - 1], written[index], written[index + 1]];
  if (line?.isBullet) return 'item';
  if (next?.isRule) return 'above a rule';
  const isAlone = (before === undefined || before.isBlank) && (next === undefined || next.isBlank);
  return `${isAlone ? 'alone' : 'line'} ${line?.indent ?? 0}`;
}

/** Title, employer, place and dates. */
const linesOfTitle = 4;

/** True for a short line after a blank one, with a date nearby or a list below it. */
function opensBlock(index: number, written: readonly WrittenLine[]): boolean {
  const before = written[index - 1];
  if (before && !before.isBlank && !before.isRule) return false;
  const lines = written.slice(index, index + linesOfTitle);
  const end = lines.findIndex(({ isBlank }) => isBlank);
  const block = end < 0 ? lines : lines.slice(0, end);
  const [title, next] = block;
  if (!title || title.length > maxTitleLength || /[.!?。]$/.test(title.text) || block.length < 2)
    return false;
  return next?.isBullet === true || block.some(({ text }) => datesInText(text).date !== '');
}

/** True for a label such as `Name` with a single, deeper line below it. */
function isLabel(index: number, written: readonly WrittenLine[]): boolean {
  const [line, next, after] = [written[index], written[index + 1], written[index + 2]];
  if (!line || !next || line.isBullet || next.isBlank || next.isBullet || next.isRule) return false;
  const isOnly = after === undefined || after.isBlank;
  return (
    isOnly &&
    next.indent > line.indent &&
    line.length <= 30 &&
    datesInText(line.text).date === '' &&
    !/[:：]$/.test(line.text)
  );
}
