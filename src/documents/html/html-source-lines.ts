import { isHiddenStyle } from '../../contract/resume/html-markup.ts';
import { ownValue } from '../../values/own-value.ts';
import { hasSafeScheme } from '../../values/web-address.ts';
import { readElements } from '../files/html-elements.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { appendText, type LineDraft, type LineStyle, lineDraft, linesOfDrafts } from './styled-lines.ts';
import type { PlacedLine } from './table-rows.ts';

const blockStyles: Readonly<Record<string, LineStyle>> = {
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
/** Other elements that begin a line on a page. */
const pageBlocks = new Set([
  ...['div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'address', 'blockquote', 'pre'],
  ...['tr', 'dt', 'dd', 'ul', 'ol', 'table', 'dl', 'form', 'figure', 'figcaption', 'hr', 'body'],
]);
/** Elements that are not part of the text. */
const skippedElements = new Set([
  ...['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object', 'canvas', 'nav', 'dialog'],
  ...['button', 'select', 'textarea', 'title', 'head'],
]);

export interface HtmlReading {
  /** True for a web page: white space is collapsed, hidden parts are left out, and the cells of a row are one line. */
  readonly isPage: boolean;
}

/** The lines of HTML: headings, paragraphs, lists. A tab separates the texts at the two ends of a line. */
export async function htmlSourceLines(
  html: string,
  { isPage }: HtmlReading = { isPage: false },
): Promise<readonly SourceLine[]> {
  const drafts: LineDraft[] = [];
  const depths = new Map<string, number>();
  const isIn = (tag: string) => (depths.get(tag) ?? 0) > 0;
  const enter = (tag: string, by: number) => depths.set(tag, (depths.get(tag) ?? 0) + by);
  let justClosed = '';
  const rows = createRows();
  const start = (style: LineStyle, setting: string) => {
    const [cell, level] = [isPage ? null : rows.cell(), (depths.get('ul') ?? 0) + (depths.get('ol') ?? 0)];
    drafts.push(lineDraft({ style, setting, cell, level }));
  };
  /** Text before an element that continues the previous line. */
  let joint = '';
  let lastClosed = '';
  /** Between a term and its description, or before text that a style sheet moves to the other end of the line. */
  const jointOf = (tag: string, name = '') => {
    if (tag === 'dd' && lastClosed === 'dt') return ': ';
    return tag === 'p' && lastClosed !== '' && name.split(' ').includes('aside') ? '\t' : '';
  };
  const continueLine = () => {
    const last = drafts.findLastIndex(({ text }) => text.trim() !== '');
    const draft = drafts[last];
    const sign = joint === ': ' && /[:：]\s*$/.test(draft?.text ?? '') ? ' ' : joint;
    joint = '';
    if (!draft) return;
    draft.links.push(...drafts.splice(last + 1).flatMap(({ links }) => links));
    appendText(draft, sign, { isBold: false, isItalic: false });
  };
  const begin = (tag: string, name: string | undefined) => {
    const style = ownValue(blockStyles, tag) ?? (isPage && pageBlocks.has(tag) ? 'text' : undefined);
    if (isPage && (tag === 'td' || tag === 'th')) return append('\t');
    // A paragraph in a list item belongs to the item.
    const isOfItem = style === 'text' && isIn('li') && drafts.at(-1)?.text.trim() === '';
    if (style) joint = isPage ? jointOf(tag, name) : '';
    if (style && !isOfItem) start(style, /^h\d$/.test(tag) ? tag : [tag, name].filter(Boolean).join(' '));
    if (tag === 'br') start(drafts.at(-1)?.style ?? 'text', drafts.at(-1)?.setting ?? tag);
    // Adjacent elements without white space are separated by the style sheet.
    if (isPage && tag === 'span' && justClosed === 'span') append('\t');
  };
  const append = (text: string) => {
    if (joint !== '' && text.trim() !== '') continueLine();
    const draft = drafts.at(-1);
    if (!draft) return;
    appendText(draft, text, { isBold: isIn('strong') || isIn('b'), isItalic: isIn('em') || isIn('i') });
    const link = isIn('a') ? draft.links.at(-1) : undefined;
    if (link) link.text += text;
  };
  if (isPage) start('text', 'body');
  await readElements<Shown>(html, shown, {
    open(tag, attributes, { isSkipped: isWithinSkipped }) {
      enter(tag, 1);
      const isSkipped = isWithinSkipped || (isPage && (skippedElements.has(tag) || isHidden(attributes)));
      if (isSkipped) return { isSkipped };
      rows.enter(tag);
      begin(tag, attributes['class']);
      const { href } = attributes;
      if (href && hasSafeScheme(href)) drafts.at(-1)?.links.push({ href, text: '' });
      justClosed = '';
      lastClosed = '';
      return { isSkipped };
    },
    text(text, { isSkipped }) {
      justClosed = '';
      if (text.trim() !== '') lastClosed = '';
      if (!isSkipped) append(isPage ? text.replace(/\s+/g, ' ') : text);
    },
    close(tag, { isSkipped }) {
      enter(tag, -1);
      rows.leave(tag);
      if (!isSkipped && isPage && (pageBlocks.has(tag) || ownValue(blockStyles, tag)) && !/^t[dh]$/.test(tag))
        start('text', 'body');
      justClosed = tag;
      lastClosed = tag;
      joint = '';
    },
  });
  return linesOfDrafts(isPage ? drafts.filter((draft) => !isPartOfPage(draft)) : drafts);
}

/** What templates call the parts of a page, in headings that a script or a style sheet hides. */
const partsOfPage = /^(?:aside|main|header|footer|sidebar)$/iu;

function isPartOfPage({ style, text }: LineDraft): boolean {
  return style === 'large' && partsOfPage.test(text.trim());
}

interface Shown {
  /** True if the element or one around it is left out. */
  readonly isSkipped: boolean;
}

const shown: Shown = { isSkipped: false };

/** Tracks the current table cell; tables may be nested. */
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
