import { type ZipEntry, zipArchive } from '../archive/zip-entries.ts';
import { childOf, type NodeElement, printXml, type XmlNode, xmlNodes } from '../files/xml-nodes.ts';
import { whatIsShown } from './what-is-shown.ts';

/** Of all parts together. Ten times what a long resume has, styles and fonts of a rich template with it. */
const maxTags = 180_000;
const maxLetters = 20 * 1024 * 1024;
/** More than the lines that a resume may have; empty ones and those of tables count, too. */
const maxParagraphs = 2500;
/** First page, even and odd pages, of two sections. */
const maxEdges = 6;

/** The texts of an archive that make up a Word document, by their names. */
export type WordParts = ReadonlyMap<string, string>;

export const bodyName = 'word/document.xml';

/**
 * The parts in which words are; pictures and fonts stay packed.
 * @throws Error in words for people
 */
export function wordParts(entries: readonly ZipEntry[]): WordParts {
  if (!entries.some(({ name }) => name === bodyName))
    throw new Error('is a zip archive, but not a Word document, an OpenDocument text or a LinkedIn export');
  const parts = new Map<string, string>();
  let tags = 0;
  let letters = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.bytes());
    if (!/\.(?:xml|rels)$/i.test(entry.name)) continue;
    const xml = content.toString();
    if (/<!(?:DOCTYPE|ENTITY)/i.test(content.toString('latin1')))
      throw new Error(
        `holds ${entry.name} with a document type declaration, which Word documents do not have`,
      );
    tags += xml.split('<').length - 1;
    letters += content.length;
    parts.set(entry.name, xml);
  }
  const paragraphs = (parts.get(bodyName) ?? '').split(/<w:p[ >]/).length - 1;
  if (tags > maxTags || letters > maxLetters || paragraphs > maxParagraphs)
    throw new Error('is far longer than any resume; use a shorter Word document');
  return parts;
}

/** Names of the parts that stand at the head or the foot of pages and hold words. */
export function edgeNames(parts: WordParts, edge: 'header' | 'footer'): readonly string[] {
  const names = [...parts.keys()].filter((name) => name.startsWith(`word/${edge}`) && /\d\.xml$/.test(name));
  return names.filter((name) => parts.get(name)?.includes('<w:t')).slice(0, maxEdges);
}

/** A Word document that holds one part of another, as it is shown. */
export async function documentOfPart(parts: WordParts, name: string): Promise<Uint8Array> {
  const shown = whatIsShown(await xmlNodes(parts.get(name) ?? ''));
  const own = new Map(parts);
  own.set(bodyName, printXml(name === bodyName ? shown : asDocument(shown)));
  own.set('word/_rels/document.xml.rels', parts.get(relationsOf(name)) ?? noRelations);
  return zipArchive([...own].map(([part, xml]) => ({ name: part, content: Buffer.from(xml) })));
}

const noRelations = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>';

function relationsOf(name: string): string {
  return name.replace('word/', 'word/_rels/').concat('.rels');
}

function asDocument(part: NodeElement): NodeElement {
  const root = childOf(part, 'w:hdr') ?? childOf(part, 'w:ftr');
  if (!root) return part;
  const content: XmlNode = { name: 'w:body', attributes: {}, children: root.children };
  return {
    name: '',
    attributes: {},
    children: [{ name: 'w:document', attributes: root.attributes, children: [content] }],
  };
}
