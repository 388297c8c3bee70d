import { datesInText, isDuration } from './dates-in-text.ts';
import { cellsIn, type SourceLine } from './source-line.ts';
import { isPlace } from './who-is-who.ts';

/** A job, a school, a project as it is written: heading lines, then text. */
export interface WrittenEntry {
  readonly titles: readonly string[];
  /** What stands opposite the titles and is no date. */
  readonly asides: readonly string[];
  /** As written; '' when there is none. */
  readonly date: string;
  readonly links: readonly string[];
  readonly paragraphs: readonly string[];
  readonly bullets: readonly string[];
  /** A line of text behind the last bullet. */
  readonly after: readonly string[];
}

interface Draft {
  readonly head: SourceLine[];
  readonly body: SourceLine[];
}

const maxTitleLength = 110;
const maxTitles = 3;

/** Finds where entries begin: at a title after text, or at the second date. */
export function readEntries(lines: readonly SourceLine[]): readonly WrittenEntry[] {
  // A list in which each point is a certificate, a prize, a paper.
  if (lines.every(({ style }) => style === 'bullet'))
    return lines.map((line) => written({ head: [line], body: [] }));
  if (isOneToALine(lines)) return lines.map((line) => written({ head: [line], body: [] }));
  const hasTitles = lines.some(({ style }) => style === 'strong');
  const hasSubtitles = lines.some(({ style }) => style === 'quiet');
  const hasDates = lines.some(isDated);
  const drafts: Draft[] = [];
  for (const [index, line] of lines.entries()) {
    const draft = drafts.at(-1);
    if (!draft || opensEntry(draft, line, lines[index + 1], { hasTitles, hasDates })) {
      const isText = line.style === 'bullet';
      drafts.push(isText ? { head: [], body: [line] } : { head: [line], body: [] });
    } else if (belongsToHead(draft, line, hasTitles && hasSubtitles)) {
      draft.head.push(line);
    } else {
      draft.body.push(line);
    }
  }
  return drafts.map(written);
}

function opensEntry(
  { head, body }: Draft,
  line: SourceLine,
  next: SourceLine | undefined,
  { hasTitles, hasDates }: { readonly hasTitles: boolean; readonly hasDates: boolean },
): boolean {
  if (line.style === 'bullet') return false;
  if (line.opensBlock && !(body.length === 0 && head.every(isOnlyDate))) return true;
  // Where dates stand above the titles, the next date is the next entry.
  if (head.length > 1 && head.slice(0, 1).every(isOnlyDate) && isOnlyDate(line)) return true;
  const isTitle = line.style === 'strong';
  const headIsDated = head.some(isDated);
  if (body.length === 0) {
    if (head.some(({ style }) => style === 'strong') && isTitle) {
      const endsHead = next === undefined || (next.style !== 'strong' && !isDated(next));
      return !hasDates || (headIsDated && (isDated(line) || !endsHead));
    }
    return headIsDated && isDated(line) && !(hasTitles && !isTitle);
  }
  if (isTitle) return true;
  if (hasTitles) return false;
  const follows = body.at(-1)?.style === 'bullet';
  return (
    isShort(line) &&
    (isDated(line) || (follows && (next === undefined || isDated(next) || next.style === 'bullet')))
  );
}

function belongsToHead({ head, body }: Draft, line: SourceLine, styled: boolean): boolean {
  if (body.length > 0 || line.style === 'bullet') return false;
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
  const isPlain = lines.every((line) => line.style === 'text' && isShort(line) && !isOnlyDate(line));
  return isPlain && lines.length > 1 && lines.filter(isDated).length > 0.6 * lines.length;
}

function isShort({ text }: SourceLine): boolean {
  // Employer, place, dates and an address in a row are long, and no sentence.
  if (cellsIn(text).length > 2) return true;
  return (
    text.length <= maxTitleLength &&
    !/[.!?;。]$/.test(text.replace(/\b(?:Inc|Ltd|Co|Corp|S\.A|e\.V)\.$/i, ''))
  );
}

function isOnlyDate({ text, aside }: SourceLine): boolean {
  return aside === '' && datesInText(text).rest === '';
}

function isTime(text: string): boolean {
  const { date, rest } = datesInText(text);
  return date !== '' && rest === '';
}

/** The date that was found beside the text, or for how long that is. */
function isTimeOf(text: string, date: string): boolean {
  return text === date || isDuration(text);
}

function isDated({ text, aside }: SourceLine): boolean {
  return datesInText(aside).date !== '' || datesInText(text).date !== '';
}

function written({ head, body }: Draft): WrittenEntry {
  const titles: string[] = [];
  const asides: string[] = [];
  let date = '';
  const take = (text: string, list: string[]): void => {
    const found = date === '' ? datesInText(text) : { rest: text, date: '' };
    date ||= found.date;
    if (found.rest !== '') list.push(found.rest);
  };
  for (const line of head) {
    for (const part of cellsIn(line.aside)) take(part, asides);
    for (const part of cellsIn(line.text)) take(part, titles);
  }
  // At the right edge the date may stand beside the text below the title.
  const beside = body.flatMap(({ aside }) => cellsIn(aside));
  const dated = date === '' ? beside.find(isTime) : undefined;
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
    date,
    links: head.flatMap(({ links }) => links),
    paragraphs: prose.filter((line) => lastBullet < 0 || body.indexOf(line) < lastBullet).map(textOf),
    bullets: body.filter(isBullet).map(textOf),
    after: prose.filter((line) => lastBullet >= 0 && body.indexOf(line) > lastBullet).map(textOf),
  };
}
