import { zipEntries } from '../archive/zip-entries.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { htmlSourceLines } from './html-source-lines.ts';
import { settingStyles, withParagraphSettings } from './paragraph-settings.ts';

/** Of all parts together. Ten times what a long resume has, styles and fonts of a rich template with it. */
const maxTags = 200_000;
const maxLetters = 20 * 1024 * 1024;

/**
 * The lines of a Word document, after its archive was looked through: everything in it unpacks to what it
 * says, and no part declares entities.
 * @throws Error in words for people
 */
export async function readDocx(bytes: Uint8Array): Promise<readonly SourceLine[]> {
  const entries = zipEntries(bytes);
  if (!entries.some(({ name }) => name === 'word/document.xml'))
    throw new Error('is a zip archive, but no Word document and no export of LinkedIn');
  let tags = 0;
  let letters = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.bytes());
    if (!/\.(?:xml|rels)$/i.test(entry.name)) continue;
    const xml = content.toString('latin1');
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
      throw new Error(`holds ${entry.name} with a document type, which no Word document has`);
    tags += xml.split('<').length - 1;
    letters += xml.length;
  }
  if (tags > maxTags || letters > maxLetters)
    throw new Error('is far longer than any resume; give a shorter Word document');
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
    // Pictures stay in the archive: a resume is read for its words.
    convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    externalFileAccess: false,
  };
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, options);
  const lines = await htmlSourceLines(value);
  if (lines.length === 0) throw new Error('contains no text');
  return lines;
}
