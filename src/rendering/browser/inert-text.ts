import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { type Block, parseRichText, printRichText, type Run } from '../../contract/resume/rich-text.ts';
import { missingText } from '../../documents/reading-note.ts';
import { cleanText } from '../../documents/text/clean-text.ts';
import { parseUrl } from '../../values/web-address.ts';

/*
 * While a theme renders a resume, every character with a meaning in HTML or Markdown is replaced by a private-use code
 * point. So no text of a resume becomes markup and none is escaped twice, whether or not the theme escapes it.
 */

const special = '&<>"\'`\\*_[]()#+-!|~=.';
const firstPlaceholder = 0xe000;
const placeholders = /[\uE000-\uE03F]/g;
/** Includes percent-encoded placeholders, as Markdown renderers encode URLs. */
const restorable = /[\uE000-\uE03F]|%EE%80%[89AB][0-9A-F]/gi;
/** A period and a closing bracket are in `numbered`: they open a list only after a number at the start of a line. */
const meaningful = /[&<>"'`\\*_[\]#+\-!|~=]/g;
const numbered = /^([ \t\u1680\u3000]*\d+)([.)])/gm;

export function inertText(text: string): string {
  return cleanText(text)
    .replace(placeholders, '')
    .replace(meaningful, placeholderOf)
    .replace(numbered, (_, number: string, sign: string) => number + placeholderOf(sign));
}

/** An http or https address, encoded so that it remains one in any markup; '' for other addresses. */
export function inertHref(href: string): string {
  const url = parseUrl(href.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  const encoded = url.href.replace(/['()`\\]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  return encoded.replaceAll('&', placeholderOf);
}

/** Replaces placeholders in a theme's HTML by character references. */
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

/** Fields that are not printed as they are. Dates are parsed first. */
const untouched = new Set(['id', 'icon', 'date', 'metadata']);
const richText = new Set(['summary', 'content']);

/**
 * The document without pictures, with inert texts, and with web addresses only.
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
  // Without an address, themes would use the label as one.
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
