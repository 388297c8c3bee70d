import {
  type Block,
  parseMarkedText,
  parseRichText,
  plainText,
  printRichText,
  type RichText,
  type Run,
} from '../../contract/rich-text.ts';
import { memoize } from '../../text/memoize.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';
import { unescapedMarkdown } from './inline-markdown.ts';
import { type MarkedLine, markedLine, withoutEnd, withoutNumber } from './markdown-lines.ts';

/*
 * Markup is never shown: whatever a field holds (HTML, Markdown, HTML escaped as text) becomes paragraphs, lists,
 * bold and links of the resume document. What only looks like markup stays: `C#`, `a < b`, `List<String>`.
 */

/** Markup may be escaped in markup; deeper than any program does it, it stays. */
const maxRounds = 8;

/** Words of several lines may be markup once they are in one. */
const maxJoins = 4;

const maybeMarkup = /[<&*_`~#[|\\>]|[-+•▪●◦·–\uF0B7]\s|[-=]{3}|\d[.)]\s|\n/;

/** The readers of an entry ask for the blocks and the words of its texts again and again. */
const longTexts = 8;
/** In UTF-16 units; reading a shorter text is no work. */
const longText = 500;

/** The blocks of a text of any markup or none. */
export function readMarkup(text: string): RichText {
  return text.length < longText ? readBlocks(text) : readLong(text);
}

const readLong = memoize(longTexts, readBlocks);

function readBlocks(text: string): RichText {
  const cleaned = cleanText(text);
  return withoutMarkup([{ type: 'paragraph', runs: [{ text: cleaned }] }]);
}

/** Blocks whose texts hold no markup any more. Idempotent. */
export function withoutMarkup(blocks: RichText): RichText {
  let html = '';
  let read = blocks;
  for (let round = 0; round < maxRounds && maybeHoldsMarkup(read); round += 1) {
    read = canonical(read.flatMap(readBlock));
    const next = printRichText(read);
    if (next === html) return read;
    html = next;
  }
  return html === '' ? canonical(read) : read;
}

/** The blocks' words, a text for each paragraph and list item. */
export function markupLines(text: string): readonly string[] {
  return readMarkup(text)
    .flatMap((block) => (block.type === 'paragraph' ? [block.runs] : block.items))
    .map((runs) => cleanLine(plainText(runs)));
}

/** The address that a text leads to when it is a link and nothing else. */
export function linkIn(text: string): string | null {
  if (!/[<\]]/.test(text)) return null;
  const [block, ...others] = readMarkup(text);
  if (block?.type !== 'paragraph' || others.length > 0) return null;
  const [run, ...more] = block.runs;
  return more.length === 0 ? (run?.href?.replace(/^mailto:/i, '') ?? null) : null;
}

/** The words of a text of one line. What is no markup keeps its spaces, too. */
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

/** All markup that can take letters with it has one of these: a tag, an entity, a fence. */
const mayHideLetters = /[<&`~]/;

/** Whether no words are left of a text once its markup is read; mostly known without reading it. */
export function holdsNoWords(text: string): boolean {
  if (!mayHideLetters.test(text) && /\p{L}/u.test(text)) return false;
  return plainLine(text) === '';
}

/** `- 2020` is no list. */
const signedFigure = /^\s*[-+*–]\s+(?=\d)/;

function wordsOf(text: string): string {
  const [sign = ''] = signedFigure.exec(text) ?? [];
  const words = markupLines(text.slice(sign.length));
  return cleanLine(sign + words.join(' '));
}

function maybeHoldsMarkup(blocks: RichText): boolean {
  const holds = (runs: readonly Run[]) => runs.some(({ text }) => maybeMarkup.test(text));
  return blocks.some((block) => (block.type === 'paragraph' ? holds(block.runs) : block.items.some(holds)));
}

/** As reading it from the document gives it. */
function canonical(blocks: RichText): RichText {
  return parseRichText(printRichText(blocks));
}

function readBlock(block: Block): RichText {
  if (block.type === 'paragraph') return readRuns(block.runs);
  const items = block.items.flatMap((runs) => itemsOf(readRuns(runs)));
  return items.length === 0 ? [] : [{ type: 'list', ordered: block.ordered, items }];
}

/** Blocks as items of a list: paragraphs in a row are one, and each item of a list among them is one. */
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

/** One stretch of text that may hold markup, with the faces that it is set in. */
function readRuns(runs: readonly Run[]): RichText {
  if (!maybeHoldsMarkup([{ type: 'paragraph', runs }])) return [{ type: 'paragraph', runs }];
  const blocks = parseMarkedText(unescapedHtml(runs));
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return linesAsBlocks(linesOf(block.runs));
    const items = block.items.flatMap((item) => itemsOf(linesAsBlocks(linesOf(item))));
    return items.length === 0 ? [] : [{ ...block, items }];
  });
}

/** The runs as HTML whose texts are read as HTML too. */
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
  // A backslash at the end breaks a line that goes on.
  return marked.map((line, index) =>
    marked[index + 1]?.kind === 'text' ? { ...line, runs: withoutEnd(line.runs, /\\$/) } : line,
  );
}

/** Whether a line is no more than its words. */
function isWords(line: string): boolean {
  return /^(?:text|number)$/.test(markedLine([{ text: line }]).kind);
}

interface Part {
  readonly kind: MarkedLine['kind'];
  readonly runs: Run[];
}

/** Blank lines and marks part the lines; other line breaks are only wrapping. */
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

/** The lines that count 1, 2 and on. One number alone begins a sentence: `2. Place in the town's contest`. */
function countedLines(lines: readonly MarkedLine[]): ReadonlySet<number> {
  const counted = new Set<number>();
  let last: { readonly index: number; readonly number: number } | null = null;
  for (const [index, { number }] of lines.entries()) {
    if (number === undefined) continue;
    if (last && number === last.number + 1) counted.add(last.index).add(index);
    last = number === 1 || counted.has(index) ? { index, number } : null;
  }
  return counted;
}
