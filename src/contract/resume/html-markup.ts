/* Splits HTML into tags, comments and text, in linear time for any input. */

export type HtmlToken =
  | { readonly type: 'text'; readonly text: string }
  /** A comment, a declaration or CDATA. */
  | { readonly type: 'comment'; readonly text: string }
  | {
      readonly type: 'tag';
      /** In lower case. */
      readonly name: string;
      readonly closes: boolean;
      readonly attributes: string;
      /** The tag as written. */
      readonly text: string;
    };

/** A longer tag ends at its first `>`, even inside quotes. */
const maxQuotedTag = 2000;

const tagStart = /<(\/?)([a-z][a-z\d-]{0,40}(?::[a-z\d-]{1,40})?)(?=[\s/>])/iy;

/** Tokenizes HTML. The opening mark of an unclosed comment is dropped, its text is kept. */
export function htmlTokens(html: string): readonly HtmlToken[] {
  const tokens: HtmlToken[] = [];
  const nextOpening = searching(html, '<');
  const nextEnd = searching(html, '>');
  const nextCommentEnd = searching(html, '-->');
  const tagAt = (start: number): (HtmlToken & { readonly length: number }) | null => {
    tagStart.lastIndex = start;
    const [opening = '', slash, name = ''] = tagStart.exec(html) ?? [];
    if (opening === '') return null;
    const inside = start + opening.length;
    const end = quotedEnd(html, inside) ?? plainEnd(nextEnd(inside), nextOpening(inside));
    if (end === null) return null;
    const text = html.slice(start, end + 1);
    const attributes = html.slice(inside, end);
    return {
      type: 'tag',
      name: name.toLowerCase(),
      closes: slash === '/',
      attributes,
      text,
      length: text.length,
    };
  };
  let textStart = 0;
  const endText = (end: number) => {
    if (end > textStart) tokens.push({ type: 'text', text: html.slice(textStart, end) });
  };
  for (let at = nextOpening(0); at >= 0; at = nextOpening(at)) {
    const length = commentLength(html, at, nextCommentEnd, nextEnd);
    const tag = length > 0 ? null : tagAt(at);
    if (length === 0 && tag === null) {
      at += 1;
      continue;
    }
    endText(at);
    tokens.push(tag ?? { type: 'comment', text: html.slice(at, at + length) });
    at += tag?.length ?? length;
    textStart = at;
  }
  endText(html.length);
  return tokens;
}

/** Finds the next occurrence of a sign, for increasing positions, so that the text is scanned only once. */
function searching(html: string, sign: string): (from: number) => number {
  let found = html.indexOf(sign);
  return (from) => {
    if (found >= 0 && found < from) found = html.indexOf(sign, from);
    return found;
  };
}

/** The length of a comment or declaration that starts here; 0 if none does. */
function commentLength(
  html: string,
  at: number,
  nextCommentEnd: (from: number) => number,
  nextEnd: (from: number) => number,
): number {
  if (html.startsWith('<!--', at)) {
    const end = nextCommentEnd(at + 2);
    return end < 0 ? 4 : Math.max(end + 3 - at, 4);
  }
  if (html.startsWith('<![CDATA[', at)) return 9;
  if (!/^<(?:!doctype|\?xml)[\s>]/i.test(html.slice(at, at + 11))) return 0;
  const end = nextEnd(at);
  return end < 0 ? 0 : end + 1 - at;
}

/** The end of a tag, ignoring `>` in quoted values; null if it is not nearby. */
function quotedEnd(html: string, from: number): number | null {
  const most = Math.min(html.length, from + maxQuotedTag);
  let quote = '';
  let afterEquals = false;
  for (let at = from; at < most; at += 1) {
    const character = html[at] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
      continue;
    }
    if (character === '>') return at;
    if (character === '<') return null;
    if (afterEquals && (character === '"' || character === "'")) quote = character;
    else if (!/\s/.test(character)) afterEquals = character === '=';
  }
  return null;
}

function plainEnd(end: number, opening: number): number | null {
  return end < 0 || (opening >= 0 && opening < end) ? null : end;
}

/* Decodes character references such as `&amp;`, `&#8211;` and `&#x2013;`: Latin-1 and common punctuation. */

/** The names of Latin-1 characters from U+00A0, in order. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );

const others: readonly (readonly [name: string, character: string])[] = [
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['OElig', 'Œ'],
  ['oelig', 'œ'],
  ['Scaron', 'Š'],
  ['scaron', 'š'],
  ['Zcaron', 'Ž'],
  ['zcaron', 'ž'],
  ['ensp', '\u2002'],
  ['emsp', '\u2003'],
  ['thinsp', '\u2009'],
  ['zwnj', '\u200C'],
  ['zwj', '\u200D'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['lsaquo', '‹'],
  ['rsaquo', '›'],
  ['bull', '•'],
  ['hellip', '…'],
  ['euro', '€'],
  ['trade', '™'],
  ['larr', '←'],
  ['rarr', '→'],
  ['harr', '↔'],
  ['minus', '−'],
  ['le', '≤'],
  ['ge', '≥'],
  ['ne', '≠'],
  ['check', '✓'],
];

const characters: ReadonlyMap<string, string> = new Map([
  ...latin1.map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...others,
]);

/** Decodes character references once; unknown ones stay. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,7});/gi, (whole, name: string) =>
    name.startsWith('#')
      ? (numbered(name.slice(1)) ?? whole)
      : (characters.get(name) ?? characters.get(name.toLowerCase()) ?? whole),
  );
}

function numbered(digits: string): string | null {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  const isScalar = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isScalar ? String.fromCodePoint(code) : null;
}

/* Decides which tags are markup and which hide their content. `List<String>` and "the <header> tag" are words. */

type Tag = Extract<HtmlToken, { type: 'tag' }>;

/** Tags that never occur as words, so they are always markup. */
const formatting = new Set([
  ...['p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'font', 'center', 'small', 'big'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'sub', 'sup', 'blockquote'],
]);

/** Tags that are markup only in pairs, with attributes, or among other markup. */
const structural = new Set([
  ...['a', 'abbr', 'address', 'article', 'aside', 'body', 'button', 'canvas', 'cite', 'code', 'dd', 'del'],
  ...['details', 'dfn', 'div', 'dl', 'dt', 'figcaption', 'figure', 'footer', 'form', 'head', 'header'],
  ...['html', 'iframe', 'img', 'input', 'ins', 'kbd', 'label', 'main', 'mark', 'nav', 'object', 'option'],
  ...['pre', 'q', 's', 'samp', 'script', 'section', 'select', 'span', 'strike', 'style', 'summary', 'svg'],
  ...['table', 'tbody', 'td', 'template', 'textarea', 'tfoot', 'th', 'thead', 'time', 'title', 'tr', 'tt'],
  ...['var', 'video', 'wbr'],
]);

/** Elements without readable text. They must be closed, because a sentence may name them. */
const dropped = new Set(['script', 'style', 'head', 'title', 'template', 'svg', 'iframe', 'object']);
const empty = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/** Tells tags that are markup from those that are words of the text. */
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

/** True with attributes or a namespace. `<typename T = int>` has neither. */
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

/** True if the text of an element is not shown. */
export function holdsNoText({ name, closes, attributes }: Tag): boolean {
  return (
    !closes && (dropped.has(name) || isHidden(attributes)) && !attributes.endsWith('/') && !empty.has(name)
  );
}

const hiddenStyle = /display:none|visibility:hidden|(?:font-size|opacity):0(?:\.0*)?(?![.\d])/i;

/** True if a style makes an element invisible. */
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
