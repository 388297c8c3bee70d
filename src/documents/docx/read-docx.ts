import { zipEntries } from '../archive/zip-entries.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { htmlSourceLines } from './html-source-lines.ts';
import { withPageEdges } from './page-edges.ts';
import { settingStyles, withParagraphSettings } from './paragraph-settings.ts';
import { bodyName, documentOfPart, edgeNames, type WordParts, wordParts } from './word-parts.ts';

/**
 * The lines of a Word document, after its archive was looked through: everything in it unpacks to what it
 * says, and no part declares entities.
 * @throws Error in words for people
 */
export async function readDocx(bytes: Uint8Array): Promise<readonly SourceLine[]> {
  const parts = wordParts(zipEntries(bytes));
  const body = await linesOfPart(parts, bodyName);
  const headers = await linesOfParts(parts, edgeNames(parts, 'header'));
  const footers = await linesOfParts(parts, edgeNames(parts, 'footer'));
  const lines = withPageEdges({ headers, body, footers });
  if (lines.length === 0) throw new Error('contains no text');
  return lines;
}

async function linesOfParts(parts: WordParts, names: readonly string[]): Promise<readonly SourceLine[]> {
  const lines: SourceLine[] = [];
  for (const name of names) lines.push(...(await linesOfPart(parts, name)));
  return lines;
}

async function linesOfPart(parts: WordParts, name: string): Promise<readonly SourceLine[]> {
  const { default: mammoth } = await import('mammoth');
  const options = {
    // Only in single quotes does mammoth take a name; what it cannot read it leaves out.
    styleMap: [
      "p[style-name='Title'] => h1:fresh",
      "p[style-name='Subtitle'] => p:fresh",
      'br => br',
      ...settingStyles,
    ],
    transformDocument: withParagraphSettings,
    // Blank ones show which paragraphs of two cells stand beside each other.
    ignoreEmptyParagraphs: false,
    // Pictures stay in the archive: a resume is read for its words.
    convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    externalFileAccess: false,
  };
  const buffer = Buffer.from(await documentOfPart(parts, name));
  const { value } = await mammoth.convertToHtml({ buffer }, options);
  const lines = await htmlSourceLines(value);
  // Each part counts its settings for itself.
  return name === bodyName
    ? lines
    : lines.map((line) => ({ ...line, setting: `${line.setting} of ${name}` }));
}
