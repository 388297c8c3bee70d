import { parseUrl } from '../../contract/addresses.ts';
import { cleanText } from '../../documents/text/clean-text.ts';

/*
 * While a theme works on a resume, every character that means something to HTML or Markdown is away: a private
 * code point stands in its place. So no text of a resume can become markup, whether the theme escapes or not,
 * and none is escaped twice.
 */

const special = '&<>"\'`\\*_[]()#+-!|~=.';
const firstPlaceholder = 0xe000;
const placeholders = /[\uE000-\uE03F]/g;
/** A URL in Markdown comes back percent-encoded. */
const restorable = /[\uE000-\uE03F]|%EE%80%[89AB][0-9A-F]/gi;
/** A point or bracket behind a number opens a list only at the start of a line; elsewhere both are harmless. */
const meaningful = /[&<>"'`\\*_[\]#+\-!|~=]/g;
const numbered = /^([ \t\u1680\u3000]*\d+)([.)])/gm;

export function inertText(text: string): string {
  return cleanText(text)
    .replace(placeholders, '')
    .replace(meaningful, placeholderOf)
    .replace(numbered, (_, number: string, sign: string) => number + placeholderOf(sign));
}

/** An http or https address that stays one address wherever a theme puts it; '' for every other. */
export function inertHref(href: string): string {
  const url = parseUrl(href.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  const encoded = url.href.replace(/['()`\\]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  return encoded.replaceAll('&', placeholderOf);
}

/** The HTML of a theme with the resume's characters back in it, as character references. */
export function restoreText(html: string): string {
  return html.replace(restorable, (placeholder) => {
    const character = special[codeOf(placeholder) - firstPlaceholder];
    return character === undefined ? '' : `&#${character.charCodeAt(0)};`;
  });
}

function placeholderOf(character: string): string {
  return String.fromCharCode(firstPlaceholder + special.indexOf(character));
}

function codeOf(placeholder: string): number {
  return placeholder.length === 1 ? placeholder.charCodeAt(0) : decodeURIComponent(placeholder).charCodeAt(0);
}
