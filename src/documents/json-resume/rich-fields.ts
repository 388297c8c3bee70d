import { ownValue } from '../../contract/own-value.ts';
import { type Block, parseRichText, printRichText, type Run } from '../../contract/rich-text.ts';
import { cleanLine } from '../text/clean-text.ts';
import { markdownRuns, printMarkdownRuns } from '../text/markdown-runs.ts';
import { paragraphs } from '../text/paragraphs.ts';
import type { Field } from './field.ts';
import { putLines } from './list-fields.ts';
import { isBlank, type SourceEntry, sourceEntry } from './source-entry.ts';
import { putText } from './text-fields.ts';

/** One line of text as HTML rules print it: single spaces, markup from the little Markdown. */
function lineRuns(line: string): readonly Run[] {
  return markdownRuns(line.replace(/\s+/g, ' '));
}

function paragraphBlocks(text: string): readonly Block[] {
  return paragraphs(text).map((paragraph) => ({ type: 'paragraph', runs: markdownRuns(paragraph) }));
}

/** Paragraphs of HTML from text and back. Lists have no place there and become lines with a dash. */
export function prose(...keys: readonly string[]): Field<string> {
  return {
    keysIn: (entry) => [entry.keyOf(keys)],
    read: (entry) => printRichText(paragraphBlocks(entry.block(keys))),
    write: (html, entry) => putText(entry, keys, printProse(parseRichText(html))),
  };
}

function printProse(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.type === 'paragraph') return printMarkdownRuns(block.runs);
      return block.items.map((runs) => `- ${printMarkdownRuns(runs)}`).join('\n');
    })
    .join('\n\n');
}

/**
 * `<p>` per paragraph, then one `<ul>` with one `<li>` per bullet, so that the k-th bullet is the
 * k-th `<li>`. A blank bullet is in neither: it is left out here and of every export.
 * `lastResort` speaks for an entry that has neither paragraphs nor bullets.
 */
export function proseAndBullets(
  proseKeys: readonly string[],
  bulletKeys: readonly string[],
  lastResort: readonly string[] = [],
): Field<string> {
  const keysOf = ({ values }: SourceEntry) => {
    const blank = (keys: readonly string[]) => keys.every((key) => isBlank(ownValue(values, key)));
    return blank([...proseKeys, ...bulletKeys]) && !blank(lastResort) ? lastResort : proseKeys;
  };
  return {
    keysIn: (entry) => [entry.keyOf(keysOf(entry)), entry.keyOf(bulletKeys)],
    read(entry) {
      const items = entry.lines(bulletKeys).map(lineRuns);
      const list: readonly Block[] = items.length > 0 ? [{ type: 'list', ordered: false, items }] : [];
      return printRichText([...paragraphBlocks(entry.block(keysOf(entry))), ...list]);
    },
    write(html, entry) {
      const original = sourceEntry(entry);
      const keys = keysOf(original);
      const blocks = parseRichText(html);
      const prosaic = blocks.filter((block) => block.type === 'paragraph');
      // Unchanged paragraphs keep the line breaks and the markup that they were written with.
      const unchanged = printRichText(paragraphBlocks(original.block(keys))) === printRichText(prosaic);
      if (!unchanged) putText(entry, keys, printProse(prosaic));
      const bullets = blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
      putLines(entry, bulletKeys, bullets.map(printMarkdownRuns), (line) =>
        printMarkdownRuns(lineRuns(cleanLine(line))),
      );
    },
  };
}
