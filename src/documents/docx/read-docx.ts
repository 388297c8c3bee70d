import { zipEntries } from '../archive/zip-entries.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';
import type { NodeElement } from '../files/xml-nodes.ts';
import { withPageEdges } from '../html/page-edges.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { inReadingOrder, pageOf } from './reading-order.ts';
import { linesOfParagraphs } from './word-lines.ts';
import { createBounds, type PartContext, wordParagraphs } from './word-paragraphs.ts';
import {
  bodyName,
  companionName,
  edgeNames,
  partRoot,
  relationsOf,
  type WordParts,
  wordParts,
} from './word-parts.ts';
import { wordStyles } from './word-styles.ts';

/**
 * The lines of a Word document. Its parts must not unpack to far more than a resume has or declare entities.
 * @throws UnreadableFile
 */
export async function readDocx(bytes: Uint8Array): Promise<readonly SourceLine[]> {
  const parts = await wordParts(await zipEntries(bytes));
  const body = await bodyName(parts);
  const rootOf = async (kind: string) => partRoot(parts, await companionName(parts, body, kind));
  const styles = wordStyles(await rootOf('styles'), await rootOf('numbering'));
  const root = await partRoot(parts, body);
  const file: WordFile = { parts, body, styles, spend: createBounds() };
  const lines = withPageEdges({
    body: await linesOfPart(file, body, root),
    headers: await linesOfEdges(file, await edgeNames(parts, { body, root }, 'header')),
    footers: await linesOfEdges(file, await edgeNames(parts, { body, root }, 'footer')),
  });
  if (lines.length === 0) throw new UnreadableFile('contains no text');
  return lines;
}

interface WordFile extends Pick<PartContext, 'styles' | 'spend'> {
  readonly parts: WordParts;
  /** The name of its part. */
  readonly body: string;
}

async function linesOfEdges(file: WordFile, names: readonly string[]): Promise<readonly SourceLine[]> {
  const lines: SourceLine[] = [];
  for (const name of names) {
    const read = await linesOfPart(file, name, await partRoot(file.parts, name));
    // Each part numbers its settings separately.
    lines.push(...read.map((line) => ({ ...line, setting: `${line.setting} of ${name}` })));
  }
  return lines;
}

async function linesOfPart(file: WordFile, name: string, root: NodeElement): Promise<readonly SourceLine[]> {
  const { parts, styles, spend } = file;
  const targetOf = await targetsOf(parts, name);
  const { paragraphs, notes } = wordParagraphs(root, { styles, targetOf, spend });
  const below = notes.length === 0 ? [] : await notesOf(file, notes);
  const read = below.flatMap(
    ({ note, targetOf }) => wordParagraphs(note, { styles, targetOf, spend }).paragraphs,
  );
  return linesOfParagraphs([...inReadingOrder(paragraphs, pageOf(root)), ...read], styles.usualSize);
}

type TargetOf = PartContext['targetOf'];

/** Each part numbers its relations separately. */
async function targetsOf(parts: WordParts, name: string): Promise<TargetOf> {
  const relations = await relationsOf(parts, name);
  return (id) => relations.get(id)?.target ?? '';
}

interface Note {
  readonly note: NodeElement;
  readonly targetOf: TargetOf;
}

/** The footnotes and endnotes that are referred to, in the order of the text. */
async function notesOf({ parts, body }: WordFile, references: readonly string[]): Promise<readonly Note[]> {
  const notes = new Map<string, Note>();
  for (const kind of ['footnote', 'endnote']) {
    const name = await companionName(parts, body, `${kind}s`);
    const targetOf = await targetsOf(parts, name);
    for (const note of (await partRoot(parts, name)).children)
      if (typeof note !== 'string') notes.set(`${kind} ${note.attributes['w:id'] ?? ''}`, { note, targetOf });
  }
  return [...new Set(references)].flatMap((reference) => notes.get(reference) ?? []);
}
