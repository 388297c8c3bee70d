import { decodeEntities } from './html-entities.ts';
import type { HtmlToken } from './html-tokens.ts';

/* Which tags are markup, and which of them hide what they hold. `List<String>` and "the <header> tag" are words. */

type Tag = Extract<HtmlToken, { type: 'tag' }>;

/** Nobody writes about these in a sentence, so they are markup wherever they stand. */
const formatting = new Set([
  ...['p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'font', 'center', 'small', 'big'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'sub', 'sup', 'blockquote'],
]);

/** Markup where they come in pairs, with attributes, or among other markup. */
const structural = new Set([
  ...['a', 'abbr', 'address', 'article', 'aside', 'body', 'button', 'canvas', 'cite', 'code', 'dd', 'del'],
  ...['details', 'dfn', 'div', 'dl', 'dt', 'figcaption', 'figure', 'footer', 'form', 'head', 'header'],
  ...['html', 'iframe', 'img', 'input', 'ins', 'kbd', 'label', 'main', 'mark', 'nav', 'object', 'option'],
  ...['pre', 'q', 's', 'samp', 'script', 'section', 'select', 'span', 'strike', 'style', 'summary', 'svg'],
  ...['table', 'tbody', 'td', 'template', 'textarea', 'tfoot', 'th', 'thead', 'time', 'title', 'tr', 'tt'],
  ...['var', 'video', 'wbr'],
]);

/** What they hold is no text. They have to be closed: a sentence may name them. */
const dropped = new Set(['script', 'style', 'head', 'title', 'template', 'svg', 'iframe', 'object']);
const empty = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/** Tells the tags that are markup from those that are words of the text. */
export function markupTags(tokens: readonly HtmlToken[]): (index: number) => boolean {
  const tags = tokens.filter((token) => token.type === 'tag').filter((tag) => !isComparison(tag));
  const opened = new Set(tags.filter(({ closes }) => !closes).map(({ name }) => name));
  const closed = new Set(tags.filter(({ closes }) => closes).map(({ name }) => name));
  const isPaired = ({ name }: Tag) => opened.has(name) && closed.has(name);
  const isAlwaysMarkup = (tag: Tag) =>
    formatting.has(tag.name) || isPaired(tag) || (!tag.closes && hasMarks(tag));
  const isHtml = tags.some((tag) => isAlwaysMarkup(tag));
  return (index) => {
    const tag = tokens[index];
    if (tag?.type !== 'tag') return false;
    if (isComparison(tag) || (isTypeParameter(tag, tokens[index - 1]) && !isPaired(tag))) return false;
    if (dropped.has(tag.name) && !isPaired(tag)) return false;
    return isAlwaysMarkup(tag) || (isHtml && structural.has(tag.name));
  };
}

/** Attributes, or a name with a namespace. `<typename T = int>` has neither. */
function hasMarks({ name, attributes }: Tag): boolean {
  if (structural.has(name)) return attributes.includes('=') || isHidden(attributes);
  return name.includes(':') || /=\s*["']/.test(attributes) || isHidden(attributes);
}

/** `a<b && c>d` */
function isComparison({ attributes }: Tag): boolean {
  return !attributes.includes('=') && /[^\s/\w"'-]/.test(attributes);
}

/** `Box<u>` */
function isTypeParameter({ name, closes, attributes }: Tag, before: HtmlToken | undefined): boolean {
  return (
    !closes &&
    /^[a-oq-z]$/.test(name) &&
    attributes === '' &&
    before?.type === 'text' &&
    /\w$/.test(before.text)
  );
}

/** Whether the words of an element are for nobody to see. */
export function holdsNoText({ name, closes, attributes }: Tag): boolean {
  return (
    !closes && (dropped.has(name) || isHidden(attributes)) && !attributes.endsWith('/') && !empty.has(name)
  );
}

const hiddenStyle = /display:none|visibility:hidden|(?:font-size|opacity):0(?:\.0*)?(?![.\d])/i;

/** Whether a style makes an element invisible. */
export function isHiddenStyle(style: string): boolean {
  return hiddenStyle.test(style.replace(/\s+/g, ''));
}

function isHidden(attributes: string): boolean {
  if (/(?:^|[\s"'])hidden(?=[\s=/]|$)/i.test(attributes.replace(/"[^"]*"|'[^']*'/g, '""'))) return true;
  return isHiddenStyle(attributeOf(attributes, styleAttribute));
}

const styleAttribute = /(?:^|[\s"'/])style\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const hrefAttribute = /(?:^|[\s"'/])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

function attributeOf(attributes: string, pattern: RegExp): string {
  const [, double, single, bare] = pattern.exec(attributes) ?? [];
  return decodeEntities(double ?? single ?? bare ?? '');
}

export function hrefOf({ attributes }: Tag): string {
  return attributeOf(attributes, hrefAttribute);
}
