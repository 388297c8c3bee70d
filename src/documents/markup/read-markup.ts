import {
  type Block,
  parseMarkedText,
  parseRichText,
  plainText,
  printRichText,
  type RichText,
  type Run,
} from '../../contract/resume/rich-text.ts';
import { memoize } from '../../values/memoize.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';
import { unescapedMarkdown } from './inline-markdown.ts';
import { type MarkedLine, markedLine, withoutEnd, withoutNumber } from './markdown-lines.ts';

/*
 * Markup is never shown: HTML, Markdown and escaped HTML become paragraphs, lists, bold text and links of the resume
 * document. Text that only looks like markup is unchanged: `C#`, `a < b`, `List<String>`.
 */

/** Maximum nesting of escaped markup; deeper levels are kept as text. */
const maxRounds = 8;

/** Maximum number of times that joined lines are read again, because joining may form new markup. */
const maxJoins = 4;

const maybeMarkup = /[<&*_`~#[|\\>]|[-+•▪●◦·–\uF0B7]\s|[-=]{3}|\d[.)]\s|\n/;

/** Number of cached texts: readers ask for the blocks and words of a text repeatedly. */
const longTexts = 8;
/** In UTF-16 units; shorter texts are read quickly. */
const longText = 500;

/** The blocks of a text in any markup, or in none. */
export function readMarkup(text: string): RichText {
  return text.length < longText ? readBlocks(text) : readLong(text);
}

const readLong = memoize(longTexts, readBlocks);

function readBlocks(text: string): RichText {
  const cleaned = cleanText(text);
  return withoutMarkup([{ type: 'paragraph', runs: [{ text: cleaned }] }]);
}

/** Reads markup in the texts of blocks until none is left. Idempotent. */
export function withoutMarkup(blocks: RichText): RichText {
  let html = '';
  let read = blocks;
  for (let round = 0; round < maxRounds && mayHaveMarkup(read); round += 1) {
    read = canonical(read.flatMap(readBlock));
    const next = printRichText(read);
    if (next === html) return read;
    html = next;
  }
  return html === '' ? canonical(read) : read;
}

/** The plain text of each paragraph and list item. */
export function markupLines(text: string): readonly string[] {
  return readMarkup(text)
    .flatMap((block) => (block.type === 'paragraph' ? [block.runs] : block.items))
    .map((runs) => cleanLine(plainText(runs)));
}

/** The address of a text that is only a link; null for other texts. */
export function linkIn(text: string): string | null {
  if (!/[<\]]/.test(text)) return null;
  const [block, ...others] = readMarkup(text);
  if (block?.type !== 'paragraph' || others.length > 0) return null;
  const [run, ...more] = block.runs;
  return more.length === 0 ? (run?.href?.replace(/^mailto:/i, '') ?? null) : null;
}

/** A text as one line of plain text. Text without markup keeps its spaces. */
export function plainLine(text: string): string {
  return text.length < longText ? readLine(text) : readLongLine(text);
}

const readLongLine = memoize(longTexts, readLine);

function readLine(text: string): string {
  let line = cleanLine(text);
  for (let round = 0; round < maxJoins && maybeMarkup.test(round === 0 ? text : line); round += 1) {
    const words = wordsOf(round === 0 ? cleanText(text) : line);
    if (words === line.replace(/\s+/g, ' ')) break;
    line = words;
  }
  return line;
}

/** Markup that can hide letters has one of these: a tag, an entity or a fence. */
const mayHideLetters = /[<&`~]/;

/** True if a text has no words after its markup is read; usually decided without reading it. */
export function hasNoWords(text: string): boolean {
  if (!mayHideLetters.test(text) && /\p{L}/u.test(text)) return false;
  return plainLine(text) === '';
}

/** `- 2020` is not a list. */
const signedFigure = /^\s*[-+*–]\s+(?=\d)/;

function wordsOf(text: string): string {
  const [sign = ''] = signedFigure.exec(text) ?? [];
  const words = markupLines(text.slice(sign.length));
  return cleanLine(sign + words.join(' '));
}

function mayHaveMarkup(blocks: RichText): boolean {
  const holds = (runs: readonly Run[]) => runs.some(({ text }) => maybeMarkup.test(text));
  return blocks.some((block) => (block.type === 'paragraph' ? holds(block.runs) : block.items.some(holds)));
}

/** The same form as when read from a document. */
function canonical(blocks: RichText): RichText {
  return parseRichText(printRichText(blocks));
}

function readBlock(block: Block): RichText {
  if (block.type === 'paragraph') return readRuns(block.runs);
  const items = block.items.flatMap((runs) => itemsOf(readRuns(runs)));
  return items.length === 0 ? [] : [{ type: 'list', ordered: block.ordered, items }];
}

/** Blocks as list items: consecutive paragraphs become one item, and list items are kept. */
export function itemsOf(blocks: RichText): readonly (readonly Run[])[] {
  const items: (readonly Run[])[] = [];
  let joins = false;
  for (const block of blocks) {
    const last = items.at(-1);
    if (block.type === 'list') items.push(...block.items);
    else if (joins && last) items[items.length - 1] = [...last, { text: ' ' }, ...block.runs];
    else items.push(block.runs);
    joins = block.type === 'paragraph';
  }
  return items;
}

/** The blocks of formatted text that may contain markup. */
function readRuns(runs: readonly Run[]): RichText {
  if (!mayHaveMarkup([{ type: 'paragraph', runs }])) return [{ type: 'paragraph', runs }];
  const blocks = parseMarkedText(unescapedHtml(runs));
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return linesAsBlocks(linesOf(block.runs));
    const items = block.items.flatMap((item) => itemsOf(linesAsBlocks(linesOf(item))));
    return items.length === 0 ? [] : [{ ...block, items }];
  });
}

/** The runs as HTML in which markup in their texts takes effect. */
function unescapedHtml(runs: readonly Run[]): string {
  return runs
    .map(({ text, ...face }) => {
      const [before = '', after = ''] = printRichText([
        { type: 'paragraph', runs: [{ ...face, text: '\0' }] },
      ])
        .slice('<p>'.length, -'</p>'.length)
        .split('\0');
      return before + text + after;
    })
    .join('');
}

function linesOf(runs: readonly Run[]): readonly MarkedLine[] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    for (const [index, text] of cleanText(run.text).split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...run, text });
    }
  }
  const marked = lines.map(markedLine);
  // A backslash at the end of a line breaks it.
  return marked.map((line, index) =>
    marked[index + 1]?.kind === 'text' ? { ...line, runs: withoutEnd(line.runs, /\\$/) } : line,
  );
}

/** True if a line does not begin with block markup. */
function isWords(line: string): boolean {
  return /^(?:text|number)$/.test(markedLine([{ text: line }]).kind);
}

interface Part {
  readonly kind: MarkedLine['kind'];
  readonly runs: Run[];
}

/** Splits lines into blocks at blank lines and markup; other line breaks are wrapping. */
function linesAsBlocks(lines: readonly MarkedLine[]): RichText {
  const counted = countedLines(lines);
  const parts: Part[] = [];
  let isOpen = false;
  for (const [index, { kind, runs }] of lines.entries()) {
    const last = parts.at(-1);
    if (kind === 'text' && isOpen && last) last.runs.push({ text: ' ' }, ...runs);
    else if (kind === 'number' && !counted.has(index)) parts.push({ kind: 'text', runs: [...runs] });
    else if (kind !== 'blank') parts.push({ kind, runs: [...runs] });
    isOpen = kind !== 'blank' && kind !== 'heading';
  }
  return parts.map(({ kind, runs }): Block => {
    const words = unescapedMarkdown(kind === 'number' ? withoutNumber(runs) : runs, isWords);
    if (kind === 'text') return { type: 'paragraph', runs: words };
    if (kind === 'heading')
      return { type: 'paragraph', runs: words.map((run) => ({ ...run, strong: true })) };
    return { type: 'list', ordered: kind === 'number', items: [words] };
  });
}

/**
 * Lines numbered 1, 2 and so on, with no other block between them, because the list would begin at 1 again behind it. A
 * single number begins a sentence: `2. Place in the town's contest`.
 */
function countedLines(lines: readonly MarkedLine[]): ReadonlySet<number> {
  const counted = new Set<number>();
  let last: { readonly index: number; readonly number: number } | null = null;
  for (const [index, { kind, number }] of lines.entries()) {
    const isWrapped = kind === 'text' && lines[index - 1]?.kind !== 'blank';
    if (number === undefined) {
      if (kind !== 'blank' && !isWrapped) last = null;
      continue;
    }
    if (last && number === last.number + 1) counted.add(last.index).add(index);
    last = number === 1 || counted.has(index) ? { index, number } : null;
  }
  return counted;
}
