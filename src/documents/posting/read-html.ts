import { isHiddenStyle } from '../../contract/resume/html-markup.ts';
import { type Attributes, readElements } from '../files/html-elements.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';

export interface HtmlPage {
  readonly text: string;
  /** The part that the page marks as its main content; '' if there is none. */
  readonly main: string;
  /** The first `<h1>`; '' if there is none. */
  readonly heading: string;
  /** Content of `<title>`; '' if there is none. */
  readonly title: string;
  /** Contents of `<script type="application/ld+json">`, as written. */
  readonly linkedData: readonly string[];
}

/** Elements that are never part of a posting: code, navigation, controls. */
const skippedTags = new Set([
  ...['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object', 'canvas', 'nav', 'dialog'],
  ...['button', 'select', 'textarea', 'title'],
]);
const paragraphTags = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'table',
  'section',
  'article',
]);
const lineTags = new Set([
  ...['div', 'br', 'tr', 'dt', 'dd', 'hr', 'header', 'footer', 'main', 'aside', 'blockquote', 'pre'],
  ...['figure', 'label', 'form', 'address', 'dl', 'body'],
]);

/** True for hidden elements. Readers never see their text, so it must not influence the result. */
function isHidden({ hidden, style = '', 'aria-hidden': ariaHidden }: Attributes): boolean {
  return hidden !== undefined || ariaHidden === 'true' || isHiddenStyle(style);
}

/** True for hidden elements that a click may open. */
function isCollapsed({ hidden, style = '', 'aria-hidden': ariaHidden, ...named }: Attributes): boolean {
  if (
    ariaHidden === 'true' ||
    siteElement.test(`${named['id'] ?? ''} ${named['class'] ?? ''} ${named['role'] ?? ''}`)
  )
    return false;
  return hidden !== undefined || /display\s*:\s*none/i.test(style);
}

/** Elements that open by a click but belong to the site and not to the posting. */
const siteElement =
  /cookie|consent|gdpr|privacy|dialog|modal|popup|overlay|menu|\bnav|newsletter|login|share|footer/i;

/** Minimum share of visible text; with less, the page shows its text after clicks. */
const minVisibleShare = 1 / 3;
/** In UTF-16 units; less hidden text is not a posting. */
const minCollapsedLength = 400;

interface OpenElement {
  readonly isSkipped: boolean;
  /** True if the element is neither visible nor opened by a click. */
  readonly isDropped: boolean;
  readonly isMain: boolean;
  readonly target: 'text' | 'title' | 'data' | 'heading';
}

const outside: OpenElement = { isSkipped: false, isDropped: false, isMain: false, target: 'text' };

/**
 * Reads the text of a page block by block. Hidden parts and comments are removed, unless nearly all text is hidden.
 */
export async function readHtml(html: string): Promise<HtmlPage> {
  const body = createBlockText();
  const main = createBlockText();
  const opened = createBlockText();
  const linkedData: string[] = [];
  const headings: string[] = [];
  let title = '';
  const separateIn = ({ isSkipped, isDropped, isMain }: OpenElement, tag: string, side: 'open' | 'close') => {
    if (!isDropped) separate(opened, tag, side);
    if (isSkipped) return;
    separate(body, tag, side);
    if (isMain) separate(main, tag, side);
  };
  await readElements(html, outside, {
    open(tag, attributes, parent) {
      const element = elementOf(tag, attributes, parent);
      if (element.target === 'data') linkedData.push('');
      if (tag === 'h1' && !element.isSkipped) headings.push('');
      separateIn(element, tag, 'open');
      return element;
    },
    text(text, { target, isSkipped, isDropped, isMain }) {
      if (target === 'title') title += text;
      else if (target === 'data') linkedData.push((linkedData.pop() ?? '') + text);
      if (!isDropped) opened.words(text);
      if (isSkipped) return;
      if (target === 'heading') headings.push((headings.pop() ?? '') + text);
      body.words(text);
      if (isMain) main.words(text);
    },
    close: (tag, element) => separateIn(element, tag, 'close'),
  });
  const heading = cleanLine(headings[0] ?? '');
  const [seen, all] = [laidOut(body), laidOut(opened)];
  const isOpenedByClicks =
    seen.length < minVisibleShare * all.length && all.length - seen.length >= minCollapsedLength;
  const text = isOpenedByClicks ? all : seen;
  return { text, main: isOpenedByClicks ? '' : laidOut(main), heading, title: cleanLine(title), linkedData };
}

function laidOut(block: BlockText): string {
  return cleanText(block.toString()).trim();
}

function elementOf(tag: string, attributes: Attributes, parent: OpenElement): OpenElement {
  const isSkipped = skippedTags.has(tag);
  const hides = isHidden(attributes);
  return {
    isSkipped: parent.isSkipped || isSkipped || hides,
    isDropped: parent.isDropped || isSkipped || (hides && !isCollapsed(attributes)),
    isMain: parent.isMain || tag === 'main' || attributes['role'] === 'main',
    target: targetOf(tag, attributes, parent),
  };
}

function targetOf(tag: string, { type = '' }: Attributes, parent: OpenElement): OpenElement['target'] {
  if (tag === 'title') return 'title';
  if (tag === 'h1' || parent.target === 'heading') return 'heading';
  return tag === 'script' && /^application\/ld\+json/i.test(type) ? 'data' : 'text';
}

function separate(body: BlockText, tag: string, side: 'open' | 'close'): void {
  if (tag === 'li' && side === 'open') body.bullet();
  else if (tag === 'li') body.endBullet();
  else if (paragraphTags.has(tag)) body.paragraph();
  else if (lineTags.has(tag)) body.line();
  else if (tag === 'td' || tag === 'th') body.words(' ');
}

/** Builds plain text of lines, paragraphs and bullets. */
interface BlockText {
  words(text: string): void;
  /** Ends the line, unless it has only a bullet. */
  line(): void;
  /** Ends the line and leaves one blank line. */
  paragraph(): void;
  bullet(): void;
  /** Ends a bullet; a bullet without words is removed. */
  endBullet(): void;
  toString(): string;
}

const bullet = '- ';

function createBlockText(): BlockText {
  const lines: string[] = [];
  let current = '';
  // Testing the end of `current` itself would flatten the growing string again and again.
  let atSpace = true;
  const start = (text: string) => {
    current = text;
    atSpace = true;
  };
  const line = () => {
    if (current === bullet) return;
    if (current.trim() !== '') lines.push(current.trim());
    start('');
  };
  return {
    words(text) {
      const collapsed = text.replace(/\s+/g, ' ');
      const kept = atSpace ? collapsed.trimStart() : collapsed;
      if (kept === '') return;
      current += kept;
      atSpace = kept.endsWith(' ');
    },
    line,
    paragraph() {
      line();
      if (current === '' && lines.length > 0 && lines.at(-1) !== '') lines.push('');
    },
    bullet() {
      line();
      // Bullets of one list have no blank line between them.
      if (lines.at(-1) === '' && lines.at(-2)?.startsWith(bullet)) lines.pop();
      start(bullet);
    },
    endBullet() {
      if (current === bullet) start('');
      line();
    },
    toString() {
      return [...lines, current.trim()].join('\n').trim();
    },
  };
}
