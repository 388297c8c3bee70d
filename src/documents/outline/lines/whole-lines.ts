import { dateWords } from '../../../contract/resume/dates.ts';
import { andWords } from '../../../lexicon/words/function-words.ts';
import { functionWords } from '../../../lexicon/words/generic-words.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { datesInText, isDateText } from '../recognize/dates-in-text.ts';
import { endsOpen } from '../recognize/open-end.ts';
import { isKnownWhole, sectionNamed } from '../recognize/section-headings.ts';
import type { SourceLine } from '../source-line.ts';
import { withSeparateHeadings } from './headings-in-lines.ts';
import { withWholeNames } from './open-ends.ts';
import { withoutSignature } from './signature.ts';

/* Repairs lines before they are read: wrapped dates and headings, drawn rules, and lists without real markers. */

/**
 * Removes drawn rules, joins wrapped dates, headings and bullets, splits headings from text, and marks bullets and
 * the signature.
 */
export function withWholeLines(lines: readonly SourceLine[]): readonly SourceLine[] {
  const visible = lines.filter(
    ({ text, aside, links }) => !(drawnRule.test(text) && aside === '' && links.length === 0),
  );
  return repairs.reduce<readonly SourceLine[]>(
    (repaired, repair) => repair(repaired),
    visible.map(withoutRule).map(withDateInOneCell),
  );
}

type Repair = (lines: readonly SourceLine[]) => readonly SourceLine[];

/** In this order: dates and headings are whole before lines are split at them. */
const repairs: readonly Repair[] = [
  withWholeAddresses,
  withWordOfPeriod,
  withWholeDates,
  withOpenPeriods,
  withSeparateYears,
  withWholeHeadings,
  withWholeNames,
  withSeparateHeadings,
  withPoints,
  withoutSignature,
  withWholePoints,
];

/** A row of a repeated sign. */
const drawnRule = /^(?:[-_=~*.–—─═#+]\s?){4,}$/u;
/** `2020  2021  Acme`: a period without its dash. */
const yearsInRow = /^((?:19|20)\d{2}) {2,3}((?:19|20)\d{2})(?= |$)/u;
const yearAtStart = /^((?:19|20)\d{2}(?: – (?:19|20)\d{2})?) {2,8}(?=\p{L})/u;
const ruleAtEnd = /(?<=[\p{L}\p{N})])\s?_{3,}$/u;

function withoutRule(line: SourceLine): SourceLine {
  const text = line.text.replace(ruleAtEnd, '').replace(yearsInRow, '$1 – $2').replace(yearAtStart, '$1 | ');
  return text === line.text ? line : { ...line, text };
}

const timeFirst = /^(?:\d{1,2}[./])?(?:19|20)\d{2}(?!\d)/;
const yearAndName = /^((?:19|20)\d{2}) (?=\p{Lu})/u;

/** Splits the year from a name next to other dated lines: `2004 Abitur` above or below `2004 – 2007 Ausbildung`. */
function withSeparateYears(lines: readonly SourceLine[]): readonly SourceLine[] {
  const isTimed = (line: SourceLine | undefined) =>
    line !== undefined && line.style !== 'bullet' && timeFirst.test(line.text);
  return lines.map((line, index) => {
    const isInList = isTimed(line) && (isTimed(lines[index - 1]) || isTimed(lines[index + 1]));
    return isInList && line.aside === '' ? { ...line, text: line.text.replace(yearAndName, '$1 | ') } : line;
  });
}

const yearAndDash = /^((?:19|20)\d{2}) ?[-–—] (\p{Lu}.*)$/u;
const endOfPeriod = new RegExp(
  `^(?:${dateWords.present}|${dateWords.month}|${dateWords.season})(?!\\p{L})`,
  'iu',
);
const yearsAtStart = /^(?:19|20)\d{2} ?[-–—] ?((?:19|20)\d{2})(?!\d)/;

/** Splits a period without an end from its name if it is the last of such rows: `2025 - Baker` above `2020 - 2024 Cook`. */
function withOpenPeriods(lines: readonly SourceLine[]): readonly SourceLine[] {
  const ends = lines.flatMap(({ text }) => yearsAtStart.exec(text)?.[1] ?? []);
  if (ends.length === 0) return lines;
  const last = ends.reduce((one, other) => (one > other ? one : other));
  return lines.map((line) => {
    const [, start, name] = line.style === 'bullet' ? [] : (yearAndDash.exec(line.text) ?? []);
    if (start === undefined || name === undefined || start < last || endOfPeriod.test(name)) return line;
    return { ...line, text: `${start} – | ${name}` };
  });
}

/** The start of a period that ends on the next line: `May-`, `Jan 2016 –`. */
const openPeriod = new RegExp(`^(?:${dateWords.month}\\.?,?)?\\s?(?:(?:19|20)\\d{2})?\\s{0,3}[-–—]$`, 'iu');
const present = new RegExp(`^(?:${dateWords.present})$`, 'iu');

function isOpenPeriod(text: string): boolean {
  return text.length > 3 && openPeriod.test(text);
}

function isClosing(text: string): boolean {
  return present.test(text) || (isDateText(text) && !/[-–—]/u.test(text));
}

const dashFirst = /^[-–—]\s?(?=[\p{L}\d])/u;

/** True for `Sept 2024` above `- June 2025`. */
function isClosedBelow(from: string, to: string): boolean {
  const end = to.replace(dashFirst, '');
  return end !== to && isDateText(from) && !/[-–—]/u.test(from) && isClosing(end);
}

/** Joins a period with a gap behind its dash, which leaves its end at the other end of the line: `2006 –` and `2014`. */
function withDateInOneCell(line: SourceLine): SourceLine {
  const isCut = line.aside !== '' && isOpenPeriod(line.text) && isClosing(line.aside);
  return isCut ? { ...line, text: joinedDate(line.text, line.aside), aside: '' } : line;
}

function joinedDate(from: string, to: string): string {
  return `${from.replace(/\s{0,3}[-–—]$/u, '')} – ${to.replace(dashFirst, '')}`;
}

const until = new RegExp(`^(?:${dateWords.until})$`, 'iu');

/** Joins the start of a period to the word in a line of its own below it: `May 2019`, `to` and `Current`. */
function withWordOfPeriod(lines: readonly SourceLine[]): readonly SourceLine[] {
  const isAlone = (line: SourceLine | undefined) => line !== undefined && line.aside === '';
  const isWord = (index: number) => {
    const [start, word, end] = [lines[index - 1], lines[index], lines[index + 1]];
    if (!isAlone(word) || !until.test(word?.text ?? '') || !isAlone(start) || !isAlone(end)) return false;
    return isDateText(start?.text ?? '') && isClosing(end?.text ?? '');
  };
  return lines.flatMap((line, index) => {
    if (isWord(index)) return [];
    return isWord(index + 1) ? [{ ...line, text: `${line.text} –` }] : [line];
  });
}

/** Joins a date that wraps in its column, alone or beside a title. */
function withWholeDates(lines: readonly SourceLine[]): readonly SourceLine[] {
  const whole: SourceLine[] = [];
  let wrapped = '';
  for (const line of lines) {
    const last = whole.at(-1);
    const isAlone = last !== undefined && last.aside === '' && isOpenPeriod(last.text);
    const isBeside = last !== undefined && isOpenPeriod(last.aside);
    const before = wrapped;
    wrapped = '';
    // A date that wraps above a title is the date of the title.
    if (before !== '' && isTitle(line)) replaceLast(whole, { ...line, aside: before });
    else if (last && isAlone && isClosing(line.text)) {
      wrapped = joinedDate(last.text, line.text);
      replaceLast(whole, { ...line, text: wrapped });
    } else if (last && ((isBeside && isClosing(line.aside)) || isClosedBelow(last.aside, line.aside))) {
      replaceLast(whole, { ...last, aside: joinedDate(last.aside, line.aside) });
      whole.push({ ...line, aside: '' });
    } else if (last && isBeside && isClosing(line.text))
      replaceLast(whole, { ...last, aside: joinedDate(last.aside, line.text) });
    else whole.push(line);
  }
  return whole;
}

function isTitle({ style, aside, text }: SourceLine): boolean {
  return style === 'strong' && aside === '' && datesInText(text).date === '';
}

function replaceLast(lines: SourceLine[], line: SourceLine): void {
  lines[lines.length - 1] = line;
}

const jointWord = preparedPattern(() => String.raw`(?<!\p{L})(?:${andWords()})$`);
/** In capitals, one letter may also be an initial: `MAYA Y`. */
const jointInCapitals = preparedPattern(() => String.raw`\s(?:${andWords().toUpperCase()})$`);
const jointSign = /[&,/]$/;
const maxHeadingLength = 60;

/**
 * True if a heading continues after a conjunction, another open end or a sign. Only after a conjunction may the next
 * line be a known heading: `Programming in C/` is above `Education`.
 */
function isCutHeading(text: string, next: string): boolean {
  if (jointWord.test(text) || (jointInCapitals.test(text) && sectionNamed(text) !== null)) return true;
  return (jointSign.test(text) || endsOpen(text)) && sectionNamed(next) === null;
}

/** Joins the lines of a heading: `Kenntnisse und` above `Fähigkeiten`. */
function withWholeHeadings(lines: readonly SourceLine[]): readonly SourceLine[] {
  const whole: SourceLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const isRest =
      last?.style === 'heading' &&
      line.style === 'heading' &&
      line.setting === last.setting &&
      last.aside === '' &&
      line.aside === '' &&
      isCutHeading(last.text, line.text) &&
      last.text.length + line.text.length < maxHeadingLength;
    if (isRest) replaceLast(whole, { ...last, text: `${last.text} ${line.text}` });
    else if (last && isHeadingInTwo(last, line))
      replaceLast(whole, { ...last, style: 'heading', text: `${last.text} ${line.text}` });
    else whole.push(line);
  }
  return whole;
}

/** True for the two lines of a heading that is known as a whole: `Work` above `Experience`. */
function isHeadingInTwo(above: SourceLine, below: SourceLine): boolean {
  const gap = below.layout?.gap ?? null;
  const areAlike =
    above.layout !== undefined &&
    above.layout.face === below.layout?.face &&
    gap !== null &&
    gap <= maxHeadingGap &&
    [above, below].every(({ style, aside }) => aside === '' && /^(?:heading|strong|large)$/.test(style));
  if (!areAlike || !isKnownWhole(`${above.text} ${below.text}`)) return false;
  return !isKnownWhole(above.text) || !isKnownWhole(below.text);
}

/** Maximum distance between the lines of a heading; 1 is that between lines of text, which are smaller. */
const maxHeadingGap = 2.2;

/** An address on the web that goes on in the next line: `linkedin.com/in/ada-`, `www.linkedin.com/in/`. */
const openAddress =
  /^(?:[\p{L} ]{2,12}: ?)?(?:https?:\/\/)?(?:[\p{L}\p{N}-]{1,40}\.){1,3}\p{L}{2,6}\/(?:[\w%/.-]{0,80}-|in\/)$/iu;
const restOfAddress = /^[\w%./-]{2,60}$/;

function withWholeAddresses(lines: readonly SourceLine[]): readonly SourceLine[] {
  const whole: SourceLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const isRest = line.aside === '' && line.style !== 'bullet' && restOfAddress.test(line.text);
    if (last !== undefined && last.aside === '' && isRest && openAddress.test(last.text))
      replaceLast(whole, {
        ...last,
        text: `${last.text}${line.text}`,
        links: [...last.links, ...line.links],
      });
    else whole.push(line);
  }
  return whole;
}

/** `-Wrote reports`: without a blank after the sign, only several such lines show that it marks bullets. */
const marked = /^[-–•*·∙»→➢►▶▪■◆●✓✔](?=[\p{L}\p{N}"“«《（(])/u;
const minMarked = 3;

function withPoints(lines: readonly SourceLine[]): readonly SourceLine[] {
  const isMarked = ({ text, style }: SourceLine) =>
    style !== 'heading' && style !== 'large' && style !== 'running' && marked.test(text);
  if (lines.filter(isMarked).length < minMarked) return lines;
  return lines.map((line) =>
    isMarked(line) ? { ...line, style: 'bullet', text: line.text.replace(marked, '') } : line,
  );
}

const languages = ['en', 'de', 'fr', 'es'] as const;
const maxPointLength = 1000;

/** Joins a bullet or text that ends inside a sentence with the next line, whatever style that has. */
function withWholePoints(lines: readonly SourceLine[]): readonly SourceLine[] {
  const whole: SourceLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const continues =
      last !== undefined &&
      (last.style === 'bullet' || (last.style === 'text' && line.style === 'text')) &&
      (line.style === 'text'
        ? endsInsideSentence(last.text)
        : line.style === 'bullet' && isCutOff(last.text)) &&
      last.aside === '' &&
      line.aside === '' &&
      last.text.length < maxPointLength &&
      /^\p{Ll}/u.test(line.text);
    if (continues)
      replaceLast(whole, {
        ...last,
        text: `${last.text} ${line.text}`,
        links: [...last.links, ...line.links],
      });
    else whole.push(line);
  }
  return whole;
}

/**
 * Before another bullet, only an article or a conjunction shows that a sentence continues: "guests check in" is
 * complete.
 */
const cutOffEnd = /\s(?:the|an|and|or|der|das|dem|des|und|oder|les|du|et|los|del)$/u;

function isCutOff(text: string): boolean {
  return cutOffEnd.test(text);
}

/** True if the text ends in a function word, as no sentence does: `… programs, the`, `retail- and`. */
function endsInsideSentence(text: string): boolean {
  if (!/\s/.test(text)) return false;
  const word = text.slice(text.lastIndexOf(' ') + 1);
  return languages.some((language) => {
    const { stops, links } = functionWords(language);
    return stops.has(word) || links.has(word);
  });
}
