import { parseRichText, plainText } from '../../contract/rich-text.ts';
import { memoize } from '../../text/memoize.ts';

export interface RichLines {
  /** The paragraphs outside lists, joined by line breaks. */
  readonly prose: string;
  /** The items of all lists, counted through. */
  readonly bullets: readonly string[];
}

/** The HTML of a resume item as JSON Resume sees it: a summary and highlights. Most items of a tailored resume are the base's. */
export const readRichLines = memoize(500, readLines);

function readLines(html: string): RichLines {
  const blocks = parseRichText(html);
  return {
    prose: blocks.flatMap((block) => (block.type === 'paragraph' ? [plainText(block.runs)] : [])).join('\n'),
    bullets: blocks.flatMap((block) => (block.type === 'list' ? block.items.map(plainText) : [])),
  };
}
