import type { ResumeDocument } from '../../contract/resume-document.ts';
import { type Block, parseRichText, printRichText, type Run } from '../../contract/rich-text.ts';
import { missingText } from '../../documents/resume-document/missing-text.ts';
import { inertHref, inertText } from './inert-text.ts';

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
