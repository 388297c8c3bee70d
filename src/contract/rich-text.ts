/*
 * The closed HTML subset of the resume document: paragraphs and lists of runs. Text is data: it is
 * escaped when printed, and anything outside the subset loses its markup but keeps its words.
 */

import { hasSafeScheme } from './safe-scheme.ts';

export interface Run {
  readonly text: string;
  readonly strong?: boolean;
  readonly em?: boolean;
  readonly href?: string;
}

export type Block =
  | { readonly type: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Run[])[] };

export type RichText = readonly Block[];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return namedEntities[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isScalar = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isScalar ? String.fromCodePoint(code) : whole;
  });
}

function printRun(run: Run): string {
  let html = escapeHtml(run.text);
  if (run.em) html = `<em>${html}</em>`;
  if (run.strong) html = `<strong>${html}</strong>`;
  if (run.href && hasSafeScheme(run.href)) html = `<a href="${escapeHtml(run.href)}">${html}</a>`;
  return html;
}

function printRuns(runs: readonly Run[]): string {
  return runs.map(printRun).join('');
}

export function printRichText(blocks: RichText): string {
  return blocks
    .map((block) => {
      if (block.type === 'paragraph') return `<p>${printRuns(block.runs)}</p>`;
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((runs) => `<li>${printRuns(runs)}</li>`).join('')}</${tag}>`;
    })
    .join('');
}

export function plainText(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join('');
}

const token = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[^<]+|</gi;
const tokenOrComment = new RegExp(`<!--[\\s\\S]*?-->|${token.source}`, 'gi');
const dropped = new Set(['script', 'style', 'head', 'title', 'template', 'svg', 'iframe', 'object']);
const blockTags = new Set([
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'br',
  'tr',
]);

interface Reader {
  readonly blocks: Block[];
  runs: Run[];
  /** The open block is empty or ends with a space. Asking its text would flatten it again and again. */
  atSpace: boolean;
  /** Items of the last list, while it may still grow. */
  items: (readonly Run[])[];
  /** Depth of open lists; the outermost decides whether the list is ordered. */
  lists: boolean[];
  inItem: boolean;
  strong: number;
  em: number;
  hrefs: string[];
  skipping: string | null;
}

/** Reads any HTML into the subset; what it does not know loses its markup, never its words. */
export function parseRichText(html: string): RichText {
  const reader: Reader = {
    blocks: [],
    runs: [],
    atSpace: true,
    items: [],
    lists: [],
    inItem: false,
    strong: 0,
    em: 0,
    hrefs: [],
    skipping: null,
  };
  for (const [whole, slash, tag, attributes] of tokensOf(html)) {
    if (tag) readTag(reader, tag.toLowerCase(), slash === '/', attributes ?? '');
    else if (!whole.startsWith('<!--') && !reader.skipping) readText(reader, decodeEntities(whole));
  }
  endBlock(reader);
  return reader.blocks;
}

/** Behind the last end of a comment no beginning has one: looking for it from each would be quadratic. */
function* tokensOf(html: string): Generator<RegExpExecArray> {
  const lastEnd = html.lastIndexOf('-->');
  const end = lastEnd < 0 ? 0 : lastEnd + 3;
  yield* html.slice(0, end).matchAll(tokenOrComment);
  yield* html.slice(end).matchAll(token);
}

function readTag(reader: Reader, tag: string, closes: boolean, attributes: string): void {
  if (reader.skipping) {
    if (closes && tag === reader.skipping) reader.skipping = null;
    return;
  }
  if (dropped.has(tag) && !closes) {
    if (!attributes.endsWith('/')) reader.skipping = tag;
    return;
  }
  if (tag === 'strong' || tag === 'b') reader.strong = Math.max(0, reader.strong + (closes ? -1 : 1));
  else if (tag === 'em' || tag === 'i') reader.em = Math.max(0, reader.em + (closes ? -1 : 1));
  else if (tag === 'a') readLink(reader, closes, attributes);
  else if (blockTags.has(tag)) readBlockTag(reader, tag, closes);
}

function readLink(reader: Reader, closes: boolean, attributes: string): void {
  if (closes) {
    reader.hrefs.pop();
    return;
  }
  const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  reader.hrefs.push(decodeEntities(href?.[1] ?? href?.[2] ?? href?.[3] ?? ''));
}

function readBlockTag(reader: Reader, tag: string, closes: boolean): void {
  const isList = tag === 'ul' || tag === 'ol';
  // A paragraph inside a list item belongs to the item: rich text editors write <li><p>…</p></li>.
  if (reader.inItem && !isList && tag !== 'li') {
    if (reader.runs.length > 0) readText(reader, ' ');
    return;
  }
  endBlock(reader);
  if (isList) {
    if (closes) reader.lists.pop();
    else reader.lists.push(tag === 'ol');
  }
  if (tag === 'li') reader.inItem = !closes;
}

function readText(reader: Reader, text: string): void {
  const collapsed = text.replace(/[ \t\n\r\f\v]+/g, ' ');
  const last = reader.runs.at(-1);
  const kept = reader.atSpace ? collapsed.replace(/^ /, '') : collapsed;
  if (kept === '') return;
  reader.atSpace = kept.endsWith(' ');
  const href = reader.hrefs.at(-1);
  const run: Run = {
    text: kept,
    ...(reader.strong > 0 && { strong: true }),
    ...(reader.em > 0 && { em: true }),
    ...(href && { href }),
  };
  const joins = last && last.strong === run.strong && last.em === run.em && last.href === run.href;
  if (joins) reader.runs.splice(-1, 1, { ...last, text: last.text + run.text });
  else reader.runs.push(run);
}

function endBlock(reader: Reader): void {
  const runs = trimEnd(reader.runs);
  reader.runs = [];
  reader.atSpace = true;
  if (runs.length === 0) return;
  if (!reader.inItem) {
    reader.blocks.push({ type: 'paragraph', runs });
    return;
  }
  const ordered = reader.lists[0] ?? false;
  const last = reader.blocks.at(-1);
  if (last?.type === 'list' && last.ordered === ordered) {
    reader.items.push(runs);
  } else {
    reader.items = [runs];
    reader.blocks.push({ type: 'list', ordered, items: reader.items });
  }
}

function trimEnd(runs: readonly Run[]): Run[] {
  const end = runs.findLastIndex(({ text }) => text.trim() !== '');
  return runs
    .slice(0, end + 1)
    .map((run, index) => (index === end ? { ...run, text: run.text.trimEnd() } : run));
}
