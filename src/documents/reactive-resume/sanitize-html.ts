import {
  type Block,
  parseRichText,
  printRichText,
  type RichText,
  type Run,
} from '../../contract/rich-text.ts';
import { cleanText } from '../text/clean-text.ts';

function mapRuns(blocks: RichText, change: (run: Run) => Run): RichText {
  return blocks.map((block): Block => {
    if (block.type === 'paragraph') return { ...block, runs: block.runs.map(change) };
    return { ...block, items: block.items.map((runs) => runs.map(change)) };
  });
}

/** Any HTML as the closed subset of the resume document, its words cleaned. Idempotent. */
export function sanitizeHtml(html: string): string {
  const cleaned = mapRuns(parseRichText(withoutOpenComments(html)), (run) => ({
    ...run,
    text: cleanText(run.text),
  }));
  // Cleaning may leave spaces where markup ended; reading once more collapses them.
  return printRichText(parseRichText(printRichText(cleaned)));
}

/** A comment that never ends is none. Looking for the end of each would take quadratic time. */
function withoutOpenComments(html: string): string {
  const end = html.lastIndexOf('-->') + 1;
  return html.slice(0, end) + html.slice(end).replaceAll('<!--', '');
}
