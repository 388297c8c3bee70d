import { headCellsIn } from '../heads/head-atoms.ts';
import {
  isDated,
  isOnlyDate,
  withClosingDates,
  withLinkLines,
  withWholeDates,
} from '../lines/dated-lines.ts';
import { withLabeledFields } from '../lines/labeled-fields.ts';
import { labeledTexts } from '../lines/labeled-texts.ts';
import { allBeginWithTime } from '../lines/separate-lines.ts';
import {
  dateFields,
  datesInText,
  isDateText,
  isDuration,
  isSpokenDuration,
} from '../recognize/dates-in-text.ts';
import { isLabelOfPoints } from '../recognize/label-of-points.ts';
import {
  isContract,
  isPlace,
  isSchool,
  namesDegree,
  namesOrganization,
  namesRole,
} from '../recognize/name-kinds.ts';
import { isSurelyPlace } from '../recognize/place-names.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';
import { chunksDatedAlike } from './dated-alike.ts';
import { expectedDate } from './expected-dates.ts';

/** A job, school or project as it is written: a head (the lines with title, employer, place and dates), then text. */
export interface WrittenEntry {
  readonly titles: readonly string[];
  /** Texts beside the titles that are not dates. */
  readonly asides: readonly string[];
  /** Titles and asides as they are set, in their order. */
  readonly pieces: readonly HeadPiece[];
  /** As written; '' if there is none. */
  readonly date: string;
  readonly links: readonly string[];
  readonly paragraphs: readonly string[];
  readonly bullets: readonly string[];
  /** Lines of text after the last bullet. */
  readonly after: readonly string[];
}

/** The text at one end of a line of a head, without its dates. */
export interface HeadPiece {
  readonly text: string;
  readonly side: 'text' | 'aside';
  /** Index of its line in the head. */
  readonly line: number;
  readonly style: SourceLine['style'];
  /** How the source sets its line; '' if unknown. */
  readonly setting: string;
}

export interface Draft {
  readonly head: SourceLine[];
  readonly body: SourceLine[];
}

const maxTitleLength = 110;
const maxTitles = 3;

/**
 * `periods`: jobs and schools, which have dates; `lines`: certificates and awards, often one per line; `names`: all
 * others.
 */
type EntryKind = 'periods' | 'names' | 'lines';

/** Splits lines into entries; a new one begins at a title after text, or at the second date. */
export function readEntries(
  source: readonly SourceLine[],
  kind: EntryKind = 'names',
): readonly WrittenEntry[] {
  const drafts = draftEntries(source, kind);
  return (kind === 'periods' ? drafts : drafts.flatMap(splitAtDates)).map(written);
}

/** Splits an entry at lines that are dated as its head is: they are set like entries, if not as titles. */
function splitAtDates(whole: Draft): readonly Draft[] {
  const [first = [], ...others] = chunksDatedAlike(
    [...whole.head, ...whole.body],
    (line) => isShort(line) && !isLabel(line),
  );
  if (others.length === 0) return [whole];
  const ofHead = new Set(whole.head);
  const isOfHead = (line: SourceLine) => ofHead.has(line);
  return [
    { head: first.filter(isOfHead), body: first.filter((line) => !isOfHead(line)) },
    ...others.map(([title, ...lines]) => withHead(title, lines)),
  ];
}

function withHead(title: SourceLine | undefined, lines: readonly SourceLine[]): Draft {
  const draft: Draft = { head: title ? [title] : [], body: [] };
  for (const line of lines) {
    const isOfHead = draft.head.length < maxTitles && belongsToHead(draft, line, false, undefined);
    (isOfHead ? draft.head : draft.body).push(line);
  }
  return draft;
}

/** Reads consecutive short lines without bullets and dates as one entry each. */
export function readListedEntries(lines: readonly SourceLine[]): readonly WrittenEntry[] {
  const isList = lines.length > 1 && lines.every(isListed);
  return readEntries(isList ? lines.map((line): SourceLine => ({ ...line, style: 'bullet' })) : lines);
}

function isListed({ text, aside, style, setting }: SourceLine): boolean {
  return (
    style === 'text' &&
    setting !== undefined &&
    aside === '' &&
    text.length <= 80 &&
    !/[.:]$/.test(text) &&
    datesInText(text).date === ''
  );
}

export function draftEntries(source: readonly SourceLine[], kind: EntryKind = 'names'): readonly Draft[] {
  const filledIn = kind === 'periods' ? withLabeledFields(source) : source;
  const whole = withLabels(withWholeDates(kind === 'names' ? filledIn.map(withProseAsText) : filledIn));
  const lines =
    kind === 'periods' ? withClosingDates(withListedTitles(withLinkLines(withInnerTitles(whole)))) : whole;
  // A list in which each bullet is a certificate, an award or a publication.
  if (lines.every(({ style }) => style === 'bullet'))
    return lines.map((line) => ({ head: [line], body: [] }));
  if (kind === 'periods' && isOneToALine(lines)) return datedLines(lines);
  const isOneEach = isOneToALine(lines) || (kind === 'periods' && areUndatedSchools(lines));
  if (isOneEach) return lines.map((line) => ({ head: [line], body: [] }));
  if (kind !== 'periods' && arePoints(lines)) return pointsWithTexts(lines);
  const areRows = lines.every(({ style, aside }) => style !== 'strong' && aside === '');
  if (kind === 'lines' && areRows && allBeginWithTime(lines.map(({ text }) => text)))
    return lines.map((line) => ({ head: [line], body: [] }));
  if (kind === 'lines' && areNamesAboveSources(lines)) return pairsOf(lines);
  if (kind === 'lines' && areSetAlike(lines)) return linesWithSources(lines);
  const hasTitles = lines.some(({ style }) => style === 'strong');
  const hasSubtitles = lines.some(({ style }) => style === 'quiet');
  const hasDates = lines.some(isDated);
  const inside = labeledTexts(lines);
  const drafts: Draft[] = [];
  for (const [index, line] of lines.entries()) {
    const draft = drafts.at(-1);
    const opens = (above: Draft) =>
      !inside.has(line) && opensEntry(above, line, lines[index + 1], { hasTitles, hasDates });
    if (!draft || opens(draft)) {
      const isText = line.style === 'bullet';
      drafts.push(isText ? { head: [], body: [line] } : { head: [line], body: [] });
    } else if (belongsToHead(draft, line, hasTitles && hasSubtitles, lines[index + 1])) {
      draft.head.push(line);
    } else {
      draft.body.push(line);
    }
  }
  return drafts;
}

const minProse = 20;

/** A bold line that is a Chinese sentence is not a title: `背景：…。` */
function withProseAsText(line: SourceLine): SourceLine {
  const isProse =
    line.style === 'strong' && line.text.length >= minProse && /[。；]$/u.test(line.text) && !isDated(line);
  if (!isProse) return line;
  const { opensBlock: _, ...others } = line;
  return { ...others, style: 'text' };
}

/** True for schools of one line each without dates: `BSc, University of Graz`. */
function areUndatedSchools(lines: readonly SourceLine[]): boolean {
  return (
    lines.length > 1 &&
    lines.every(
      (line) => line.style === 'text' && isShort(line) && namesDegree(line.text) && isSchool(line.text),
    )
  );
}

/** True for consecutive lines of text with the same format; the first may be set as the start of the list. */
function areSetAlike(lines: readonly SourceLine[]): boolean {
  const [first, ...others] = lines;
  return (
    first !== undefined &&
    others.length > 0 &&
    /^(?:text|strong)$/.test(first.style) &&
    (first.style === 'text' || first.opensBlock === true) &&
    isShort(first) &&
    others.every(
      (line) =>
        line.style === 'text' &&
        line.setting === first.setting &&
        line.opensBlock !== true &&
        line.isBelowBlank !== true,
    )
  );
}

const minPaired = 4;

/** True for lines in turn without a date and with one: names of certificates, each above its issuer and date. */
function areNamesAboveSources(lines: readonly SourceLine[]): boolean {
  const isPlain = (line: SourceLine) =>
    (line.style === 'text' || (line === lines[0] && line.opensBlock === true)) &&
    isShort(line) &&
    !isOnlyDate(line);
  const isPaired = (line: SourceLine, index: number) => isPlain(line) && isDated(line) === (index % 2 === 1);
  return lines.length >= minPaired && lines.length % 2 === 0 && lines.every(isPaired);
}

function pairsOf(lines: readonly SourceLine[]): readonly Draft[] {
  return lines.flatMap((name, index) => {
    const source = lines[index + 1];
    return index % 2 === 1 || source === undefined ? [] : [{ head: [name, source], body: [] }];
  });
}

/**
 * Reads each line as an entry. A line that only names the issuer or a date belongs to the entry above, and so does
 * a sentence.
 */
function linesWithSources(lines: readonly SourceLine[]): readonly Draft[] {
  const drafts: Draft[] = [];
  for (const line of lines) {
    const last = drafts.at(-1);
    const isFirst = last?.head.length === 1 && last.body.length === 0;
    const isSource = namesEmployer(line.text) && !isDated(line) && !last?.head.some(isDated);
    if (last && isFirst && (isSource || isOnlyDate(line))) last.head.push(line);
    else if (last && (!isShort(line) || /^\p{Ll}/u.test(line.text))) last.body.push(line);
    else drafts.push({ head: [line], body: [] });
  }
  return drafts;
}

/** True for a list of bullets with a few lines of text and without titles. */
function arePoints(lines: readonly SourceLine[]): boolean {
  const points = lines.filter(({ style }) => style === 'bullet');
  const hasTitles = lines.some(({ style, opensBlock }) => style === 'strong' || opensBlock === true);
  return !hasTitles && lines[0]?.style === 'bullet' && points.length >= minShareOfPoints * lines.length;
}

const minShareOfPoints = 0.75;

/** Reads each bullet as an entry; text belongs to the bullet above. */
function pointsWithTexts(lines: readonly SourceLine[]): readonly Draft[] {
  const drafts: Draft[] = [];
  for (const line of lines) {
    if (line.style === 'bullet') drafts.push({ head: [line], body: [] });
    else drafts.at(-1)?.body.push(line);
  }
  return drafts;
}

function opensEntry(
  { head, body }: Draft,
  line: SourceLine,
  next: SourceLine | undefined,
  { hasTitles, hasDates }: { readonly hasTitles: boolean; readonly hasDates: boolean },
): boolean {
  if (line.style === 'bullet' || isLabel(line)) return false;
  if (isBesideDate(line) && (body.length > 0 || head.some(isBesideDate))) return true;
  const isBelowHeading =
    /^h\d$/.test(head[0]?.setting ?? '') || head[0]?.style !== 'strong' || head.every(isOnlyDate);
  if (line.opensBlock && (!(body.length === 0 && isBelowHeading) || isDatedAgain(head, line, next)))
    return true;
  // If dates are above the titles, the next date begins the next entry.
  if (head.length > 1 && head.slice(0, 1).every(isOnlyDate) && isOnlyDate(line)) return true;
  const isTitle = line.style === 'strong';
  const headIsDated = head.some(isDated);
  const isSecondHead = body.length === 0 && isTitleWithDate(head) && isSetAlike(head[0], line);
  if (isSecondHead && isAboveDate(line, next)) return true;
  if (body.length === 0) {
    if (head.some(({ style }) => style === 'strong') && isTitle) {
      const endsHead = next === undefined || isLabel(next) || (next.style !== 'strong' && !isDated(next));
      return !hasDates || (headIsDated && (isDated(line) || !endsHead));
    }
    return headIsDated && isDated(line) && !(hasTitles && !isTitle);
  }
  if (isTitle) return true;
  // A line with a date above a title begins an entry if the entry before begins with one, too.
  const isAboveTitle = next?.style === 'strong' && isDated(line) && !isDated(next) && isShort(line);
  if (isAboveTitle && head[0]?.style === line.style && isDated(head[0]) && head[1]?.style === 'strong')
    return true;
  // A line with the format of the head above and a date below it begins the next entry.
  if (next && isOnlyDate(next) && isSetAs(head[0], line) && isShort(line) && !isOnlyDate(line)) return true;
  const follows = body.at(-1)?.style === 'bullet';
  // The employer may be above the title of the job.
  const isAbove = next?.style === 'strong' && (isDated(line) ? !isDated(next) : namesEmployer(line.text));
  if (hasTitles) return follows && isAbove && isShort(line);
  return (
    isShort(line) &&
    (isDated(line) || (follows && (next === undefined || isDated(next) || next.style === 'bullet')))
  );
}

/** True for a second text above its own dates, below a head with dates of its own. */
function isDatedAgain(head: readonly SourceLine[], line: SourceLine, next: SourceLine | undefined): boolean {
  return isAboveDate(line, next) && head.some(isOnlyDate) && !head.every(isOnlyDate);
}

/** True for a title with its date at the other end of its line or below it. */
function isTitleWithDate([title, date, ...others]: readonly SourceLine[]): boolean {
  if (title === undefined || others.length > 0 || isOnlyDate(title) || isBesideDate(title)) return false;
  return date === undefined ? isDated(title) : isOnlyDate(date) && !isDated(title);
}

function isSetAlike(one: SourceLine | undefined, other: SourceLine): boolean {
  return one?.style === other.style && one.setting === other.setting;
}

function isAboveDate(line: SourceLine, next: SourceLine | undefined): boolean {
  return next !== undefined && isOnlyDate(next) && !isDated(line);
}

function isSetAs(one: SourceLine | undefined, other: SourceLine): boolean {
  return one?.setting !== undefined && one.setting === other.setting && one.style === other.style;
}

/**
 * Turns headings inside entries into bullets: those without dates, at a deeper level than the headings of the jobs
 * or schools. If a deeper heading names a role or degree, all stay headings.
 */
function withInnerTitles(lines: readonly SourceLine[]): readonly SourceLine[] {
  const levelOf = ({ setting }: SourceLine) => /^h\d$/.exec(setting ?? '')?.[0] ?? '';
  const titles = lines.filter((line) => line.style === 'strong' && levelOf(line) !== '');
  const [first] = lines;
  const level = first && titles.includes(first) ? levelOf(first) : '';
  const inner = new Set(titles.filter((line) => levelOf(line) > level));
  const isNamed = level !== '' && titles.length - inner.size > 1;
  if (!isNamed || inner.size === 0 || [...inner].some(isDated) || !titles.some(isDated)) return lines;
  const saysWhat = ({ text }: SourceLine) => namesRole(text) || namesDegree(text);
  if ([...inner].some(saysWhat) || !titles.some(saysWhat)) return lines;
  return lines.map((line) => (inner.has(line) ? { ...line, style: 'bullet' } : line));
}

/** True for a label of the next lines, such as `Responsibilities:`. */
function isLabel({ text, aside }: SourceLine): boolean {
  return aside === '' && (/[:：]$/.test(text) || isLabelOfPoints(text));
}

/**
 * Adds a colon to labels without one: the same words above the bullets of several entries, below two lines of a
 * head.
 */
function withLabels(lines: readonly SourceLine[]): readonly SourceLine[] {
  const isNamed = (line: SourceLine | undefined) => line !== undefined && line.style !== 'bullet';
  const mayBeLabel = ({ text, aside, style }: SourceLine, index: number) =>
    style !== 'bullet' &&
    aside === '' &&
    !/[:：]$/.test(text) &&
    text.split(' ').length <= 3 &&
    datesInText(text).date === '' &&
    !namesRole(text) &&
    !namesOrganization(text) &&
    lines[index + 1]?.style === 'bullet' &&
    isNamed(lines[index - 1]) &&
    isNamed(lines[index - 2]);
  const found = lines.filter(mayBeLabel);
  const repeated = new Set(
    found.map(({ text }) => text).filter((text, index, all) => all.indexOf(text) !== index),
  );
  return lines.map((line, index) =>
    repeated.has(line.text) && mayBeLabel(line, index)
      ? { ...line, style: 'text', text: `${line.text}:` }
      : line,
  );
}

/** True for a date such as `2019 – 2022` with other text at the other end of the line. */
function isBesideDate({ text, aside }: SourceLine): boolean {
  return aside !== '' && isDateText(text) && !isDateText(aside);
}

/** Finds the titles among the bullets of jobs and schools: bullets with a date, or bullets above a line of text. */
function withListedTitles(lines: readonly SourceLine[]): readonly SourceLine[] {
  const points = lines.filter(({ style }) => style === 'bullet');
  const isTitled = lines[0]?.style === 'bullet' && lines.every(({ style }) => style !== 'strong');
  const dated = points.filter((line) => isDated(line) && !isOnlyDate(line));
  if (!isTitled || points.length < 2) return lines;
  const isAbove = (line: SourceLine, next?: SourceLine) => line.style === 'bullet' && next?.style === 'text';
  const above = lines.filter((line, index) => isAbove(line, lines[index + 1]));
  if (2 * above.length > points.length && dated.length < points.length)
    return lines.map((line) => (above.includes(line) ? { ...line, style: 'strong' } : line));
  if (dated.length === 0 || dated.length === lines.length || dated[0] !== lines[0]) return lines;
  return lines.map((line) => (dated.includes(line) ? { ...line, style: 'strong' } : line));
}

function belongsToHead(
  { head, body }: Draft,
  line: SourceLine,
  styled: boolean,
  next: SourceLine | undefined,
): boolean {
  if (body.length > 0 || line.style === 'bullet' || isLabel(line)) return false;
  const isUndated = !head.some(isDated);
  if (isUndated && isOnlyDate(line)) return true;
  if (line.style === 'strong' && head.every(isOnlyDate) && line.text.length <= maxTitleLength) return true;
  // Lines between a title and its date are the employer and the place.
  if (isUndated && next && isOnlyDate(next) && isShort(line) && head.length <= maxTitles) return true;
  // Right below a title even a sentence is a subtitle, such as the description of a project.
  const isSubtitle = line.style === 'quiet' && head.at(-1)?.style === 'strong';
  if (isSubtitle && line.text.length <= maxTitleLength) return true;
  if (!isShort(line)) return false;
  const isFirstDate = isDated(line) && !head.some(isDated);
  const named = head.filter((one) => !isOnlyDate(one) && !isDuration(one.text)).length;
  if (line.style === 'quiet' || line.style === 'strong') return named < maxTitles;
  if (styled) return isFirstDate;
  const isItsPlace = head.some(isDated) && isPlace(line.text) && line.text.includes(',');
  return named < 2 || (named < maxTitles && (isFirstDate || isItsPlace));
}

/** True for consecutive lines that are an entry each, most of them dated, such as certificates. */
function isOneToALine(lines: readonly SourceLine[]): boolean {
  const [first] = lines;
  // The first may be set as the start of the list.
  const isSetAlike = (line: SourceLine) =>
    line.style === 'text' ||
    (line === first &&
      line.opensBlock === true &&
      line.setting !== undefined &&
      line.setting === lines[1]?.setting);
  const isPlain = lines.every((line) => isSetAlike(line) && isShort(line) && !isOnlyDate(line));
  return isPlain && lines.length > 1 && lines.filter(isDated).length > 0.6 * lines.length;
}

/** Reads jobs and schools of one line each; a line without a date belongs to the one above. */
function datedLines(lines: readonly SourceLine[]): readonly Draft[] {
  const drafts: Draft[] = [];
  for (const line of lines) {
    const last = drafts.at(-1);
    if (last && last.head.length < maxTitles && !isDated(line)) last.head.push(line);
    else drafts.push({ head: [line], body: [] });
  }
  return drafts;
}

function isShort({ text }: SourceLine): boolean {
  // Employer, place, dates and an address on one line are long but not a sentence.
  if (cellsIn(text).length > 2) return true;
  return (
    text.length <= maxTitleLength &&
    !/[.!?;。]$/.test(text.replace(/(?<!\p{L})(?:e\.V\.|(?:\p{Lu}\p{L}{0,3}\.){1,4})$/u, ''))
  );
}

function namesEmployer(text: string): boolean {
  return namesOrganization(text) || isSchool(text);
}

/** True for the date that was found beside the text, and for durations. */
function isTimeOf(text: string, date: string): boolean {
  return text === date || isDuration(text);
}

/** Leaves out the labels of points, since an entry has one list of them. */
function withoutLabels(lines: readonly SourceLine[]): readonly SourceLine[] {
  return lines.filter((line, index) => !isAbovePoints(line, lines[index + 1]));
}

/** True for a line that is only the label of the points below it. */
export function isAbovePoints(
  { text, aside, style }: SourceLine,
  below: Pick<SourceLine, 'style'> | undefined,
): boolean {
  return style !== 'bullet' && below?.style === 'bullet' && aside === '' && isLabelOfPoints(text);
}

export function written(draft: Draft): WrittenEntry {
  const { head } = draft;
  const body = withoutLabels(draft.body);
  const titles: string[] = [];
  const asides: string[] = [];
  const pieces: HeadPiece[] = [];
  // Forms of employment are neither titles nor employers.
  const contracts: string[] = [];
  const spoken: string[] = [];
  const planned = head.flatMap(cellsOfLine).map((cell) => ({ cell, ...expectedDate(cell.text) }));
  const cells = planned.map(({ cell, text }) => ({ ...cell, text }));
  // A title may contain a year, so a period takes precedence.
  const dates = cells.map(({ text }) => datesInText(text).date);
  const range = dates.findIndex((found) => dateFields(found).startDate !== undefined);
  const dateAt = range < 0 ? dates.findIndex((found) => found !== '') : range;
  let date = dates[dateAt] ?? '';
  for (const [index, { text, isAside, ...piece }] of cells.entries()) {
    // The expected end may be in a cell of its own, below the start date.
    const isTime = index === dateAt || planned[index]?.said !== '';
    const rest = isTime ? datesInText(text).rest : text;
    if (rest === '') continue;
    if (isContract(rest)) {
      contracts.push(rest);
      continue;
    }
    // Without dates a duration is all that is known about the time.
    if (date === '' && cells.length > 1 && isSpokenDuration(rest)) {
      spoken.push(rest);
      continue;
    }
    (isAside ? asides : titles).push(rest);
    pieces.push({ ...piece, text: rest });
  }
  // If the date is in the left column, the titles are at the other end of the line.
  if (titles.length === 0) titles.push(...asides.splice(0));
  // At the right edge, the date may be beside the text below the title.
  const beside = body.flatMap(({ aside }) => cellsIn(aside));
  const dated = date === '' ? beside.find(isDateText) : undefined;
  date ||= dated ?? '';
  const lastBullet = body.findLastIndex(({ style }) => style === 'bullet');
  const textOf = ({ text, aside }: SourceLine) =>
    [text, ...cellsIn(aside).filter((part) => dated === undefined || !isTimeOf(part, dated))]
      .filter((part) => part !== '')
      .join(' ');
  const isBullet = ({ style }: SourceLine) => style === 'bullet';
  const prose = body.filter((line) => !isBullet(line));
  return {
    titles,
    asides,
    pieces: inOrder(pieces),
    date,
    links: head.flatMap(({ links }) => links),
    paragraphs: [
      ...contracts,
      ...prose.filter((line) => lastBullet < 0 || body.indexOf(line) < lastBullet).map(textOf),
    ],
    bullets: body.filter(isBullet).map(textOf),
    after: [
      ...prose.filter((line) => lastBullet >= 0 && body.indexOf(line) > lastBullet).map(textOf),
      ...planned.map(({ said }) => said).filter((said) => said !== ''),
      ...spoken,
    ],
  };
}

interface HeadCell extends HeadPiece {
  /** True for text at the other end of a line, unless a date in the left column is beside it. */
  readonly isAside: boolean;
}

function cellsOfLine(line: SourceLine, index: number): readonly HeadCell[] {
  const isLeftDate = isBesideDate(line) && !isSurelyPlace(line.aside);
  const at = { line: index, style: line.style, setting: line.setting ?? '' };
  return [
    ...cellsIn(line.aside).map((text) => ({ ...at, text, side: 'aside' as const, isAside: !isLeftDate })),
    ...headCellsIn(line).map((text) => ({ ...at, text, side: 'text' as const, isAside: false })),
  ];
}

/** Sorts pieces by line and from left to right. */
function inOrder(pieces: readonly HeadPiece[]): readonly HeadPiece[] {
  const rank = ({ line, side }: HeadPiece) => 2 * line + Number(side === 'aside');
  return pieces.toSorted((one, other) => rank(one) - rank(other));
}
