/* Takes HTML apart into tags, comments and the text between them, in linear time whatever it holds. */

export type HtmlToken =
  | { readonly type: 'text'; readonly text: string }
  /** A comment, a declaration, or what introduces data. */
  | { readonly type: 'comment'; readonly text: string }
  | {
      readonly type: 'tag';
      /** In lower case. */
      readonly name: string;
      readonly closes: boolean;
      readonly attributes: string;
      /** The tag as it is written. */
      readonly text: string;
    };

/** A tag that is longer ends at its first `>`, also when that is in quotes. */
const maxQuotedTag = 2000;

const tagStart = /<(\/?)([a-z][a-z\d-]{0,40}(?::[a-z\d-]{1,40})?)(?=[\s/>])/iy;

/** A comment that never ends is none: its sign goes, its words stay. */
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

/** The next place of a sign, for questions about places that only grow: the text is gone through once. */
function searching(html: string, sign: string): (from: number) => number {
  let found = html.indexOf(sign);
  return (from) => {
    if (found >= 0 && found < from) found = html.indexOf(sign, from);
    return found;
  };
}

/** How much a comment or a declaration that begins here takes; 0 when none does. */
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

/** Where a tag ends, its quoted values passed over; null when that is not found nearby. */
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
