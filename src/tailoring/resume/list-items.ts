import { parseRichText, plainText } from '../../contract/rich-text.ts';

export interface RichLines {
  /** The paragraphs outside lists, joined by line breaks. */
  readonly prose: string;
  /** The items of all lists, counted through. */
  readonly bullets: readonly string[];
}

/** The HTML of a resume item as JSON Resume sees it: a summary and highlights. */
export function readRichLines(html: string): RichLines {
  const blocks = parseRichText(html);
  return {
    prose: blocks.flatMap((block) => (block.type === 'paragraph' ? [plainText(block.runs)] : [])).join('\n'),
    bullets: blocks.flatMap((block) => (block.type === 'list' ? block.items.map(plainText) : [])),
  };
}
