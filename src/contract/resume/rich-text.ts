import { hasSafeScheme } from '../../values/web-address.ts';
import {
  decodeEntities,
  type HtmlToken,
  holdsNoText,
  hrefOf,
  htmlTokens,
  markupTags,
} from './html-markup.ts';

/*
 * The HTML subset of the resume document: paragraphs and lists of runs. Text is escaped when printed; markup outside
 * of the subset is removed, its words are kept.
 */

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

const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes.get(character) ?? character);
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

/** Text with its bold, italics and links as in Markdown, to show where they differ. */
export function markedText(runs: readonly Run[]): string {
  return runs
    .map(({ text, strong, em, href }) => {
      const mark = `${strong ? '**' : ''}${em ? '*' : ''}`;
      const marked =
        mark === ''
          ? text
          : text.replace(/\S.*\S|\S/s, (words) => `${mark}${words}${[...mark].reverse().join('')}`);
      return href ? `[${marked}](${href})` : marked;
    })
    .join('');
}

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
  'hr',
  'table',
  'tr',
  'dl',
  'dt',
  'dd',
  'section',
  'article',
  'header',
  'footer',
]);

interface Reader {
  readonly blocks: Block[];
  runs: Run[];
  /**
   * True if the open block is empty or ends in a space. Stored, because computing it would flatten the block again
   * and again.
   */
  atSpace: boolean;
  readonly spaces: RegExp;
  /** Items of the last list, while it may grow. */
  items: (readonly Run[])[];
  /** The open lists; the outermost one decides whether the list is ordered. */
  lists: boolean[];
  inItem: boolean;
  strong: number;
  em: number;
  hrefs: string[];
  /** The element whose text is skipped, and how many of the same name are open inside. */
  skipping: { readonly name: string; depth: number } | null;
}

type Tag = Extract<HtmlToken, { type: 'tag' }>;

/** Parses any HTML into the subset; unknown markup is removed, its words are kept. */
export function parseRichText(html: string): RichText {
  return readHtml(html, /[ \t\n\r]+/g);
}

/** Parses text that may have HTML; keeps line breaks, which may be meaningful there. */
export function parseMarkedText(text: string): RichText {
  return readHtml(text, /[ \t\r]+/g);
}

function readHtml(html: string, spaces: RegExp): RichText {
  const reader: Reader = {
    blocks: [],
    runs: [],
    atSpace: true,
    spaces,
    items: [],
    lists: [],
    inItem: false,
    strong: 0,
    em: 0,
    hrefs: [],
    skipping: null,
  };
  const tokens = htmlTokens(html);
  const isMarkup = markupTags(tokens);
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'comment') continue;
    if (token.type === 'tag' && isQuotedCode(tokens, index)) readText(reader, token.name);
    else if (token.type === 'tag' && isMarkup(index)) readTag(reader, token);
    else if (!reader.skipping) readText(reader, decodeEntities(token.text));
  }
  endBlock(reader);
  return reader.blocks;
}

/** True for a tag in backticks, which is just a name. */
function isQuotedCode(tokens: readonly HtmlToken[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (before?.type !== 'text' || after?.type !== 'text') return false;
  return before.text.endsWith('`') && after.text.startsWith('`');
}

function readTag(reader: Reader, tag: Tag): void {
  const { name, closes } = tag;
  const { skipping } = reader;
  if (skipping) {
    if (name !== skipping.name) return;
    // The next paragraph or item ends an unclosed one.
    if (!closes && (name === 'p' || name === 'li')) skipping.depth = 0;
    else skipping.depth += closes ? -1 : 1;
    if (skipping.depth > 0) return;
    reader.skipping = null;
    if (closes) return;
  }
  if (holdsNoText(tag)) {
    reader.skipping = { name, depth: 1 };
    return;
  }
  if (name === 'strong' || name === 'b') reader.strong = Math.max(0, reader.strong + (closes ? -1 : 1));
  else if (name === 'em' || name === 'i') reader.em = Math.max(0, reader.em + (closes ? -1 : 1));
  else if (name === 'a') readLink(reader, tag);
  else if (name === 'td' || name === 'th') readText(reader, ' ');
  else if (blockTags.has(name)) readBlockTag(reader, name, closes);
}

function readLink(reader: Reader, tag: Tag): void {
  if (tag.closes) reader.hrefs.pop();
  else reader.hrefs.push(hrefOf(tag));
}

function readBlockTag(reader: Reader, tag: string, closes: boolean): void {
  const isList = tag === 'ul' || tag === 'ol';
  // A paragraph in a list item belongs to the item: editors write <li><p>…</p></li>.
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
  const collapsed = text.replace(reader.spaces, ' ');
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

/** Appends a bullet to rich text. */
export function withBullet(html: string, text: string): string {
  const blocks = parseRichText(html);
  const last = blocks.at(-1);
  const isList = last?.type === 'list' && !last.ordered;
  const items = [...(isList ? last.items : []), [{ text }]];
  const list: Block = { type: 'list', ordered: false, items };
  return printRichText([...(isList ? blocks.slice(0, -1) : blocks), list]);
}

/** Removes the last bullet with exactly this text, if there is one. */
export function withoutBullet(html: string, text: string): string {
  const blocks = parseRichText(html);
  const says = (block: Block) =>
    block.type === 'list' ? block.items.findLastIndex((runs) => plainText(runs) === text) : -1;
  const at = blocks.findLastIndex((block) => says(block) !== -1);
  const list = blocks[at];
  if (list?.type !== 'list') return html;
  const items = list.items.toSpliced(says(list), 1);
  return printRichText(blocks.toSpliced(at, 1, ...(items.length > 0 ? [{ ...list, items }] : [])));
}
