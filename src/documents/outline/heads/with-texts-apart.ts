import { isOnlyDate } from '../dated-lines.ts';
import { isDateText } from '../recognize/dates-in-text.ts';
import { type OutlineKey, sectionOf } from '../recognize/section-headings.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';
import { saysTitle } from './head-names.ts';

/*
 * `Baker at Crust & Co; made bread for the whole town and taught two apprentices` beside or below its date: who was what
 * where, and after a colon or a semicolon what was done there. That it is no label and its value shows in what it names, and
 * in how often such lines come.
 */

const ofJobs: ReadonlySet<OutlineKey | null> = new Set(['work', 'volunteer'] as const);

const fewest = 3;
/** Of the lines at dates, so many are written so. */
const minShare = 0.5;

/** The same lines, the head of each such entry parted from its text. */
export function withTextsApart(lines: readonly SourceLine[]): readonly SourceLine[] {
  const starts = lines.flatMap(({ style }, index) => (style === 'heading' ? [index] : []));
  return [0, ...starts].flatMap((from, index) => sectionApart(lines.slice(from, starts[index])));
}

/** @param lines of a section, its heading first */
function sectionApart(lines: readonly SourceLine[]): readonly SourceLine[] {
  const [heading, first] = lines;
  if (heading?.style !== 'heading' || first === undefined || !ofJobs.has(sectionOf(heading.text)))
    return lines;
  // Where the first date stands below a head, the others do, too.
  const areBelowDates = isOnlyDate(first);
  const atDates = lines.map((line, index) => isAtDate(line, areBelowDates ? lines[index - 1] : undefined));
  const heads = new Map<string, number>();
  const cut = lines.map((line, index) => (atDates[index] ? headAndText(line) : null));
  for (const one of cut) if (one) heads.set(one[0].text, (heads.get(one[0].text) ?? 0) + 1);
  const parted = cut.map((one) => (one !== null && heads.get(one[0].text) === 1 ? one : null));
  const found = parted.filter((one) => one !== null).length;
  if (found < fewest || found < minShare * atDates.filter(Boolean).length) return lines;
  return withWholeTexts(
    lines.flatMap((line, index) => parted[index] ?? [line]),
    lines,
  );
}

/** A text that was parted from its head goes on in the next line. */
function withWholeTexts(
  parted: readonly SourceLine[],
  written: readonly SourceLine[],
): readonly SourceLine[] {
  const asWritten = new Set(written);
  const whole: SourceLine[] = [];
  for (const line of parted) {
    const last = whole.at(-1);
    const goesOn =
      last?.style === 'bullet' &&
      !asWritten.has(last) &&
      line.style === 'text' &&
      line.aside === '' &&
      last.text.length < longestText &&
      /^[\p{Ll}(]/u.test(line.text);
    if (goesOn)
      whole[whole.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        links: [...last.links, ...line.links],
      };
    else whole.push(line);
  }
  return whole;
}

/** No text goes on for longer; the bound keeps the joining of any text linear. */
const longestText = 1000;

/** Whether its date stands alone above it, or at the other end of the line. */
function isAtDate(line: SourceLine, above: SourceLine | undefined): boolean {
  if (line.style === 'bullet' || line.style === 'heading' || line.style === 'large') return false;
  if (line.aside !== '') return cellsIn(line.aside).some(isDateText);
  return above !== undefined && above.style !== 'bullet' && isOnlyDate(above) && !isOnlyDate(line);
}

const shortestHead = 6;
const longestHead = 110;
const sign = /\s?[:;]\s|\s[:;]/u;

/** `**Crust & Co** Baker; made bread …`: the words in another face are who it was, and the title ends at the first sign. */
function openedHead(line: SourceLine): readonly [SourceLine, SourceLine] | null {
  const { opening, ...others } = line;
  if (opening === undefined || line.text.length < shortestOpened || !line.text.startsWith(opening))
    return null;
  // After a title stands who it was with.
  if (saysTitle(opening) > 0) return null;
  const behind = line.text.slice(opening.length);
  const [border = ''] = /^\s*[:;]?\s*/u.exec(behind) ?? [];
  const rest = behind.slice(border.length);
  const isParted = /[:;]/.test(border);
  const found = isParted ? null : titleAtStart.exec(rest);
  const named = found?.[1] ?? '';
  const isTitle = saysTitle(named) > 0 || (named !== '' && named.split(' ').length <= mostWordsOfTitle);
  const [title, text] = isTitle ? [named, found?.[2] ?? ''] : ['', rest];
  if (!saysWhatWasDone(text)) return null;
  const head = title === '' ? opening : `${opening} | ${title}`;
  return [{ ...others, text: head, style: 'strong' }, textOfLine(others, text)];
}

/** No two lines have one place. */
function textOfLine(line: SourceLine, text: string): SourceLine {
  const place = `${line.place}, second part`;
  return { ...line, place, text, aside: '', style: 'bullet', links: [], opensBlock: false };
}

const shortestOpened = 60;
const mostWordsOfTitle = 3;
const titleAtStart = /^([^;:|,]{3,60})(?:[;:,]| \|) (\S.*)$/u;

function headAndText(line: SourceLine): readonly [SourceLine, SourceLine] | null {
  const opened = openedHead(line);
  if (opened !== null) return opened;
  const found = sign.exec(line.text.slice(0, longestHead));
  if (!found || found.index < shortestHead) return null;
  const [head, text] = [
    line.text.slice(0, found.index),
    line.text.slice(found.index + found[0].length).trim(),
  ];
  if (!saysWhatWasDone(text) || !saysWhoOrWhere(head) || sectionOf(head) !== null) return null;
  const { opening, ...others } = line;
  const isOpened = opening !== undefined && head.startsWith(opening) && head !== opening;
  return [{ ...others, text: head, style: 'strong', ...(isOpened && { opening }) }, textOfLine(others, text)];
}

/** Below it a name may be anything: a label ends in `-er` as an agent does. */
const leastSaid = 1;

function saysWhoOrWhere(head: string): boolean {
  return Math.abs(saysTitle(head)) >= leastSaid || /\sat\s/i.test(head);
}

const fewestWords = 4;

/** More words in small letters than names have. */
function saysWhatWasDone(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length >= fewestWords && 2 * words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length
  );
}
