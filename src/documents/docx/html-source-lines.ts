import { isHiddenStyle } from '../../contract/html-markup.ts';
import { ownValue } from '../../contract/own-value.ts';
import { readElements } from '../files/html-elements.ts';
import { lineEnds } from '../outline/line-ends.ts';
import { withListedEntries } from '../outline/listed-entries.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { hasMarker, openingOf, withoutMarker } from '../outline/source-line.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';
import { linesOfTables, type PlacedLine } from './table-rows.ts';

type Style = SourceLine['style'];

interface Draft {
  text: string;
  /** Letters that are bold, or italic: a line is set as most of it is, up to what stands at its other end. */
  bold: number;
  italic: number;
  letters: number;
  /** What stands before the first change of face. */
  opening: { readonly face: string; readonly text: string } | null;
  /** Whether what follows stands at the other end of the line. */
  isAside: boolean;
  style: Style;
  /** The element, with its class: what is set alike has both in common. */
  setting: string;
  links: { href: string; text: string }[];
  cell: PlacedLine['cell'];
  /** In how many lists. */
  level: number;
}

const blockStyles: Readonly<Record<string, Style>> = {
  h1: 'large',
  h2: 'heading',
  h3: 'strong',
  h4: 'strong',
  h5: 'strong',
  h6: 'strong',
  p: 'text',
  li: 'bullet',
  td: 'text',
  th: 'text',
};
/** What else begins a line on a page. */
const pageBlocks = new Set([
  ...['div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'address', 'blockquote', 'pre'],
  ...['tr', 'dt', 'dd', 'ul', 'ol', 'table', 'dl', 'form', 'figure', 'figcaption', 'hr', 'body'],
]);
/** What is no part of a text. */
const left = new Set([
  ...['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object', 'canvas', 'nav', 'dialog'],
  ...['button', 'select', 'textarea', 'title', 'head'],
]);

export interface HtmlReading {
  /** A page that a browser shows: blanks count as one, hidden parts are left out, cells of a row are one line. */
  readonly isPage: boolean;
}

/** The lines of HTML: headings, paragraphs, lists. A tab parts what stands at the two ends of a line. */
export async function htmlSourceLines(
  html: string,
  { isPage }: HtmlReading = { isPage: false },
): Promise<readonly SourceLine[]> {
  const drafts: Draft[] = [];
  const depths = new Map<string, number>();
  const isIn = (tag: string) => (depths.get(tag) ?? 0) > 0;
  const enter = (tag: string, by: number) => depths.set(tag, (depths.get(tag) ?? 0) + by);
  let justClosed = '';
  const rows = createRows();
  const start = (style: Style, setting: string) => {
    const [cell, level] = [isPage ? null : rows.cell(), (depths.get('ul') ?? 0) + (depths.get('ol') ?? 0)];
    const unset = { text: '', isAside: false, bold: 0, italic: 0, letters: 0, links: [], opening: null };
    drafts.push({ ...unset, style, setting, cell, level });
  };
  const begin = (tag: string, name: string | undefined) => {
    const style = ownValue(blockStyles, tag) ?? (isPage && pageBlocks.has(tag) ? 'text' : undefined);
    if (isPage && (tag === 'td' || tag === 'th')) return append('\t');
    // A paragraph in a list item is still that item.
    const isOfItem = style === 'text' && isIn('li') && drafts.at(-1)?.text.trim() === '';
    if (style && !isOfItem) start(style, /^h\d$/.test(tag) ? tag : [tag, name].filter(Boolean).join(' '));
    if (tag === 'br') start(drafts.at(-1)?.style ?? 'text', drafts.at(-1)?.setting ?? tag);
    // What stands beside each other with nothing between is set apart by the style.
    if (isPage && tag === 'span' && justClosed === 'span') append('\t');
  };
  const append = (text: string) => {
    const draft = drafts.at(-1);
    if (!draft) return;
    const [near = ''] = draft.isAside ? [] : text.split('\t');
    const [isBold, isItalic] = [isIn('strong') || isIn('b'), isIn('em') || isIn('i')];
    draft.opening = openedWith(draft, near, [isBold ? 'bold' : '', isItalic ? 'italic' : ''].join(' '));
    draft.isAside ||= text.includes('\t');
    const letters = near.replace(/\s/g, '').length;
    draft.text += text;
    draft.letters += letters;
    const link = isIn('a') ? draft.links.at(-1) : undefined;
    if (link) link.text += text;
    if (isBold) draft.bold += letters;
    if (isItalic) draft.italic += letters;
  };
  if (isPage) start('text', 'body');
  await readElements<Shown>(html, shown, {
    open(tag, attributes, { isLeft: isWithinLeft }) {
      enter(tag, 1);
      const isLeft = isWithinLeft || (isPage && (left.has(tag) || isHidden(attributes)));
      if (isLeft) return { isLeft };
      rows.enter(tag);
      begin(tag, attributes['class']);
      const { href } = attributes;
      if (href && isFollowed.test(href)) drafts.at(-1)?.links.push({ href, text: '' });
      justClosed = '';
      return { isLeft };
    },
    text(text, { isLeft }) {
      justClosed = '';
      if (!isLeft) append(isPage ? text.replace(/\s+/g, ' ') : text);
    },
    close(tag, { isLeft }) {
      enter(tag, -1);
      rows.leave(tag);
      if (!isLeft && isPage && (pageBlocks.has(tag) || ownValue(blockStyles, tag)) && !/^t[dh]$/.test(tag))
        start('text', 'body');
      justClosed = tag;
    },
  });
  const placed = drafts.map((draft) => ({ line: lineOf(draft), cell: draft.cell, level: draft.level }));
  return linesOfTables(withListedEntries(placed)).map((line, index) => ({
    ...line,
    place: `line ${index + 1}`,
  }));
}

interface Shown {
  /** Left out, itself or with one around it. */
  readonly isLeft: boolean;
}

const shown: Shown = { isLeft: false };

/** In which cell what begins now is; tables may stand in cells. */
function createRows() {
  const open: { row: number; column: number }[] = [];
  let count = 0;
  return {
    enter(tag: string) {
      const last = open.at(-1);
      if (tag === 'table') open.push({ row: -1, column: -1 });
      else if (tag === 'tr' && last) [last.row, last.column] = [count++, -1];
      else if (/^t[dh]$/.test(tag) && last) last.column += 1;
    },
    leave(tag: string) {
      if (tag === 'table') open.pop();
    },
    cell: () => (open.length > 0 ? { ...open.at(-1) } : null) as PlacedLine['cell'],
  };
}

function isHidden({
  hidden,
  style = '',
  'aria-hidden': ariaHidden,
}: Readonly<Record<string, string>>): boolean {
  return hidden !== undefined || ariaHidden === 'true' || isHiddenStyle(style);
}

const isFollowed = /^(?:https?|mailto|tel):/i;

const plainFace = ' ';

/** Signs and blanks have no face of their own. */
function openedWith({ opening, isAside }: Draft, text: string, face: string): Draft['opening'] {
  if (isAside || (opening !== null && opening.face === '')) return opening;
  // What begins as most lines are set is marked by nothing.
  if (opening === null && /[\p{L}\p{N}]/u.test(text) && face === plainFace) return { face: '', text: '' };
  if (opening === null) return text.trim() === '' ? null : { face, text };
  const isSame = face === opening.face || !/[\p{L}\p{N}]/u.test(text);
  return isSame ? { face: opening.face, text: opening.text + text } : { ...opening, face: '' };
}

function lineOf({ text, bold, italic, letters, style, setting, links, opening }: Draft): SourceLine | null {
  const [first = '', ...others] = lineEnds(withBlankBehindMarker(cleanText(text))).map(cleanLine);
  if (first === '') return null;
  const half = letters / 2;
  const isBullet = style === 'text' && hasMarker(first);
  const before = opening?.face === '' ? cleanLine(cleanText(opening.text)) : '';
  const apart = first.startsWith(before) ? openingOf(before, first.slice(before.length)) : undefined;
  return {
    place: '',
    text: isBullet ? withoutMarker(first) : first,
    aside: others.join(' | '),
    style: isBullet ? 'bullet' : faceOf(style, bold > half, italic > half),
    links: links.map(({ href }) => href),
    linkTexts: links.map((link) => cleanLine(link.text)),
    setting,
    ...(apart !== undefined && { opening: apart }),
  };
}

/** A tab behind a list marker sets only what it marks apart. */
function withBlankBehindMarker(text: string): string {
  return text.replace(/^ {0,8}(\S) {0,8}\t/u, (whole, sign: string) =>
    hasMarker(`${sign} .`) || sign === 'o' ? `${sign === 'o' ? '◦' : sign} ` : whole,
  );
}

function faceOf(style: Style, isBold: boolean, isItalic: boolean): Style {
  if (style !== 'text') return style;
  if (isBold) return 'strong';
  return isItalic ? 'quiet' : 'text';
}
