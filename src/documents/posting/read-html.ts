import { isHiddenStyle } from '../../contract/html-markup.ts';
import { type Attributes, readElements } from '../files/html-elements.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';

export interface HtmlPage {
  readonly text: string;
  /** The part that the page itself calls its main one; '' when it does not. */
  readonly main: string;
  /** The first `<h1>`; '' when there is none. */
  readonly heading: string;
  /** Content of `<title>`; '' when there is none. */
  readonly title: string;
  /** Contents of `<script type="application/ld+json">`, as written. */
  readonly linkedData: readonly string[];
}

/** What is not the posting: code, navigation, controls. */
const left = new Set([
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

/** Readers never see it, so it must not speak to the engine either. */
function isHidden({ hidden, style = '', 'aria-hidden': ariaHidden }: Attributes): boolean {
  return hidden !== undefined || ariaHidden === 'true' || isHiddenStyle(style);
}

/** What a click opens is hidden in the same way as what nobody is to see. */
function isCollapsed({ hidden, style = '', 'aria-hidden': ariaHidden, ...named }: Attributes): boolean {
  if (
    ariaHidden === 'true' ||
    isOfSite.test(`${named['id'] ?? ''} ${named['class'] ?? ''} ${named['role'] ?? ''}`)
  )
    return false;
  return hidden !== undefined || /display\s*:\s*none/i.test(style);
}

/** What a click opens, too, and is none of the posting. */
const isOfSite =
  /cookie|consent|gdpr|privacy|dialog|modal|popup|overlay|menu|\bnav|newsletter|login|share|footer/i;

/** Of the words of a page, the share that is seen at least: with less, the page opens its text by clicks. */
const leastSeen = 1 / 3;
/** In UTF-16 units: fewer hidden words are no posting. */
const leastCollapsed = 400;

interface OpenElement {
  readonly isLeft: boolean;
  /** Neither seen nor opened by a click. */
  readonly isGone: boolean;
  readonly isMain: boolean;
  readonly target: 'text' | 'title' | 'data' | 'heading';
}

const outside: OpenElement = { isLeft: false, isGone: false, isMain: false, target: 'text' };

/** The words of a page, block by block; list items keep a dash, comments and hidden parts go, unless they are nearly all. */
export async function readHtml(html: string): Promise<HtmlPage> {
  const body = createBlockText();
  const main = createBlockText();
  const opened = createBlockText();
  const linkedData: string[] = [];
  const headings: string[] = [];
  let title = '';
  const separateIn = ({ isLeft, isGone, isMain }: OpenElement, tag: string, side: 'open' | 'close') => {
    if (!isGone) separate(opened, tag, side);
    if (isLeft) return;
    separate(body, tag, side);
    if (isMain) separate(main, tag, side);
  };
  await readElements(html, outside, {
    open(tag, attributes, parent) {
      const element = elementOf(tag, attributes, parent);
      if (element.target === 'data') linkedData.push('');
      if (tag === 'h1' && !element.isLeft) headings.push('');
      separateIn(element, tag, 'open');
      return element;
    },
    text(text, { target, isLeft, isGone, isMain }) {
      if (target === 'title') title += text;
      else if (target === 'data') linkedData.push((linkedData.pop() ?? '') + text);
      if (!isGone) opened.words(text);
      if (isLeft) return;
      if (target === 'heading') headings.push((headings.pop() ?? '') + text);
      body.words(text);
      if (isMain) main.words(text);
    },
    close: (tag, element) => separateIn(element, tag, 'close'),
  });
  const heading = cleanLine(headings[0] ?? '');
  const [seen, all] = [laidOut(body), laidOut(opened)];
  const isOpenedByClicks = seen.length < leastSeen * all.length && all.length - seen.length >= leastCollapsed;
  const text = isOpenedByClicks ? all : seen;
  return { text, main: isOpenedByClicks ? '' : laidOut(main), heading, title: cleanLine(title), linkedData };
}

function laidOut(block: BlockText): string {
  return cleanText(block.toString()).trim();
}

function elementOf(tag: string, attributes: Attributes, parent: OpenElement): OpenElement {
  const isLeft = left.has(tag);
  const hides = isHidden(attributes);
  return {
    isLeft: parent.isLeft || isLeft || hides,
    isGone: parent.isGone || isLeft || (hides && !isCollapsed(attributes)),
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
  /** Ends the line, unless nothing but a bullet is on it. */
  line(): void;
  /** Ends the line and leaves one blank line. */
  paragraph(): void;
  bullet(): void;
  /** Ends a bullet; one without words goes. */
  endBullet(): void;
  toString(): string;
}

const bullet = '- ';

function createBlockText(): BlockText {
  const lines: string[] = [];
  let current = '';
  // Asking `current` how it ends would flatten the growing text again and again.
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
