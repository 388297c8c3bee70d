import { wordSet } from '../values/lists.ts';

/* The rows of a page from a site generator that are about the page: comments and tags above the posting. */

const fence = /^(?:---|\+\+\+|;;;)\s*$/;
const row = /^["']?([A-Za-z_][\w-]{0,40})["']?\s?[:=](?:\s|$)/;
const comment = /^\s*#/;
/** An item or continuation of the row above it, or a bracket. */
const continued = /^(?:\s|-(?:\s|$)|[}\]]|$)/;

/** Rows that sort the page among others. */
const ofPage = wordSet('tag tags category categories keyword keywords');

/** Lines; a page builder writes a whole page as rows. */
const maxRows = 4000;

/** The text of the same length with blanks in place of the rows about the page; as it is without such rows. */
export function withoutPageRows(source: string): string {
  if (!/^(?:---|\+\+\+|;;;)/.test(source)) return source;
  const lines = source.split('\n');
  const end = lines.slice(0, maxRows).findIndex((line, index) => index > 0 && fence.test(line));
  if (!fence.test(lines[0] ?? '') || end < 0 || !areRows(lines.slice(1, end))) return source;
  let isOfPage = false;
  const kept = lines.map((line, index) => {
    if (index === 0 || index >= end) return line;
    const key = row.exec(line)?.[1]?.toLowerCase();
    if (key !== undefined) isOfPage = ofPage.has(key);
    return isOfPage || comment.test(line) ? ' '.repeat(line.length) : line;
  });
  return kept.join('\n');
}

/** False for text between two lines of dashes, such as one with headings of Markdown. */
function areRows(lines: readonly string[]): boolean {
  const first = lines.find((line) => line.trim() !== '' && !comment.test(line)) ?? '';
  return (
    row.test(first) && lines.every((line) => row.test(line) || comment.test(line) || continued.test(line))
  );
}
