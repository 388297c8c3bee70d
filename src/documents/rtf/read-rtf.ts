import { UnreadableFile } from '../files/unreadable-file.ts';
import { htmlSourceLines } from '../html/html-source-lines.ts';
import { withPageEdges } from '../html/page-edges.ts';
import { createParagraphPrinter, type StyledParagraph } from '../html/styled-paragraphs.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { type RtfPart, rtfParagraphs } from './rtf-paragraphs.ts';

/**
 * The lines of a document in Rich Text Format.
 * @throws UnreadableFile
 */
export async function readRtf(bytes: Uint8Array): Promise<readonly SourceLine[]> {
  const { headers, body, footers } = rtfParagraphs(Buffer.from(bytes).toString('latin1'));
  const print = createParagraphPrinter();
  const linesOf = (part: RtfPart) => htmlSourceLines(part.map((block) => htmlOf(block, print)).join(''));
  const lines = withPageEdges({
    headers: await linesOf(headers),
    body: await linesOf(body),
    footers: await linesOf(footers),
  });
  if (lines.length === 0) throw new UnreadableFile('contains no text');
  return lines;
}

function htmlOf(block: RtfPart[number], print: (paragraph: StyledParagraph) => string): string {
  if ('runs' in block) return block.level > 0 ? inLists(print(block), block.level) : print(block);
  const cells = block.cells.map((cell) => `<td>${cell.map((one) => htmlOf(one, print)).join('')}</td>`);
  return `<table><tr>${cells.join('')}</tr></table>`;
}

/** Deeper levels have no further effect. */
const maxListDepth = 4;

function inLists(item: string, level: number): string {
  const depth = Math.min(level, maxListDepth);
  return `${'<ul>'.repeat(depth)}${item}${'</ul>'.repeat(depth)}`;
}
