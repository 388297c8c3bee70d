import type { ResumeDocument } from '../../contract/resume-document.ts';
import { type Block, parseRichText, printRichText, type Run } from '../../contract/rich-text.ts';
import { parseUrl } from '../../contract/web-address.ts';
import { missingText } from '../../documents/notes/reading-note.ts';
import { cleanText } from '../../documents/text/clean-text.ts';

/*
 * While a theme works on a resume, every character that means something to HTML or Markdown is away: a private
 * code point is in its place. So no text of a resume can become markup, whether the theme escapes or not,
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

/** Leaves that are no text for people. Dates are read before they are printed. */
const untouched = new Set(['id', 'icon', 'date', 'metadata']);
const richText = new Set(['summary', 'content']);

/**
 * The document without anything that HTML or Markdown could take for markup, without pictures, and with no
 * addresses but those of the web.
 */
export function inertDocument(document: ResumeDocument): ResumeDocument {
  return inertValue(document, '') as ResumeDocument;
}

function inertValue(value: unknown, key: string): unknown {
  if (untouched.has(key)) return value;
  if (typeof value === 'string') return inertLeaf(value, key);
  if (Array.isArray(value)) return value.map((item) => inertValue(item, key));
  if (typeof value !== 'object' || value === null) return value;
  if (key === 'picture') return { ...value, url: '' };
  // A label that is shown in place of a missing address would be taken for one.
  if ('href' in value) return { label: '', href: inertHref(String(value.href)) };
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, inertValue(child, name)]));
}

function inertLeaf(text: string, key: string): string {
  if (richText.has(key)) return printRichText(parseRichText(text).map(inertBlock));
  return text === missingText ? text : inertText(text);
}

function inertBlock(block: Block): Block {
  if (block.type === 'paragraph') return { ...block, runs: block.runs.map(inertRun) };
  return { ...block, items: block.items.map((runs) => runs.map(inertRun)) };
}

function inertRun({ text, href, ...marks }: Run): Run {
  const address = href === undefined ? '' : inertHref(href);
  return { ...marks, text: inertText(text), ...(address !== '' && { href: address }) };
}
