import { holdsNoText, htmlTokens, markupTags } from '../../contract/resume/html-markup.ts';
import type { Run } from '../../contract/resume/rich-text.ts';
import { htmlSourceLines } from '../html/html-source-lines.ts';
import type { SourceLine } from '../outline/source-line.ts';

/* HTML in Markdown: from a line that begins with a block tag up to a blank line outside tables and lists. */

/** The lines of an HTML block, and its range of source lines from 0. */
export interface HtmlBlock {
  readonly from: number;
  /** The first line after it. */
  readonly to: number;
  readonly lines: readonly SourceLine[];
}

const opening =
  /^ {0,3}<\/?(?:table|div|ul|ol|dl|p|h[1-6]|section|article|header|center|blockquote)(?=[\s>])/i;
/** Elements that may contain blank lines. */
const holdsBlanks = new Set(['table', 'ul', 'ol', 'dl', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const marked = /^\s*(?:#{1,6}\s|[-*+]\s|\d{1,2}[.)]\s|\|)|\*\*\S|(?<![\w])__\S|\]\(/;

/** Far more than any resume has; each one starts a parser. Further blocks are read as plain lines. */
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
    // A block with Markdown inside is read as Markdown.
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

/** Finds the end of the block that begins on a line. An unclosed element is searched for only once. */
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

/*
 * Splits a line into cells where its formatting changes at a comma or a dash: `**Acme**, Engineer`, `**Acme** -
 * *Engineer*`.
 */

const maxLength = 160;
const separatorAtStart = /^\s*[,;–—-]\s+|^\s+[·•]\s+/u;
const signAtEnd = /[,;]$|\s[–—·•-]$/u;

/** The text of the runs, with a bar where a change of formatting separates it. */
export function withCells(runs: readonly Run[]): string {
  const whole = runs.map(({ text }) => text).join('');
  const [first] = runs;
  const isTitle = first !== undefined && isSet(first) && !/[:：]\s*$/.test(first.text);
  if (!isTitle || runs.length < 2 || whole.length > maxLength || /[.!?。]\s|:\s/.test(whole)) return whole;
  return runs.reduce((text, run, index) => {
    if (index === 0) return run.text;
    const before = runs[index - 1];
    if (before === undefined || isSet(before) === isSet(run)) return text + run.text;
    const separated = isSet(run)
      ? withBarAtEnd(text) + run.text
      : `${text}${run.text.replace(separatorAtStart, ' | ')}`;
    return separated;
  }, '');
}

function withBarAtEnd(text: string): string {
  const bare = text.trimEnd();
  if (bare === text || !signAtEnd.test(bare)) return text;
  return `${bare.slice(0, -1).trimEnd()} | `;
}

function isSet({ strong, em, href }: Run): boolean {
  return strong === true || em === true || href !== undefined;
}

/** Elements that only wrap Markdown: `<details>` around the points of a job. */
const wrappers = new Set(['details', 'summary', 'main', 'aside', 'figure', 'footer', 'nav']);

/** Removes comments, invisible elements and tags of wrappers from a text, and keeps line numbers. */
export function withoutUnshownMarkup(text: string): string {
  if (!text.includes('<')) return text;
  const tokens = htmlTokens(text);
  const isMarkup = markupTags(tokens);
  let hidden = '';
  let depth = 0;
  return tokens
    .map((token, index) => {
      const isTag = token.type === 'tag' && isMarkup(index);
      if (depth === 0 && isTag && holdsNoText(token)) {
        hidden = token.name;
        depth = 1;
      } else if (depth > 0) {
        if (isTag && token.name === hidden) depth += token.closes ? -1 : 1;
      } else if (token.type !== 'comment' && !(isTag && wrappers.has(token.name))) return token.text;
      return token.text.replace(/[^\n]+/g, '');
    })
    .join('');
}
