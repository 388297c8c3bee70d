import { cleanLine, cleanText } from '../text/clean-text.ts';
import { type BlockText, createBlockText } from './block-text.ts';

export interface HtmlPage {
  readonly text: string;
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
const hiddenStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9])|opacity\s*:\s*0(?![.\d]*[1-9])/i;

type Attributes = Readonly<Record<string, string>>;

function isHidden({ hidden, style = '', 'aria-hidden': ariaHidden }: Attributes): boolean {
  return hidden !== undefined || ariaHidden === 'true' || hiddenStyle.test(style);
}

interface OpenElement {
  readonly isLeft: boolean;
  readonly target: 'text' | 'title' | 'data';
}

/** The words of a page, block by block; list items keep a dash, comments and hidden parts go. */
export async function readHtml(html: string): Promise<HtmlPage> {
  const { Parser } = await import('htmlparser2');
  const body = createBlockText();
  const open: OpenElement[] = [];
  const linkedData: string[] = [];
  let title = '';
  const parser = new Parser({
    onopentag(tag, attributes) {
      const isLeft = open.at(-1)?.isLeft === true || left.has(tag) || isHidden(attributes);
      const target = targetOf(tag, attributes);
      if (target === 'data') linkedData.push('');
      open.push({ isLeft, target });
      if (!isLeft) separate(body, tag, 'open');
    },
    ontext(text) {
      const { target, isLeft } = open.at(-1) ?? { target: 'text', isLeft: false };
      if (target === 'title') title += text;
      else if (target === 'data') linkedData.push((linkedData.pop() ?? '') + text);
      else if (!isLeft) body.words(text);
    },
    onclosetag(tag) {
      if (open.pop()?.isLeft === false) separate(body, tag, 'close');
    },
  });
  parser.end(html);
  return { text: cleanText(body.toString()).trim(), title: cleanLine(title), linkedData };
}

function targetOf(tag: string, { type = '' }: Attributes): OpenElement['target'] {
  if (tag === 'title') return 'title';
  return tag === 'script' && /^application\/ld\+json/i.test(type) ? 'data' : 'text';
}

function separate(body: BlockText, tag: string, side: 'open' | 'close'): void {
  if (tag === 'li' && side === 'open') body.bullet();
  else if (tag === 'li') body.endBullet();
  else if (paragraphTags.has(tag)) body.paragraph();
  else if (lineTags.has(tag)) body.line();
  else if (tag === 'td' || tag === 'th') body.words(' ');
}
