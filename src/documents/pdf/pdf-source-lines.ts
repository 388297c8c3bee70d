import { trimEndOf } from '../../values/strings.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';
import { withListedEntries } from '../outline/lines/listed-entries.ts';
import { isContactLine } from '../outline/recognize/contact-in-text.ts';
import { datesInText, isDateText, isDuration, isTimeText } from '../outline/recognize/dates-in-text.ts';
import { isDocumentTitle } from '../outline/recognize/document-title.ts';
import { isPlace } from '../outline/recognize/name-kinds.ts';
import { headingTest, sectionNamed } from '../outline/recognize/section-headings.ts';
import { hasMarker, type LineLayout, type SourceLine, withoutMarker } from '../outline/source-line.ts';
import { commonest, median } from '../text/usual-values.ts';
import { withWholeHead } from './head-of-columns.ts';
import { linesOfPages, type PageLine, runningLines, withLevels } from './page-lines.ts';
import type { PdfPage } from './page-rows.ts';
import { lineJoiner } from './wrapped-words.ts';

const maxHeadingLength = 50;
/** Maximum number of line positions on all pages, far more than any resume has; limits the cost of layout. */
const maxHeights = 3000;
/** Points from the lower edge, below which a number is a page number. */
const pageNumberHeight = 90;
const pageNumber =
  /^(?:.{0,60}\s[-–|·]\s)?(?:(?:page|seite|página|pagina)\s)?\d{1,3}\s?(?:of|von|sur|de|\/)\s?\d{1,3}$|^第\s*\d+\s*页|^(?:.{0,60}\s[-–|·]\s)?(?:page|seite|página|第)\s*\d{1,3}(?:\s*页.*)?$/iu;

/**
 * The lines of a PDF, unwrapped, each with a style from its position and font.
 * @throws UnreadableFile if there are more lines than any resume has
 */
export function pdfSourceLines(pages: readonly PdfPage[]): readonly SourceLine[] {
  const heights = pages.reduce((sum, { runs }) => sum + new Set(runs.map(({ y }) => Math.round(y))).size, 0);
  if (heights > maxHeights) throw new UnreadableFile(`has ${heights} lines; at most ${maxHeights} are read`);
  const lines = withoutCodeSigns(
    linesOfPages(pages).filter((line) => !(line.aside === '' && isPageNumber(line))),
  );
  const joined = lineJoiner(lines.map(({ text }) => text));
  const running = runningLines(lines);
  const setAs = stylesIn(lines.filter((line) => !running.has(line)));
  const styleOf = (line: PageLine) => (running.has(line) ? 'running' : setAs(line));
  const layoutOf = layoutsIn(lines.filter((line) => !running.has(line)));
  const maxDistance = maxDistanceIn(lines);
  const drafts: { first: PageLine; last: PageLine; source: SourceLine }[] = [];
  for (const line of lines) {
    const draft = drafts.at(-1);
    const style = styleOf(line);
    const { style: open = style, text = '', aside = '' } = draft?.source ?? {};
    if (draft && continues({ ...draft, style: open, text, aside, maxDistance }, line, style)) {
      draft.source = {
        ...draft.source,
        text: isSplitAddress(draft.last, line)
          ? draft.source.text + line.text
          : joined(draft.source.text, line.text),
        aside: [draft.source.aside, line.aside].filter((text) => text !== '').join(' | '),
      };
      draft.last = line;
      continue;
    }
    const source: SourceLine = {
      place: `page ${line.page}, line ${line.number}`,
      text: line.marked ? line.text : withoutMarker(line.text),
      aside: line.aside,
      style,
      links: line.links.filter((url) => /^https?:/i.test(url)),
      ...(line.opening !== undefined && { opening: line.opening }),
      ...(line.side !== undefined && { column: line.side }),
      layout: layoutOf(line, draft?.last),
    };
    drafts.push({ first: line, last: line, source });
  }
  const head = drafts.findIndex(({ source }) => source.style === 'heading');
  const hasMarkers = lines.some(({ marked, text }) => marked || hasMarker(text));
  const centered = hasMarkers ? new Set() : centeredLines(lines);
  const styled = drafts.map(({ first, source }, index) => ({
    first,
    // Above the first section, lines are indented because they are centered.
    source:
      index > head && !hasMarkers && !centered.has(first) && isIndented(first, source)
        ? asPoint(source)
        : source,
  }));
  return withListedEntries(withLevels(withWholeHead(styled))).flatMap(({ line }) => line ?? []);
}

const codeSign = /^(?:<\/?|\/{1,2}|>)(?:\s|$)/;
const codeEnd = /\s\/?>$/;
/** Minimum number of lines that end like an element of HTML. */
const minCodeEnds = 3;

/** Removes signs of code that only decorate: `< Baker />`, `/ EXPERIENCE`, `// Skills`. */
function withoutCodeSigns(lines: readonly PageLine[]): readonly PageLine[] {
  const bareText = (text: string) => text.replace(codeSign, '').replace(codeEnd, '').trim();
  if (lines.filter(({ text }) => text.endsWith('>') && codeEnd.test(text)).length < minCodeEnds) return lines;
  return lines.flatMap((line) => {
    const text = bareText(line.text);
    // The sign may be too far from its words to be in one cell.
    const [first = '', ...others] = text === '' ? line.aside.split(' | ') : [text, line.aside];
    return first === '' ? [] : [{ ...line, text: first, aside: others.join(' | ') }];
  });
}

function asPoint(source: SourceLine): SourceLine {
  return { ...source, style: 'bullet' };
}

/** How lines look compared with most of the text. */
function layoutsIn(lines: readonly PageLine[]): (line: PageLine, above: PageLine | undefined) => LineLayout {
  const textSize = commonest(lines.map(({ size, text }) => [size, text.length])) ?? 0;
  const usual = usualGap(lines);
  return (line, above) => {
    const gap = gapAbove(line, above);
    return {
      ...{ face: faceOf(line), isBold: line.bold, isItalic: line.italic },
      ...{ larger: line.size - textSize, indent: line.startX - line.left },
      gap: gap === null || usual === 0 ? null : gap / usual,
    };
  };
}

/** In points; null if a page or a column begins between the two lines. */
function gapAbove(line: PageLine | undefined, above: PageLine | undefined): number | null {
  return line && above && line.page === above.page && above.y > line.y ? above.y - line.y : null;
}

function usualGap(lines: readonly PageLine[]): number {
  const gaps = lines.map((line, index) => gapAbove(line, lines[index - 1]));
  return median(gaps.filter((gap) => gap !== null));
}

/** Lines with more room above or below them than body text has. */
function spacedLines(lines: readonly PageLine[]): ReadonlySet<PageLine> {
  const gaps = lines.map((line, index) => gapAbove(line, lines[index - 1]));
  const usual = usualGap(lines);
  const isWide = (gap: number | null | undefined) => typeof gap === 'number' && gap > 1.35 * usual;
  return new Set(lines.filter((_, index) => isWide(gaps[index]) || isWide(gaps[index + 1])));
}

function isPageNumber({ text, aside, page, y }: PageLine): boolean {
  if (aside !== '') return false;
  return pageNumber.test(text) || (text === String(page) && y < pageNumberHeight);
}

/** True if the line ends at the right edge of its column and begins anywhere. */
function isFlushRight({ startX, endX, left, right }: PageLine): boolean {
  return Math.abs(right - endX) < 1 && startX - left > 4;
}

/** Lines with the same center as others of their column that begin elsewhere. */
function centeredLines(lines: readonly PageLine[]): ReadonlySet<PageLine> {
  const keyOf = ({ page, left, right, startX, endX }: PageLine, offset: number) =>
    `${page} ${left} ${right} ${Math.round((startX + endX) / 2 / sameCenter) + offset}`;
  // The first few starts are enough to know, and more would take time in a long file.
  const starts = new Map<string, readonly number[]>();
  for (const line of lines) {
    const [key, start] = [keyOf(line, 0), Math.round(line.startX)];
    const known = starts.get(key) ?? [];
    if (known.length < minCentered && !known.includes(start)) starts.set(key, [...known, start]);
  }
  const startsNear = (line: PageLine) =>
    new Set([-1, 0, 1].flatMap((offset) => starts.get(keyOf(line, offset)) ?? []));
  return new Set(lines.filter((line) => startsNear(line).size >= minCentered));
}

/** Lines whose centers are at most about this far apart have the same, in points. */
const sameCenter = 1.5;
const minCentered = 3;

/** True for a list point whose marker is not part of the text. */
function isIndented(first: PageLine, { style, text, aside }: SourceLine): boolean {
  const indent = first.startX - first.left;
  if (isFlushRight(first) && text === first.text) return false;
  const isPoint = (style === 'text' || style === 'quiet') && aside === '' && indent > 8 && indent < 60;
  return isPoint && datesInText(text).rest !== '' && !(isPlace(text) && text.includes(','));
}

/** The style of each line, by how it differs from the body text, from known headings and from the largest line. */
function stylesIn(lines: readonly PageLine[]): (line: PageLine) => SourceLine['style'] {
  const body = commonest(lines.map((line) => [faceOf(line), line.text.length])) ?? '';
  const bodySize = Number(body.split(' ')[0]);
  const bodyFont = body.split(' ')[1];
  const named = lines.filter((line) => !isMonogram(line));
  const largest = Math.max(...(named.length > 0 ? named : lines).map(({ size }) => size));
  const isKnown = headingTest(lines.filter(mayBeHeading).map(({ text }) => text));
  const isKnownHeading = (line: PageLine) => mayBeHeading(line) && isKnown(line.text);
  const headings = lines.filter(isKnownHeading);
  const firstLargest = lines.find(({ size }) => size === largest);
  const areHeadingsLargest = largest > bodySize + 2 && headings.some(({ size }) => size === largest);
  const headingFaces = facesOfHeadings(lines, headings, bodySize);
  const isNamed = namedHeadings(lines, headings, body);
  const strongFonts = new Set(
    [...headings, ...lines.filter(({ size }) => size === largest)].map(({ font }) => font),
  );
  strongFonts.delete(bodyFont ?? '');
  const inBody = lines.filter((line) => faceOf(line) === body);
  const isBodyBold = inBody.filter(({ bold }) => bold).length > inBody.length / 2;
  const saysWeight = !isBodyBold && lines.some(({ bold }) => bold);
  const isStrong = (line: PageLine) => (saysWeight ? line.bold : strongFonts.has(line.font));
  const isQuiet = (line: PageLine) => (saysWeight ? line.italic : line.font !== bodyFont);
  return (line) => {
    if (line.size > largest) return 'quiet';
    // A calendar symbol before a date is not a list marker.
    if (line.marked && isOnlyDate(line)) return 'text';
    // A picture may come before a heading.
    if (line.marked && line.aside === '' && faceOf(line) !== body && isKnown(line.text)) return 'heading';
    if (line.marked || hasMarker(line.text)) return line.bold && line.aside !== '' ? 'strong' : 'bullet';
    if (isKnownHeading(line) || isNamed.has(line) || line.isMarginHeading) return 'heading';
    // Headings may be as large as the name, which comes first.
    if (
      line.size === largest &&
      areHeadingsLargest &&
      line !== firstLargest &&
      mayBeHeading(line) &&
      datesInText(line.text).date === ''
    )
      return 'heading';
    if (line.size === largest && largest > bodySize + 2) {
      // Titles of entries may be as large as the name, but a name has no date.
      if (datesInText(line.aside || line.text).date !== '') return 'strong';
      const isSection = mayBeHeading(line) && sectionNamed(line.text) !== null;
      return isSection ? 'heading' : 'large';
    }
    const isSetAsHeading = headingFaces.has(capitalFaceOf(line)) && faceOf(line) !== body;
    // The name may look like the headings.
    if (line.aside === '' && isSetAsHeading && line !== lines[0]) return 'heading';
    if (isStrong(line) || line.size > bodySize + (saysWeight ? 1.9 : 0.9)) return 'strong';
    return isQuiet(line) ? 'quiet' : 'text';
  };
}

/** True for initials, which are drawn larger than the name. */
function isMonogram({ text, aside, marked }: PageLine): boolean {
  return aside === '' && !marked && /^(?:\p{Lu}\.? ?){2,3}$/u.test(text) && !isDocumentTitle(text);
}

/** Fonts of known headings in which little else is set: other lines in such a font are headings too. */
function facesOfHeadings(
  lines: readonly PageLine[],
  known: readonly PageLine[],
  bodySize: number,
): ReadonlySet<string> {
  const faces = new Set(known.map(capitalFaceOf));
  const isOwn = (face: string) => {
    const own = lines.filter((line) => capitalFaceOf(line) === face && !line.marked);
    // Titles of entries are hardly ever larger than the text; headings mostly are.
    const isLarge = (own[0]?.size ?? 0) > bodySize + 0.9;
    const isNamed = (line: PageLine) => isLarge && mayBeHeading(line) && sectionNamed(line.text) !== null;
    const headings = own.filter((line) => known.includes(line) || isNamed(line));
    const others = own.filter((line) => !headings.includes(line));
    const most = isLarge ? maxUnknownLarge : maxUnknown;
    return headings.length > 1 && others.every(isBareLine) && others.length <= most * headings.length;
  };
  return new Set([...faces].filter(isOwn));
}

/** The font, where capitals distinguish headings from titles in the same font. */
function capitalFaceOf(line: PageLine): string {
  return line.text === line.text.toUpperCase() ? `${faceOf(line)} capitals` : faceOf(line);
}

/** Maximum number of unknown headings per known heading in a font. */
const maxUnknown = 1.5;
const maxUnknownLarge = 4;

/** Maximum length of an unknown heading; longer ones wrap. */
const maxUnknownLength = 70;

function isBareLine({ text, aside }: PageLine): boolean {
  return aside === '' && text.length < maxUnknownLength && datesInText(text).date === '';
}

/** Lines that look like known headings and name a section among other words: `Beruflicher Werdegang seit 2010`. */
function namedHeadings(
  lines: readonly PageLine[],
  known: readonly PageLine[],
  body: string,
): ReadonlySet<PageLine> {
  const apart = spacedLines(lines);
  // In the font of the text, only the room around a heading distinguishes it.
  const lookOf = (line: PageLine) =>
    [
      faceOf(line),
      line.text === line.text.toUpperCase() ? 'capitals' : '',
      faceOf(line) === body && apart.has(line) ? 'apart' : '',
    ].join(' ');
  // If headings have a different font, a known word in the font of the text is not a heading.
  const ownFace = known.filter((line) => faceOf(line) !== body);
  const looks = new Set((ownFace.length >= minOwn ? ownFace : known).map(lookOf));
  const named = lines.filter(
    (line) => mayBeHeading(line) && looks.has(lookOf(line)) && sectionNamed(line.text) !== null,
  );
  return new Set(named.filter((line) => named.filter((other) => lookOf(other) === lookOf(line)).length > 1));
}

const minOwn = 2;

/** True for a date; its list marker may be a calendar symbol. */
function isOnlyDate({ text }: PageLine): boolean {
  return isDateText(text) && !isDuration(text);
}

function mayBeHeading({ text, aside, marked }: PageLine): boolean {
  return aside === '' && !marked && text.length < maxHeadingLength;
}

function faceOf({ size, font }: PageLine): string {
  return `${Math.round(size * 10) / 10} ${font}`;
}

/** `03/2011–` before a text; its end is in the next line. */
const opensPeriod = /^(?:\d{1,2}[./])?(?:19|20)\d{2}\s?[-–—]\s/u;

interface OpenLine {
  readonly first: PageLine;
  readonly last: PageLine;
  readonly style: SourceLine['style'];
  /** Its text, and that at the other end of its lines, so far. */
  readonly text: string;
  readonly aside: string;
  readonly maxDistance: number;
}

/** True if a line continues the open text above it. */
function continues(
  { first, last, style: open, text, aside, maxDistance }: OpenLine,
  line: PageLine,
  style: SourceLine['style'],
): boolean {
  if (/heading|running/.test(`${style} ${open}`)) return false;
  // A date in the margin, or a second date beside the text, is that of the next entry.
  if (isDateText(line.aside) && (isDateText(aside) || (line.isBesideDate && !opensPeriod.test(first.text))))
    return false;
  if (last.aside === '' && isNext(last, line, maxDistance) && isSplitDate(last.text, line.text)) return true;
  if (style === 'bullet') return false;
  if (isNext(last, line, maxDistance) && isSplitAddress(last, line)) return true;
  // A line that begins with a bold label continues in the font after it.
  const isSame =
    style === open ||
    (open === 'strong' && style === 'text' && line.font === last.font) ||
    (line.beginsBold && open === 'text' && isMidSentence(last, line) && !mayNameEntry(line)) ||
    (/^(?:text|quiet)$/.test(open) && /^\p{Ll}/u.test(line.text) && isMidSentence(last, line));
  if (open === 'bullet' ? style === 'large' : !isSame) return false;
  if (Math.abs(line.size - last.size) > 0.5 || !isNext(last, line, maxDistance)) return false;
  if (/[,，|–]$/.test(last.text) && Math.abs(line.x - last.x) <= 4) return true;
  if (last.aside !== '' && !(open === 'bullet' && isTimeText(last.aside))) return false;
  if (open === 'bullet' && style === 'strong' && datesInText(line.aside || line.text).date !== '')
    return false;
  // A picture may have been between the marker and the text.
  const isBeforeText = line.x < first.x - 4 && line.x - first.startX < deeperThanMarker;
  if (open === 'bullet' && first.marked && isBeforeText)
    return (!line.bold || first.bold) && isUnderMarker({ first, last }, line);
  const isRest = isRestOfSentence({ first, last, style: open, text }, line);
  if (line.ragged)
    return /^[\p{Ll}(]/u.test(line.text) && !isContactLine(line.text) && (isFull(last, line) || isRest);
  const indent = line.x - first.startX;
  if (indent > 3 && indent < 40) return true;
  if (Math.abs(line.x - last.x) > 4 || isSeparateLine(line.text)) return false;
  if (isContactLine(line.text) || isContactLine(last.text) || /^\S+@/.test(line.text)) return false;
  // `English (fluent)` above `German (native)`.
  if (last.text.endsWith(')') && line.text.endsWith(')')) return false;
  return isFull(last, line) || isRest;
}

/** Minimum length of the text above; shorter lines may be names in a list. */
const minSentence = 40;
const minPoint = 20;

/** True for the rest of a sentence that wraps before the edge of its column, as in a narrow text frame. */
function isRestOfSentence(
  { first, last, style, text }: Pick<OpenLine, 'first' | 'last' | 'style' | 'text'>,
  line: PageLine,
): boolean {
  const isLong = text.length >= (style === 'bullet' && first.marked ? minPoint : minSentence);
  return isLong && line.font === last.font && /^\p{Ll}/u.test(line.text) && !endsSentence.test(last.text);
}

const endsSentence = /[.!?:;。：)]$/u;

/** True if the bold words may be the name of an entry; in `Acme, and others` they are part of a sentence. */
function mayNameEntry({ opening, text }: PageLine): boolean {
  return opening !== undefined && !/^[,;]\s\p{Ll}/u.test(text.slice(opening.length));
}

/** True if the next word has no room in a line that ends no sentence. */
function isMidSentence(last: PageLine, line: PageLine): boolean {
  if (last.ragged || last.aside + line.aside !== '' || '.!?:;。：'.includes(last.text.slice(-1)))
    return false;
  const letter = (last.endX - last.x) / Math.max(1, last.text.length);
  return last.right - last.endX < (line.text.indexOf(' ') + 1) * letter;
}

/** True for a wrapped date: `Jul` above `2016 – 2018`, `2016 –` above `2018`, `2016` above `– 2018`. */
function isSplitDate(above: string, below: string): boolean {
  const { date } = datesInText(below);
  const end = above.slice(trimEndOf(above, /\S/).length);
  if (date !== '' && /^\p{L}+\.?$/u.test(end) && isDateText(below)) return isDateText(`${end} ${below}`);
  if (/\d\s?[-–—]$/.test(above) && isDateText(below)) return true;
  const whole = datesInText(`${end} ${below}`).date;
  return isDateText(end) && /^[-–—/]\s?[\p{L}\d]/u.test(below) && whole.startsWith(end) && whole !== end;
}

/** True for an address that is longer than its column, so that it continues on the next line. */
function isSplitAddress(last: PageLine, line: PageLine): boolean {
  const isAlike = last.page === line.page && last.font === line.font && last.aside + line.aside === '';
  const isTooLong = last.endX + line.endX - line.x >= last.right;
  if (!isAlike || !isTooLong || /\s/.test(line.text)) return false;
  const end = last.text.slice(trimEndOf(last.text, /\S/).length);
  if (/^[\w.+-]+@[\w-]*$/.test(end)) return /^[\w-]*\.[a-z]{2,}$/i.test(line.text);
  const isPage = /^(?:https?:\/\/|www\.|[\w-]+\.(?:com|org|net|io)\/)\S+$/i.test(end);
  // An address breaks at punctuation, or at the end of the column.
  const letter = (last.endX - last.x) / Math.max(1, last.text.length);
  if (!/[-/._=?&#]$/.test(end) && last.right - last.endX > 2 * letter) return false;
  return isPage && /^[a-z\d%./?=&#~+_-][\w%./?=&#~+-]*$/.test(line.text) && !isContactLine(line.text);
}

const deeperThanMarker = 6;

/** True if the rest of a point begins below its marker, as some resumes have it. */
function isUnderMarker({ first, last }: Pick<OpenLine, 'first' | 'last'>, line: PageLine): boolean {
  const isBelow = Math.abs(line.x - first.startX) <= 4 && line.aside === '' && line.font === first.font;
  return isBelow && !/[.!?:;。]$/.test(last.text) && isFull(last, line);
}

function isNext(last: PageLine, line: PageLine, maxDistance: number): boolean {
  if (line.page !== last.page) return true;
  const gap = last.y - line.y;
  return gap > 0 && gap < maxDistance * line.size;
}

/**
 * Maximum distance to the next line of a text, in font sizes: widely spaced lines of one resume may be farther apart
 * than the paragraphs of another.
 */
function maxDistanceIn(lines: readonly PageLine[]): number {
  const body = commonest(lines.map(({ size, text }) => [size, text.length])) ?? 1;
  const gaps = lines
    .flatMap((line, index) => {
      const above = lines[index - 1];
      return line.size === body && above?.size === body ? (gapAbove(line, above) ?? []) : [];
    })
    .toSorted((one, other) => one - other);
  const closest = (gaps[Math.floor(gaps.length / 4)] ?? 0) / body;
  const isSpread = gaps.length >= minGaps && closest >= usualDistance && closest < maxSpread;
  return isSpread ? 1.05 * closest : usualDistance;
}

/** Minimum number of gaps to judge by. */
const minGaps = 8;
/** Lines farther apart than this are not a text. */
const maxSpread = 2.5;
const usualDistance = 1.75;

/** True for contact details in a row, or a label with its value: never the middle of a sentence. */
function isSeparateLine(text: string): boolean {
  return /\s[|·•]\s|^[\p{Lu}\p{Script=Han}][^:：.,]{0,40}[:：]\s/u.test(text);
}

/** True if the first word of the next line would hardly have fitted; justified text leaves some room. */
function isFull(last: PageLine, line: PageLine): boolean {
  const letter = (last.endX - last.x) / Math.max(1, last.text.length);
  const firstWord = (line.text.split(' ')[0] ?? '').length;
  const room = last.right - last.endX + (last.ragged ? last.startX - last.left : 0);
  const isMidSentence = /^[\p{Ll}\p{N}(]/u.test(line.text) || !/[.!?:。]$/.test(last.text);
  return room < (firstWord + 1) * letter || (isMidSentence && room < 0.2 * (last.right - last.x));
}
