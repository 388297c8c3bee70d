import { isDated, isOnlyDate, withClosingDates, withLinkLines, withWholeDates } from './dated-lines.ts';
import { expectedDate } from './expected-dates.ts';
import { headCellsIn } from './heads/head-atoms.ts';
import { withLabelledFields } from './labelled-fields.ts';
import {
  dateFields,
  datesInText,
  isDateText,
  isDuration,
  isSpokenDuration,
} from './recognize/dates-in-text.ts';
import { titleMatch } from './recognize/lexical-signs.ts';
import {
  isContract,
  isPlace,
  isSchool,
  namesDegree,
  namesOrganization,
  namesRole,
} from './recognize/name-kinds.ts';
import { isSurelyPlace } from './recognize/place-names.ts';
import { cellsIn, type SourceLine } from './source-line.ts';

/** A job, a school, a project as it is written: heading lines, then text. */
export interface WrittenEntry {
  readonly titles: readonly string[];
  /** What stands opposite the titles and is no date. */
  readonly asides: readonly string[];
  /** The same as they are set, in their order. */
  readonly pieces: readonly HeadPiece[];
  /** As written; '' when there is none. */
  readonly date: string;
  readonly links: readonly string[];
  readonly paragraphs: readonly string[];
  readonly bullets: readonly string[];
  /** A line of text after the last bullet. */
  readonly after: readonly string[];
}

/** What stands at one end of a line of a head, without its dates. */
export interface HeadPiece {
  readonly text: string;
  readonly side: 'text' | 'aside';
  /** Its line in the head, from 0. */
  readonly line: number;
  readonly style: SourceLine['style'];
  /** How the source sets its line; '' where that is not known. */
  readonly setting: string;
}

export interface Draft {
  readonly head: SourceLine[];
  readonly body: SourceLine[];
}

const maxTitleLength = 110;
const maxTitles = 3;

/** Jobs and schools have their time; certificates and prizes are often a list of one line each. */
type EntryKind = 'periods' | 'names' | 'lines';

/** Finds where entries begin: at a title after text, or at the second date. */
export function readEntries(
  source: readonly SourceLine[],
  kind: EntryKind = 'names',
): readonly WrittenEntry[] {
  return draftEntries(source, kind).map(written);
}

/** Short lines under each other, without points or dates, are an entry each. */
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
  const filledIn = kind === 'periods' ? withLabelledFields(source) : source;
  const whole = withLabels(withWholeTitles(withWholeDates(filledIn)));
  const lines =
    kind === 'periods' ? withClosingDates(withListedTitles(withLinkLines(withInnerTitles(whole)))) : whole;
  // A list in which each point is a certificate, a prize, a paper.
  if (lines.every(({ style }) => style === 'bullet'))
    return lines.map((line) => ({ head: [line], body: [] }));
  if (kind === 'periods' && isOneToALine(lines)) return datedLines(lines);
  const isOneEach = isOneToALine(lines) || (kind === 'periods' && areUndatedHeads(lines));
  if (isOneEach) return lines.map((line) => ({ head: [line], body: [] }));
  if (kind !== 'periods' && arePoints(lines)) return pointsWithTexts(lines);
  if (kind === 'lines' && areSetAlike(lines)) return linesWithSources(lines);
  const hasTitles = lines.some(({ style }) => style === 'strong');
  const hasSubtitles = lines.some(({ style }) => style === 'quiet');
  const hasDates = lines.some(isDated);
  const drafts: Draft[] = [];
  for (const [index, line] of lines.entries()) {
    const draft = drafts.at(-1);
    if (!draft || opensEntry(draft, line, lines.slice(index + 1, index + 3), { hasTitles, hasDates })) {
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

/** `Cook - Crust & Co`, `BSc, University of Graz`: one under the other and nothing else, and never when. */
function areUndatedHeads(lines: readonly SourceLine[]): boolean {
  const isPlain = lines.every(
    (line) => line.style === 'text' && isShort(line) && !isDated(line) && !isLabelOfOther(line.text),
  );
  if (!isPlain) return false;
  const studied = lines.filter(({ text }) => namesDegree(text) && isSchool(text));
  if (studied.length > 1 && studied.length === lines.length) return true;
  if (lines.length < fewestHeads) return false;
  const parted = lines.map(({ text }) =>
    [...partedByDash(text), titleBeforeColon(text)].filter((part) => part !== ''),
  );
  const share = (count: number) => count / lines.length;
  const titled = share(parted.filter((parts) => parts.some(isTitle)).length);
  return titled > 0.7 || (titled >= 0.4 && share(parted.filter((parts) => parts.length > 0).length) > 0.9);
}

/** A label says what it is of one entry, and is none; before a colon may be a title, too. */
function isLabelOfOther(text: string): boolean {
  return (
    /[:：](?:\s|$)/.test(text) &&
    !titleBeforeColon(text)
      .split(' ')
      .some((_, index, words) => isTitle(words.slice(0, index + 1).join(' ')))
  );
}

function titleBeforeColon(text: string): string {
  return /^([^:：]{3,60})[:：]\s\S/u.exec(text)?.[1] ?? '';
}

function partedByDash(text: string): readonly string[] {
  const [before = '', behind] = text.split(/\s[-–—]\s?(?=\p{Lu})/u);
  return behind === undefined ? [] : [before, behind];
}

function isTitle(text: string): boolean {
  return text.split(' ').length <= longestTitle && (namesRole(text) || titleMatch(text) >= 2);
}

/** In words. */
const longestTitle = 5;
const fewestHeads = 3;

/** Lines of text under each other with nothing between them; the first of several may be set as what opens them all. */
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

/** Each line is an entry; one that names who gave it, or only says when, is said of the entry above, and so is a sentence. */
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

/** A list of points with a line of text here and there, and no title. */
function arePoints(lines: readonly SourceLine[]): boolean {
  const points = lines.filter(({ style }) => style === 'bullet');
  const hasTitles = lines.some(({ style, opensBlock }) => style === 'strong' || opensBlock === true);
  return !hasTitles && lines[0]?.style === 'bullet' && points.length >= minShareOfPoints * lines.length;
}

const minShareOfPoints = 0.75;

/** Each point is an entry; a text belongs to the point above it. */
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
  [next, after]: readonly SourceLine[],
  { hasTitles, hasDates }: { readonly hasTitles: boolean; readonly hasDates: boolean },
): boolean {
  if (line.style === 'bullet' || isLabel(line)) return false;
  if (isBesideDate(line) && (body.length > 0 || head.some(isBesideDate))) return true;
  const isBelowHeading =
    /^h\d$/.test(head[0]?.setting ?? '') || head[0]?.style !== 'strong' || head.every(isOnlyDate);
  if (line.opensBlock && !(body.length === 0 && isBelowHeading)) return true;
  // Where dates stand above the titles, the next date is the next entry.
  if (head.length > 1 && head.slice(0, 1).every(isOnlyDate) && isOnlyDate(line)) return true;
  const isTitle = line.style === 'strong';
  const headIsDated = head.some(isDated);
  if (body.length === 0) {
    // Below a dated heading the first bold line says who or what.
    const isBelowItsHeading = head.length === 1 && /^h\d$/.test(head[0]?.setting ?? '');
    if (isBelowItsHeading && line.setting === 'bold line' && !isDated(line)) return false;
    if (headIsDated && isTitle && beginsAgain(head, line)) return true;
    if (head.some(({ style }) => style === 'strong') && isTitle) {
      const endsHead = next === undefined || isLabel(next) || (next.style !== 'strong' && !isDated(next));
      return !hasDates || (headIsDated && (isDated(line) || !endsHead));
    }
    return headIsDated && isDated(line) && !(hasTitles && !isTitle);
  }
  if (isTitle) return true;
  // Dates with a degree, say, stand above each title as they stand above the first.
  const isAboveTitle = next?.style === 'strong' && isDated(line) && !isDated(next) && isShort(line);
  if (isAboveTitle && head[0]?.style === line.style && isDated(head[0]) && head[1]?.style === 'strong')
    return true;
  // What is set as the head above, and has its dates below it as that has, is the next.
  if (next && isOnlyDate(next) && isSetAs(head[0], line) && isShort(line) && !isOnlyDate(line)) return true;
  const follows = body.at(-1)?.style === 'bullet';
  // The employer may stand above the title of the job.
  const isAbove = next?.style === 'strong' && (isDated(line) ? !isDated(next) : namesEmployer(line.text));
  // And with the dates between them.
  const isDatedAbove = next !== undefined && isOnlyDate(next) && after?.style === 'strong' && !isDated(line);
  if (hasTitles) return follows && (isAbove || isDatedAbove) && isShort(line);
  return (
    isShort(line) &&
    (isDated(line) || (follows && (next === undefined || isDated(next) || next.style === 'bullet')))
  );
}

function isSetAs(one: SourceLine | undefined, other: SourceLine): boolean {
  return one?.setting !== undefined && one.setting === other.setting && one.style === other.style;
}

/**
 * Where headings name the jobs or schools, those of a deeper level, and without dates, are titles inside them, unless
 * they are what the person was there. They stay among the points, above those that they are said of.
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

/** What is set like the first line of a head, with something set otherwise between them, begins the next. */
function beginsAgain(head: readonly SourceLine[], { setting }: SourceLine): boolean {
  const [first, ...others] = head;
  return (
    /^(?:h\d|bold line|line)$/.test(setting ?? '') &&
    first?.setting === setting &&
    others.some((one) => one.setting !== setting)
  );
}

/** `Responsibilities:` says what the next lines are, and is no entry. */
function isLabel({ text, aside }: SourceLine): boolean {
  return aside === '' && /[:：]$/.test(text);
}

/** The same words above the points of several entries, below who was what where, are a label without its colon. */
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

/** `2019 – 2022` with all that is said of it at the other end of the line. */
function isBesideDate({ text, aside }: SourceLine): boolean {
  return aside !== '' && isDateText(text) && !isDateText(aside);
}

/** A title that goes on in the next line ends in a comma. */
function withWholeTitles(lines: readonly SourceLine[]): readonly SourceLine[] {
  const whole: SourceLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const goesOn =
      last?.style === 'strong' && line.style === 'strong' && /,$/.test(last.text) && last.aside === '';
    if (goesOn)
      whole[whole.length - 1] = {
        ...line,
        text: `${last.text} ${line.text}`,
        links: [...last.links, ...line.links],
      };
    else whole.push(line);
  }
  return whole;
}

/** Jobs and schools in a list: the points with a date are entries, the others are said of them. */
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
  // What stands between a title and its date is the employer, the place.
  if (isUndated && next && isOnlyDate(next) && isShort(line) && head.length <= maxTitles) return true;
  // Right under a title even a sentence is a subtitle: what a project is, in a line.
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

/** Certificates, say: one under the other, nothing between them, most of them dated. */
function isOneToALine(lines: readonly SourceLine[]): boolean {
  const [first] = lines;
  // The first may be set as what opens them all.
  const isSetAlike = (line: SourceLine) =>
    line.style === 'text' ||
    (line === first &&
      line.opensBlock === true &&
      line.setting !== undefined &&
      line.setting === lines[1]?.setting);
  const isPlain = lines.every((line) => isSetAlike(line) && isShort(line) && !isOnlyDate(line));
  return isPlain && lines.length > 1 && lines.filter(isDated).length > 0.6 * lines.length;
}

/** Of jobs and schools in a line each, a line without a date goes on with the one above. */
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
  // Employer, place, dates and an address in a row are long, and no sentence.
  if (cellsIn(text).length > 2) return true;
  return (
    text.length <= maxTitleLength &&
    !/[.!?;。]$/.test(text.replace(/(?<!\p{L})(?:e\.V\.|(?:\p{Lu}\p{L}{0,3}\.){1,4})$/u, ''))
  );
}

function namesEmployer(text: string): boolean {
  return namesOrganization(text) || isSchool(text);
}

/** The date that was found beside the text, or for how long that is. */
function isTimeOf(text: string, date: string): boolean {
  return text === date || isDuration(text);
}

export function written({ head, body }: Draft): WrittenEntry {
  const titles: string[] = [];
  const asides: string[] = [];
  const pieces: HeadPiece[] = [];
  // How somebody was employed names neither a title nor an employer.
  const contracts: string[] = [];
  const spoken: string[] = [];
  const planned = head.flatMap(cellsOfLine).map((cell) => ({ cell, ...expectedDate(cell.text) }));
  const cells = planned.map(({ cell, text }) => ({ ...cell, text }));
  // A title may hold a year; when it was has a beginning and an end.
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
  // Beside a date in the left column stands all that others set on the left.
  if (titles.length === 0) titles.push(...asides.splice(0));
  // At the right edge the date may stand beside the text below the title.
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
  /** Whether it stands apart from the titles. */
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

/** From the left. */
function inOrder(pieces: readonly HeadPiece[]): readonly HeadPiece[] {
  const rank = ({ line, side }: HeadPiece) => 2 * line + Number(side === 'aside');
  return pieces.toSorted((one, other) => rank(one) - rank(other));
}
