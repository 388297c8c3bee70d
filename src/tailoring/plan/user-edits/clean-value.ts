import { type Block, parseRichText, printRichText, type Run } from '../../../contract/rich-text.ts';
import { plainBreaks } from '../../../contract/white-space.ts';
import { isBranch } from './document-tree.ts';

const richKeys: ReadonlySet<string> = new Set(['summary', 'content']);

/** What the person sent as the document holds it: rich text in the closed subset, line breaks as \n. Idempotent. */
export function cleanValue(value: unknown, key: string): unknown {
  if (typeof value === 'string') return richKeys.has(key) ? cleanHtml(value) : plainBreaks(value);
  if (Array.isArray(value)) return value.map((element) => cleanValue(element, ''));
  if (!isBranch(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, cleanValue(child, name)]));
}

function cleanHtml(html: string): string {
  const cleaned = parseRichText(withoutOpenComments(html)).map(cleanBlock);
  // Cleaning may leave spaces where markup ended; reading once more collapses them.
  return printRichText(parseRichText(printRichText(cleaned)));
}

function cleanBlock(block: Block): Block {
  if (block.type === 'paragraph') return { ...block, runs: block.runs.map(cleanRun) };
  return { ...block, items: block.items.map((runs) => runs.map(cleanRun)) };
}

/** Control characters can come as character references, where no check of the text sees them. */
function cleanRun(run: Run): Run {
  return { ...run, text: run.text.replace(/\p{Cc}/gu, ' ') };
}

/** A comment that never ends is none. Looking for the end of each would take quadratic time. */
function withoutOpenComments(html: string): string {
  const end = html.lastIndexOf('-->') + 1;
  return html.slice(0, end) + html.slice(end).replaceAll('<!--', '');
}
