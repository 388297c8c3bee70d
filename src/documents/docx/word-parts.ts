import path from 'node:path';
import type { ZipEntry } from '../archive/zip-entries.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';
import { type NodeElement, xmlNodes } from '../files/xml-nodes.ts';
import { withUsualPrefixes } from './usual-prefixes.ts';

/** Of all parts together: ten times a long resume, including the styles and fonts of a rich template. */
const maxTags = 180_000;
const maxBytes = 20 * 1024 * 1024;

/** The XML parts of a Word document, by name. */
export type WordParts = ReadonlyMap<string, string>;

/**
 * Unpacks the XML parts, but not pictures and fonts.
 * @throws UnreadableFile
 */
export async function wordParts(entries: readonly ZipEntry[]): Promise<WordParts> {
  const parts = new Map<string, string>();
  let tags = 0;
  let bytes = 0;
  for (const entry of entries) {
    if (!/\.(?:xml|rels)$/i.test(entry.name)) continue;
    const content = Buffer.from(await entry.bytes());
    bytes += content.length;
    if (bytes <= maxBytes) tags += countTags(content);
    if (tags > maxTags || bytes > maxBytes)
      throw new UnreadableFile('is too long to be a resume; use a shorter Word document');
    const xml = content.toString();
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
      throw new UnreadableFile(
        `contains ${entry.name} with a document type declaration, which is not supported`,
      );
    parts.set(entry.name, xml);
  }
  return parts;
}

const tagStart = 0x3c;

function countTags(xml: Buffer): number {
  let count = 0;
  for (let at = xml.indexOf(tagStart); at >= 0; at = xml.indexOf(tagStart, at + 1)) count += 1;
  return count;
}

/** The root element of a part; empty if the part is missing. */
export async function partRoot(parts: WordParts, name: string): Promise<NodeElement> {
  const document = withUsualPrefixes(await xmlNodes(parts.get(name) ?? ''));
  return document.children.find((child) => typeof child !== 'string') ?? document;
}

export interface Relation {
  readonly type: string;
  readonly target: string;
}

/** The relations of a part, by id. */
export async function relationsOf(parts: WordParts, name: string): Promise<ReadonlyMap<string, Relation>> {
  const own = name.lastIndexOf('/') + 1;
  const written = await partRoot(parts, `${name.slice(0, own)}_rels/${name.slice(own)}.rels`);
  return new Map(
    written.children
      .filter((child) => typeof child !== 'string')
      .map(({ attributes: { Id = '', Type = '', Target = '' } }) => [Id, { type: Type, target: Target }]),
  );
}

const usualBody = 'word/document.xml';

/**
 * Name of the main part, which some programs number.
 * @throws UnreadableFile
 */
export async function bodyName(parts: WordParts): Promise<string> {
  if (parts.has(usualBody)) return usualBody;
  const relations = [...(await relationsOf(parts, '')).values()];
  const body = relations.find(({ type }) => type.endsWith('/officeDocument'))?.target.replace(/^\//, '');
  if (body?.startsWith('word/') && parts.has(body)) return body;
  throw new UnreadableFile(
    'is a zip archive, but not a Word document, an OpenDocument text or a LinkedIn export',
  );
}

/** Resolves a target relative to the folder of the part, or to the archive. */
function partAt(name: string, target: string): string {
  return path.posix.resolve(`/${path.posix.dirname(name)}`, target).slice(1);
}

/** Name of the part that the body refers to as `kind`, or the usual name. */
export async function companionName(parts: WordParts, body: string, kind: string): Promise<string> {
  const relations = [...(await relationsOf(parts, body)).values()];
  const found = relations.find(({ type }) => type.endsWith(`/${kind}`));
  const name = found && partAt(body, found.target);
  return name !== undefined && parts.has(name) ? name : `word/${kind}.xml`;
}

const edgeTypes = ['first', 'default', 'even'];

/** Names of the header or footer parts, in the order of the sections, without duplicates. */
export async function edgeNames(
  parts: WordParts,
  { body, root }: { readonly body: string; readonly root: NodeElement },
  edge: 'header' | 'footer',
): Promise<readonly string[]> {
  const relations = await relationsOf(parts, body);
  const names = sectionsIn(root).flatMap(({ children }) =>
    edgeTypes.flatMap((type) => {
      const reference = children.find(
        (child) =>
          typeof child !== 'string' &&
          child.name === `w:${edge}Reference` &&
          (child.attributes['w:type'] ?? 'default') === type,
      );
      const id = typeof reference === 'object' ? (reference.attributes['r:id'] ?? '') : '';
      const target = relations.get(id)?.target;
      return target === undefined ? [] : [partAt(body, target)];
    }),
  );
  return [...new Set(names)].filter((name) => parts.has(name));
}

function sectionsIn(element: NodeElement): readonly NodeElement[] {
  const sections: NodeElement[] = [];
  const search = ({ children }: NodeElement) => {
    for (const child of children) {
      if (typeof child === 'string') continue;
      if (child.name === 'w:sectPr') sections.push(child);
      else search(child);
    }
  };
  search(element);
  return sections;
}
