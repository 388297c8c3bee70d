import {
  type Block,
  parseRichText,
  printRichText,
  type RichText,
  type Run,
} from '../../contract/rich-text.ts';
import { withoutMarkup } from '../markup/read-markup.ts';
import { cleanText } from '../text/clean-text.ts';

function mapRuns(blocks: RichText, change: (run: Run) => Run): RichText {
  return blocks.map((block): Block => {
    if (block.type === 'paragraph') return { ...block, runs: block.runs.map(change) };
    return { ...block, items: block.items.map((runs) => runs.map(change)) };
  });
}

/** Any HTML as the closed subset of the resume document, its words cleaned and without markup in them. Idempotent. */
export function sanitizeHtml(html: string): string {
  const cleaned = mapRuns(parseRichText(html), (run) => ({ ...run, text: cleanText(run.text) }));
  return printRichText(withoutMarkup(cleaned));
}
