import { dateWords } from '../../contract/dates.ts';
import { functionWords } from '../../lexicon/generic-words.ts';
import { withHeadingsApart } from './headings-in-lines.ts';
import { datesInText, isDateText } from './recognize/dates-in-text.ts';
import { sectionNamed } from './recognize/section-headings.ts';
import type { SourceLine } from './source-line.ts';

/* What a narrow column, a drawn line or a list without real markers did to the lines of a resume is undone before they are read. */

/** The lines as they are meant: none that is only drawn, dates and headings whole and by themselves, points as points. */
export function withWholeLines(lines: readonly SourceLine[]): readonly SourceLine[] {
  const said = lines.filter(
    ({ text, aside, links }) => !(drawn.test(text) && aside === '' && links.length === 0),
  );
  return withWholePoints(
    withoutClosing(
      withPoints(withHeadingsApart(withWholeHeadings(withYearsApart(withWholeDates(said.map(withoutRule)))))),
    ),
  );
}

/** A row of one sign from edge to edge. */
const drawn = /^(?:[-_=~*.–—─═#+]\s?){4,}$/u;
/** `2020  2021  Acme`: the dash is lost, or was never there. */
const yearsInRow = /^((?:19|20)\d{2}) {2,3}((?:19|20)\d{2})(?= |$)/u;
const yearAtStart = /^((?:19|20)\d{2}(?: – (?:19|20)\d{2})?) {2,8}(?=\p{L})/u;
const ruleAtEnd = /(?<=[\p{L}\p{N})])\s?_{3,}$/u;

function withoutRule(line: SourceLine): SourceLine {
  const text = line.text.replace(ruleAtEnd, '').replace(yearsInRow, '$1 – $2').replace(yearAtStart, '$1 | ');
  return text === line.text ? line : { ...line, text };
}

const timeFirst = /^(?:\d{1,2}[./])?(?:19|20)\d{2}(?!\d)/;
const yearAndName = /^((?:19|20)\d{2}) (?=\p{Lu})/u;

/** `2004 Abitur` above or below `2004 – 2007 Ausbildung`: in a list of times the year is the time, and not of the name. */
function withYearsApart(lines: readonly SourceLine[]): readonly SourceLine[] {
  const isTimed = (line: SourceLine | undefined) =>
    line !== undefined && line.style !== 'bullet' && timeFirst.test(line.text);
  return lines.map((line, index) => {
    const isInList = isTimed(line) && (isTimed(lines[index - 1]) || isTimed(lines[index + 1]));
    return isInList && line.aside === '' ? { ...line, text: line.text.replace(yearAndName, '$1 | ') } : line;
  });
}

/** `May-`, `Jan 2016 –`: in the line below it stands until when. */
const opened = new RegExp(`^(?:${dateWords.month}\\.?,?)?\\s?(?:(?:19|20)\\d{2})?\\s?[-–—]$`, 'iu');
const present = new RegExp(`^(?:${dateWords.present})$`, 'iu');

function isOpened(text: string): boolean {
  return text.length > 3 && opened.test(text);
}

function isClosing(text: string): boolean {
  return present.test(text) || (isDateText(text) && !/[-–—]/u.test(text));
}

function joinedDate(from: string, to: string): string {
  return `${from.replace(/\s?[-–—]$/u, '')} – ${to}`;
}

/** A date that wraps in its column, alone or beside a title. */
function withWholeDates(lines: readonly SourceLine[]): readonly SourceLine[] {
  const whole: SourceLine[] = [];
  let wrapped = '';
  for (const line of lines) {
    const last = whole.at(-1);
    const isAlone = last !== undefined && last.aside === '' && isOpened(last.text);
    const isBeside = last !== undefined && isOpened(last.aside);
    const before = wrapped;
    wrapped = '';
    // The date of a title is beside it, though it wraps above it.
    if (before !== '' && isTitle(line)) replaceLast(whole, { ...line, aside: before });
    else if (last && isAlone && isClosing(line.text)) {
      wrapped = joinedDate(last.text, line.text);
      replaceLast(whole, { ...line, text: wrapped });
    } else if (last && isBeside && isClosing(line.aside)) {
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

const jointWord = /(?<!\p{L})(?:and|und|et|y|e)$/u;
const jointSign = /[&,/]$/;
const longestHeading = 60;

/** A heading that a sign ends may be whole where the next one is: `Programming in C/` above `Education`. */
function isCutHeading(text: string, next: string): boolean {
  return jointWord.test(text) || (jointSign.test(text) && sectionNamed(next) === null);
}

/** `Kenntnisse und` above `Fähigkeiten`, both set as headings. */
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
      last.text.length + line.text.length < longestHeading;
    if (isRest) replaceLast(whole, { ...last, text: `${last.text} ${line.text}` });
    else whole.push(line);
  }
  return whole;
}

/** `Graz, den 3.2.2025`, `Lyon, le 3 mars 2025`, `上海，2025年2月3日` */
const signedAt =
  /^(\p{Lu}[\p{L} .'’-]{1,40}|\p{Script=Han}{2,8})[,，]? ?(den |am |le |el |a )?(\d{1,2}\.? ?(?:[./]\d{1,2}[./]|(?:de )?\p{L}{3,10}\.? (?:de )?)(?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2}|\d{4}年\d{1,2}月\d{1,2}日)\.?$/u;
/** Below it stands at most the name again. */
const linesOfSigning = 2;
const linesOfHead = 15;

/** Where and when somebody signed says nothing of them: it is the foot of the last page. */
function withoutClosing(lines: readonly SourceLine[]): readonly SourceLine[] {
  const from = lines.length - linesOfSigning;
  const signed = lines.findIndex((line, index) => index > 0 && index >= from && isSigned(line, lines));
  if (signed < 0) return lines;
  const isFoot = (line: SourceLine, index: number) =>
    index === signed || (index > signed && line.text === lines[0]?.text);
  return lines.map((line, index) => (isFoot(line, index) ? { ...line, style: 'running' } : line));
}

/** Without a word before the day the town must be known. */
function isSigned({ text, aside, style }: SourceLine, lines: readonly SourceLine[]): boolean {
  const [, town, word] = aside === '' && style !== 'bullet' ? (signedAt.exec(text) ?? []) : [];
  if (town === undefined) return false;
  return word !== undefined || lines.slice(0, linesOfHead).some((line) => line.text.includes(town));
}

/** `-Wrote reports`: with no blank behind it, only other lines that begin alike show that the sign is a marker. */
const marked = /^[-–•*·∙»](?=[\p{L}\p{N}"“«])/u;
const fewestMarked = 3;

function withPoints(lines: readonly SourceLine[]): readonly SourceLine[] {
  const isMarked = ({ text, style }: SourceLine) =>
    style !== 'heading' && style !== 'large' && style !== 'running' && marked.test(text);
  if (lines.filter(isMarked).length < fewestMarked) return lines;
  return lines.map((line) =>
    isMarked(line) ? { ...line, style: 'bullet', text: line.text.replace(marked, '') } : line,
  );
}

const languages = ['en', 'de', 'fr', 'es'] as const;
const longestPoint = 1000;

/** A point that ends in the middle of its sentence goes on in the next line, whatever that is set as. */
function withWholePoints(lines: readonly SourceLine[]): readonly SourceLine[] {
  const whole: SourceLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const goesOn =
      last !== undefined &&
      (last.style === 'bullet' || (last.style === 'text' && line.style === 'text')) &&
      (line.style === 'text' ? isOpenEnd(last.text) : line.style === 'bullet' && isCut(last.text)) &&
      last.aside === '' &&
      line.aside === '' &&
      last.text.length < longestPoint &&
      /^\p{Ll}/u.test(line.text);
    if (goesOn)
      replaceLast(whole, {
        ...last,
        text: `${last.text} ${line.text}`,
        links: [...last.links, ...line.links],
      });
    else whole.push(line);
  }
  return whole;
}

/** Where the next line has a marker of its own, only an article or a conjunction shows that it goes on: guests check in. */
const cut = /\s(?:the|an|and|or|der|das|dem|des|und|oder|les|du|et|los|del)$/u;

function isCut(text: string): boolean {
  return cut.test(text);
}

/** `… programs, the`, `retail- and`: no sentence ends in such a word. */
function isOpenEnd(text: string): boolean {
  if (!/\s/.test(text)) return false;
  const word = text.slice(text.lastIndexOf(' ') + 1);
  return languages.some((language) => {
    const { stops, links } = functionWords(language);
    return stops.has(word) || links.has(word);
  });
}
