import { htmlTokens } from '../../contract/html-markup.ts';
import { htmlSourceLines } from '../docx/html-source-lines.ts';
import type { SourceLine } from '../outline/source-line.ts';

/* Markdown may hold HTML: from a line that begins with the tag of a block up to a blank line outside of tables and lists. */

/** What a block of HTML says, and the lines that it takes, from 0. */
export interface HtmlBlock {
  readonly from: number;
  /** The first line behind it. */
  readonly to: number;
  readonly lines: readonly SourceLine[];
}

const opening =
  /^ {0,3}<\/?(?:table|div|ul|ol|dl|p|h[1-6]|section|article|header|center|blockquote)(?=[\s>])/i;
/** Elements that blank lines do not end. */
const holdsBlanks = new Set(['table', 'ul', 'ol', 'dl', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const marked = /^\s*(?:#{1,6}\s|[-*+]\s|\d{1,2}[.)]\s|\|)|\*\*\S|(?<![\w])__\S|\]\(/;

/** More than any resume has; each costs a parser. Those behind are read as the lines that they are. */
const maxRead = 100;

export async function htmlBlocks(lines: readonly string[]): Promise<readonly HtmlBlock[]> {
  if (!lines.some((line) => opening.test(line))) return [];
  const endOf = blockEnds(lines);
  const blocks: HtmlBlock[] = [];
  let read = 0;
  for (let from = 0; from < lines.length; from += 1) {
    if (!opening.test(lines[from] ?? '')) continue;
    const to = endOf(from);
    const written = lines.slice(from, to);
    // What holds marks of Markdown is read as Markdown, tags or not.
    if (!written.some((line) => marked.test(line))) {
      const place = `line ${from + 1}`;
      const html = written.join('\n');
      const isEmpty = html.replace(/<[^<>]*>/g, '').trim() === '';
      if (!isEmpty) read += 1;
      if (read > maxRead) break;
      const found = isEmpty ? [] : await htmlSourceLines(html, { isPage: true });
      blocks.push({ from, to, lines: found.map((line) => ({ ...line, place })) });
    }
    from = to - 1;
  }
  return blocks;
}

/** Where a block ends that begins in a line; each line is looked at once, so what is never closed costs no more. */
function blockEnds(lines: readonly string[]): (from: number) => number {
  const opened = lines.map((line) =>
    htmlTokens(line).reduce(
      (depth, token) =>
        token.type === 'tag' && holdsBlanks.has(token.name) ? depth + (token.closes ? -1 : 1) : depth,
      0,
    ),
  );
  let isNeverClosed = false;
  return (from) => {
    let depth = 0;
    let firstBlank = 0;
    for (let index = from; index < lines.length; index += 1) {
      const isBlank = lines[index]?.trim() === '';
      if (isBlank && (depth <= 0 || isNeverClosed)) return index;
      if (isBlank && firstBlank === 0) firstBlank = index;
      depth += opened[index] ?? 0;
    }
    isNeverClosed ||= depth > 0;
    return depth > 0 && firstBlank > 0 ? firstBlank : lines.length;
  };
}
