import { zipEntries } from '../archive/zip-entries.ts';
import type { NodeElement } from '../files/xml-nodes.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { withPageEdges } from './page-edges.ts';
import { linesOfParagraphs } from './word-lines.ts';
import { wordParagraphs } from './word-paragraphs.ts';
import { bodyName, edgeNames, partRoot, relationsOf, type WordParts, wordParts } from './word-parts.ts';
import { type WordStyles, wordStyles } from './word-styles.ts';

/**
 * The lines of a Word document, after its archive was looked through: what is read of it unpacks to what it says, and no
 * part declares entities.
 * @throws Error in words for people
 */
export async function readDocx(bytes: Uint8Array): Promise<readonly SourceLine[]> {
  const parts = wordParts(zipEntries(bytes));
  const name = await bodyName(parts);
  const styles = wordStyles(
    await partRoot(parts, 'word/styles.xml'),
    await partRoot(parts, 'word/numbering.xml'),
  );
  const body = await linesOfPart(parts, name, styles);
  const headers = await linesOfEdges(parts, 'header', styles);
  const footers = await linesOfEdges(parts, 'footer', styles);
  const lines = withPageEdges({ headers, body, footers });
  if (lines.length === 0) throw new Error('contains no text');
  return lines;
}

async function linesOfEdges(
  parts: WordParts,
  edge: 'header' | 'footer',
  styles: WordStyles,
): Promise<readonly SourceLine[]> {
  const lines: SourceLine[] = [];
  for (const name of edgeNames(parts, edge)) {
    const read = await linesOfPart(parts, name, styles);
    // Each part counts its settings for itself.
    lines.push(...read.map((line) => ({ ...line, setting: `${line.setting} of ${name}` })));
  }
  return lines;
}

async function linesOfPart(
  parts: WordParts,
  name: string,
  styles: WordStyles,
): Promise<readonly SourceLine[]> {
  const targetOf = await targetsOf(parts, name);
  const { paragraphs, notes } = wordParagraphs(await partRoot(parts, name), styles, targetOf);
  const below = notes.length === 0 ? [] : await notesOf(parts, notes);
  const read = below.flatMap(({ note, targetOf }) => wordParagraphs(note, styles, targetOf).paragraphs);
  return linesOfParagraphs([...paragraphs, ...read]);
}

type TargetOf = (id: string) => string;

/** Each part numbers what it refers to for itself. */
async function targetsOf(parts: WordParts, name: string): Promise<TargetOf> {
  const relations = await relationsOf(parts, name);
  return (id) => relations.get(id)?.target ?? '';
}

interface Note {
  readonly note: NodeElement;
  readonly targetOf: TargetOf;
}

/** The footnotes and endnotes that are referred to, in the order of the text. */
async function notesOf(parts: WordParts, references: readonly string[]): Promise<readonly Note[]> {
  const notes = new Map<string, Note>();
  for (const kind of ['footnote', 'endnote']) {
    const name = `word/${kind}s.xml`;
    const targetOf = await targetsOf(parts, name);
    for (const note of (await partRoot(parts, name)).children)
      if (typeof note !== 'string') notes.set(`${kind} ${note.attributes['w:id'] ?? ''}`, { note, targetOf });
  }
  return [...new Set(references)].flatMap((reference) => notes.get(reference) ?? []);
}
