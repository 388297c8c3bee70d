import {
  type Block,
  parseRichText,
  printRichText,
  type RichText,
  type Run,
} from '../../contract/resume/rich-text.ts';
import { asText, type JsonObject } from '../../values/json-object.ts';
import { ownValue, setOwnValue } from '../../values/own-value.ts';
import { itemsOf, plainLine, readMarkup } from '../markup/read-markup.ts';
import { printMarkdown, printMarkdownRuns } from '../markup/write-markdown.ts';
import { type SourceEntry, saysNothing, sourceEntry } from './source-entry.ts';
import { type Field, putText } from './text-fields.ts';

/**
 * Writes a list of texts, keeping the original spelling of those that were already in the entry.
 * @param readAs how an original text is read
 */
function putLines(
  entry: JsonObject,
  keys: readonly string[],
  lines: readonly string[],
  readAs: (original: string) => string,
): void {
  const key = sourceEntry(entry).keyOf(keys);
  const value = ownValue(entry, key);
  const originals = new Map<string, string[]>();
  for (const item of Array.isArray(value) ? value : []) {
    const original = asText(item) ?? '';
    const reading = readAs(original);
    const alike = originals.get(reading);
    if (alike) alike.push(original);
    else originals.set(reading, [original]);
  }
  const written = lines.map((line) => originals.get(line)?.shift() ?? line);
  if (written.length > 0) setOwnValue(entry, key, written);
  else for (const other of keys) delete entry[other];
}

/** Keywords; a single string is a comma-separated list. */
export function keywords(...keys: readonly string[]): Field<string[]> {
  return {
    names: [keys],
    keysIn: (entry) => [entry.keyOf(keys)],
    read(entry) {
      const lone = typeof ownValue(entry.values, entry.keyOf(keys)) === 'string';
      const lines = entry.lines(keys);
      return lone ? lines.flatMap(splitList) : [...lines];
    },
    write: (lines, entry) => putLines(entry, keys, lines, plainLine),
  };
}

function splitList(line: string): readonly string[] {
  return line
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

const wholeLevel = /^[0-5]$/;

/** A level in words. A number from 0 to 5 is the `level` instead. */
export function levelText(...keys: readonly string[]): Field<string> {
  return {
    names: [keys],
    keysIn: (entry) => [entry.keyOf(keys)],
    read: (entry) => entry.line(keys).replace(wholeLevel, ''),
    write: (text, entry) => putText(entry, keys, text),
  };
}

/** The level drawn as dots: only a number that the person wrote, otherwise 0 for no dots. */
export function levelFigure(...keys: readonly string[]): Field<number> {
  return {
    keysIn: () => [],
    read(entry) {
      const text = entry.line(keys);
      return wholeLevel.test(text) ? Number(text) : 0;
    },
    // JSON Resume has no dots; `levelText` writes the words.
    write: () => undefined,
  };
}

/** Paragraphs and lists in HTML, read from text in any markup and written as Markdown. */
export function prose(...keys: readonly string[]): Field<string> {
  return {
    names: [keys],
    keysIn: (entry) => [entry.keyOf(keys)],
    read: (entry) => printRichText(readMarkup(entry.block(keys))),
    write: (html, entry) => putText(entry, keys, printMarkdown(parseRichText(html))),
  };
}

/**
 * Paragraphs as `<p>`, then bullets as one `<ul>`, so that bullet k is `<li>` k, unless the paragraphs contain lists,
 * which come first. A list in place of paragraphs is read as bullets. Blank bullets are dropped, here and in every
 * export.
 * @param lastResort keys for an entry with neither paragraphs nor bullets
 */
export function proseAndBullets(
  proseKeys: readonly string[],
  bulletKeys: readonly string[],
  lastResort: readonly string[] = [],
): Field<string> {
  const keysOf = ({ values }: SourceEntry) => {
    const blank = (keys: readonly string[]) => keys.every((key) => saysNothing(ownValue(values, key)));
    return blank([...proseKeys, ...bulletKeys]) && !blank(lastResort) ? lastResort : proseKeys;
  };
  const isList = (entry: SourceEntry) => Array.isArray(ownValue(entry.values, entry.keyOf(keysOf(entry))));
  const proseIn = (entry: SourceEntry) => (isList(entry) ? '' : entry.block(keysOf(entry)));
  return {
    names: [proseKeys, bulletKeys],
    keysIn: (entry) => [entry.keyOf(keysOf(entry)), entry.keyOf(bulletKeys)],
    read(entry) {
      const listed = isList(entry) ? entry.blocks(keysOf(entry)) : [];
      const items = [...listed, ...entry.blocks(bulletKeys)].flatMap(bulletItems);
      return printRichText(withItems(readMarkup(proseIn(entry)), items));
    },
    write(html, entry) {
      const original = sourceEntry(entry);
      const keys = keysOf(original);
      const blocks = parseRichText(html);
      const prosaic = blocks.filter((block) => block.type === 'paragraph');
      // Unchanged paragraphs keep their original line breaks and markup.
      const unchanged = printRichText(readMarkup(proseIn(original))) === printRichText(prosaic);
      if (!unchanged || isList(original)) putText(entry, keys, printMarkdown(prosaic));
      const bullets = blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
      putLines(entry, bulletKeys, bullets.map(printMarkdownRuns), (text) =>
        bulletItems(text).map(printMarkdownRuns).join('\n'),
      );
    },
  };
}

function bulletItems(text: string): readonly (readonly Run[])[] {
  return itemsOf(readMarkup(text));
}

/** Adds items to the list at the end of the blocks, or to a new one. */
function withItems(blocks: RichText, items: readonly (readonly Run[])[]): RichText {
  const last = blocks.at(-1);
  if (items.length === 0) return blocks;
  const before = last?.type === 'list' && !last.ordered ? last.items : [];
  const list: Block = { type: 'list', ordered: false, items: [...before, ...items] };
  return [...(before.length > 0 ? blocks.slice(0, -1) : blocks), list];
}
