import { saysTitle } from '../heads/head-names.ts';
import { isDateText } from '../recognize/dates-in-text.ts';
import { type OutlineKey, sectionOf } from '../recognize/section-headings.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';
import { isOnlyDate } from './dated-lines.ts';

/*
 * Splits `Baker at Crust & Co; made bread for the whole town and taught two apprentices`, beside or below its date,
 * into the head of the entry and, after a colon or a semicolon, the text about the work. The names in the head, and
 * the number of such lines, distinguish them from labels with values.
 */

const jobSections: ReadonlySet<OutlineKey | null> = new Set(['work', 'volunteer'] as const);

const minSplitLines = 3;

/** Splits the head of each such entry from its text. */
export function withSeparateTexts(lines: readonly SourceLine[]): readonly SourceLine[] {
  const starts = lines.flatMap(({ style }, index) => (style === 'heading' ? [index] : []));
  return [0, ...starts].flatMap((from, index) => splitSection(lines.slice(from, starts[index])));
}

/** @param lines a section, beginning with its heading */
function splitSection(lines: readonly SourceLine[]): readonly SourceLine[] {
  const [heading, first] = lines;
  if (heading?.style !== 'heading' || first === undefined || !jobSections.has(sectionOf(heading.text)))
    return lines;
  // If the section begins with a date, all dates are above their heads.
  const areBelowDates = isOnlyDate(first);
  const atDates = lines.map((line, index) => isAtDate(line, areBelowDates ? lines[index - 1] : undefined));
  const heads = new Map<string, number>();
  const cut = lines.map((line, index) => (atDates[index] ? headAndText(line) : null));
  for (const one of cut) if (one) heads.set(one[0].text, (heads.get(one[0].text) ?? 0) + 1);
  const split = cut.map((one) => (one !== null && heads.get(one[0].text) === 1 ? one : null));
  const found = split.filter((one) => one !== null).length;
  if (found < minSplitLines) return lines;
  return withWholeTexts(
    lines.flatMap((line, index) => split[index] ?? [line]),
    lines,
  );
}

/** Joins a text that was split from its head with the next line if it continues the text. */
function withWholeTexts(split: readonly SourceLine[], written: readonly SourceLine[]): readonly SourceLine[] {
  const asWritten = new Set(written);
  const whole: SourceLine[] = [];
  for (const line of split) {
    const last = whole.at(-1);
    const isContinued =
      last?.style === 'bullet' &&
      !asWritten.has(last) &&
      line.style === 'text' &&
      line.aside === '' &&
      last.text.length < maxTextLength &&
      /^[\p{Ll}(]/u.test(line.text);
    if (isContinued)
      whole[whole.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        links: [...last.links, ...line.links],
      };
    else whole.push(line);
  }
  return whole;
}

/** Texts are not joined beyond this length, which keeps the cost linear. */
const maxTextLength = 1000;

/** True if the date is at the other end of the line, or alone in the line above. */
function isAtDate(line: SourceLine, above: SourceLine | undefined): boolean {
  if (line.style === 'bullet' || line.style === 'heading' || line.style === 'large') return false;
  if (line.aside !== '') return cellsIn(line.aside).some(isDateText);
  return above !== undefined && above.style !== 'bullet' && isOnlyDate(above) && !isOnlyDate(line);
}

const minHeadLength = 6;
const maxHeadLength = 110;
const sign = /\s?[:;]\s|\s[:;]/u;

/** Splits `**Crust & Co** Baker; made bread …`: the employer is in another typeface, and a sign ends the title. */
function openedHeadAndText(line: SourceLine): readonly [SourceLine, SourceLine] | null {
  const { opening, ...others } = line;
  if (opening === undefined || line.text.length < minOpenedLength || !line.text.startsWith(opening))
    return null;
  // After a title comes the employer, not a text.
  if (saysTitle(opening) > 0) return null;
  const behind = line.text.slice(opening.length);
  const [border = ''] = /^\s*[:;]?\s*/u.exec(behind) ?? [];
  const rest = behind.slice(border.length);
  const isSplitAtSign = /[:;]/.test(border);
  const found = isSplitAtSign ? null : titleAtStart.exec(rest);
  const named = found?.[1] ?? '';
  const isTitle = saysTitle(named) > 0 || (named !== '' && named.split(' ').length <= maxWordsOfTitle);
  const [title, text] = isTitle ? [named, found?.[2] ?? ''] : ['', rest];
  if (!describesWork(text)) return null;
  const head = title === '' ? opening : `${opening} | ${title}`;
  return [{ ...others, text: head, style: 'strong' }, textOfLine(others, text)];
}

/** A line of its own for the text, with a place that no other line has. */
function textOfLine(line: SourceLine, text: string): SourceLine {
  const place = `${line.place}, second part`;
  return { ...line, place, text, aside: '', style: 'bullet', links: [], opensBlock: false };
}

const minOpenedLength = 60;
const maxWordsOfTitle = 3;
const titleAtStart = /^([^;:|,]{3,60})(?:[;:,]| \|) (\S.*)$/u;

function headAndText(line: SourceLine): readonly [SourceLine, SourceLine] | null {
  const opened = openedHeadAndText(line);
  if (opened !== null) return opened;
  const found = sign.exec(line.text.slice(0, maxHeadLength));
  if (!found || found.index < minHeadLength) return null;
  const [head, text] = [
    line.text.slice(0, found.index),
    line.text.slice(found.index + found[0].length).trim(),
  ];
  if (!describesWork(text) || !namesTitleOrEmployer(head)) return null;
  const { opening, ...others } = line;
  const isOpened = opening !== undefined && head.startsWith(opening) && head !== opening;
  return [{ ...others, text: head, style: 'strong', ...(isOpened && { opening }) }, textOfLine(others, text)];
}

/** Below this weight, a name may also be a label, since labels, too, may end in `-er`. */
const minTitleWeight = 1;

function namesTitleOrEmployer(head: string): boolean {
  return Math.abs(saysTitle(head)) >= minTitleWeight || /\sat\s/i.test(head);
}

const minWords = 4;

/** True if most words are in lowercase, unlike in names. */
function describesWork(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length >= minWords && 2 * words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length;
}
