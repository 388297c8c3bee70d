import type { ResumeDocument, Sections } from '../../../contract/resume/resume-document.ts';
import { readRichLines } from '../../resume/read-chunks.ts';

/*
 * Estimates how many pages a resume fills in the theme `ats` without rendering it. Sizes and gaps are those of the
 * theme, in points (10 pt type, margins of 19, 18 and 16 mm); other themes need about as much. The estimate is
 * slightly off and decides only whether something is hidden to save space.
 */

const typeSize = 10;
const pageSizes = {
  a4: { width: 487.6, height: 745.5 },
  letter: { width: 504.3, height: 695.6 },
} as const;
/** Baseline to baseline. */
const line = 12.6;
const bulletGap = 0.8;
const paragraphGap = 1.4;
const bulletIndent = 8.5;
const entryGap = 7;
const sectionHead = 31;
/** Name and headline above the contact details. */
const mastheadHeight = 34;
const headlineHeight = 20;
/** Share of a page that page breaks leave empty, because entries and short bullets are not split. */
const lostAtBreak = 0.03;
/** The theme sets the text up to a tenth tighter if that saves the last page. */
const tighterBy = 0.1;
const maxOfLastPage = 0.25;

/** Paths of the base that are left out, in JSON Resume terms. */
type Gone = ReadonlySet<string>;
const nothing: Gone = new Set();

/** Number of pages that are filled, as a fraction, including what breaks leave empty. */
export function pagesFilled(document: ResumeDocument, gone: Gone = nothing): number {
  const { height } = pageSizes[pageSizeOf(document)];
  const pages = heightOf(document, gone) / height;
  return pages <= 1 ? pages : pages * (1 + lostAtBreak);
}

/** Number of whole pages, at least one. */
export function estimatePages(document: ResumeDocument, gone: Gone = nothing): number {
  const used = pagesFilled(document, gone);
  const full = Math.max(1, Math.ceil(used));
  const last = used - (full - 1);
  const isSaved = full > 1 && last < Math.min(maxOfLastPage, (full - 1) * tighterBy);
  return isSaved ? full - 1 : full;
}

function pageSizeOf({ metadata }: ResumeDocument): keyof typeof pageSizes {
  return metadata.page.format === 'letter' ? 'letter' : 'a4';
}

function heightOf(document: ResumeDocument, gone: Gone): number {
  const { basics, sections } = document;
  const width = pageSizes[pageSizeOf(document)].width;
  const contact = [basics.email, basics.phone, basics.location, basics.url.href].join(' | ');
  const profiles = sections.profiles.visible ? sections.profiles.items.map(({ url }) => url.href) : [];
  const masthead =
    mastheadHeight +
    (basics.headline === '' ? 0 : headlineHeight) +
    line * linesOf([contact, ...profiles].join(' | '), width / typeSize);
  const parts = [
    ...(sections.summary.visible ? [section([richText(sections.summary.content, width, '', gone)])] : []),
    ...entrySections.map(([key, name]) => section(entriesOf(sections[key], name, width, gone))),
    ...lineSections.map(([key, name]) => section(groupsOf(sections[key], name, width, gone))),
    section(groupsOf(sections.languages, 'languages', width, gone).slice(0, 1)),
    ...Object.values(sections.custom).map((custom) => section(entriesOf(custom, custom.id, width, gone))),
  ];
  return parts.reduce((sum, height) => sum + height, masthead);
}

/** Height of a section with its heading; 0 without content. */
function section(heights: readonly number[]): number {
  const shown = heights.filter((height) => height > 0);
  return shown.length === 0 ? 0 : sectionHead + shown.reduce((sum, height) => sum + height, 0);
}

/** Sections of entries, with their names in JSON Resume. */
const entrySections = [
  ['experience', 'work'],
  ['education', 'education'],
  ['projects', 'projects'],
  ['volunteer', 'volunteer'],
  ['awards', 'awards'],
  ['certifications', 'certificates'],
  ['publications', 'publications'],
  ['references', 'references'],
] as const;

interface Listed<Item> {
  readonly visible: boolean;
  readonly items: readonly Item[];
}

interface EntryItem {
  readonly visible: boolean;
  readonly summary: string;
  readonly keywords?: readonly string[];
}

/** Heights of entries: a title with its date, mostly a second line with employer and place, then text and keywords. */
function entriesOf({ visible, items }: Listed<EntryItem>, name: string, width: number, gone: Gone): number[] {
  if (!visible) return [];
  return items.flatMap((item, index) => {
    const path = `${name}[${index}]`;
    if (!item.visible || gone.has(path)) return [];
    const keywords = linesOf((item.keywords ?? []).join(', '), width / typeSize);
    const head = hasSecondLine(item) ? 2 : 1;
    return [entryGap + line * (head + keywords) + richText(item.summary, width, path, gone)];
  });
}

function hasSecondLine(item: object): boolean {
  const below = [
    'company',
    'organization',
    'institution',
    'location',
    'issuer',
    'awarder',
    'publisher',
    'description',
  ];
  const values = new Map<string, unknown>(Object.entries(item));
  return below.some((field) => typeof values.get(field) === 'string' && values.get(field) !== '');
}

function richText(html: string, width: number, path: string, gone: Gone): number {
  const { prose, bullets } = readRichLines(html);
  const paragraphs = prose.split('\n').filter((text) => text.trim() !== '');
  const isGone = (index: number) =>
    gone.has(`${path}.highlights[${index}]`) || gone.has(`${path}.courses[${index}]`);
  const shown = bullets.filter((_, index) => !isGone(index));
  const inParagraphs = paragraphs.reduce(
    (sum, text) => sum + paragraphGap + line * linesOf(text, width / typeSize),
    0,
  );
  return shown.reduce(
    (sum, text) => sum + bulletGap + line * linesOf(text, (width - bulletIndent) / typeSize),
    inParagraphs,
  );
}

const lineSections = [
  ['skills', 'skills'],
  ['interests', 'interests'],
] as const satisfies readonly (readonly [keyof Sections, string])[];

interface GroupItem {
  readonly visible: boolean;
  readonly name: string;
  readonly keywords?: readonly string[];
}

/** Heights of groups: each group with keywords has its own lines, and all bare names share theirs. */
function groupsOf({ visible, items }: Listed<GroupItem>, name: string, width: number, gone: Gone): number[] {
  if (!visible) return [];
  const shown = items.flatMap((item, index) => {
    const path = `${name}[${index}]`;
    if (!item.visible || gone.has(path)) return [];
    const all = item.keywords ?? [];
    const keywords = all.filter((_, position) => !gone.has(`${path}.keywords[${position}]`));
    if (all.length > 0 && keywords.length === 0) return [];
    return [{ name: item.name, keywords }];
  });
  const bare = shown.filter(({ keywords }) => keywords.length === 0).map(({ name: text }) => text);
  const lines = shown
    .filter(({ keywords }) => keywords.length > 0)
    .map(({ name: label, keywords }) => `${label}: ${keywords.join(', ')}`);
  return [...lines, bare.join(', ')].flatMap((text) =>
    text === '' ? [] : [bulletGap + line * linesOf(text, width / typeSize)],
  );
}

/*
 * Estimates how many lines a text takes in the font of the theme `ats`, by classes of characters. Widths are shares
 * of the font size, averaged over the characters of a class in Source Sans 3.
 */

const narrow = new Set("iljtfrI.,;:'’!|()[]/- ");
const wide = new Set('mwMW@%—…&');
const narrowWidth = 0.27;
const otherWidth = 0.49;
const capitalWidth = 0.58;
const wideWidth = 0.8;
const eastAsianWidth = 1;
/** Code point from which characters are as wide as high: Chinese, Japanese, Korean, full-width signs. */
const firstEastAsian = 0x2e80;
/** Average share of a line that is used, because it ends before the first word that does not fit. */
const usedShare = 0.97;

/** The width of a text, in multiples of the font size. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (narrow.has(character)) return narrowWidth;
  if (wide.has(character)) return wideWidth;
  if ((character.codePointAt(0) ?? 0) >= firstEastAsian) return eastAsianWidth;
  return character >= 'A' && character <= 'Z' ? capitalWidth : otherWidth;
}

/** Number of lines that a text takes; empty lines take none. `lineWidth` is in multiples of the font size. */
export function linesOf(text: string, lineWidth: number): number {
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
  return paragraphs.reduce((sum, line) => sum + Math.ceil(widthOf(line) / (lineWidth * usedShare)), 0);
}
