import type { ZipEntry } from '../archive/zip-entries.ts';
import { htmlSourceLines } from '../docx/html-source-lines.ts';
import { withPageEdges } from '../docx/page-edges.ts';
import { type NodeElement, xmlNodes } from '../files/xml-nodes.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { odtHtml } from './odt-html.ts';
import { odtStyles } from './odt-styles.ts';

/** Of both parts together: far more than a resume has. */
const maxTags = 200_000;
const maxLetters = 20 * 1024 * 1024;

export function isOdt(names: readonly string[]): boolean {
  return (
    names.includes('content.xml') && (names.includes('styles.xml') || names.includes('META-INF/manifest.xml'))
  );
}

/**
 * The lines of an OpenDocument text, as LibreOffice writes it.
 * @throws Error in words for people
 */
export async function readOdt(entries: readonly ZipEntry[]): Promise<readonly SourceLine[]> {
  if (textOf(entries, 'META-INF/manifest.xml').includes('encryption-data'))
    throw new Error('is protected by a password; save it without one');
  const [content, looks] = [textOf(entries, 'content.xml'), textOf(entries, 'styles.xml')];
  if (/<!(?:DOCTYPE|ENTITY)/i.test(content + looks))
    throw new Error('has a document type declaration, which OpenDocument texts do not need');
  const tags = content.split('<').length + looks.split('<').length;
  if (tags > maxTags || content.length + looks.length > maxLetters)
    throw new Error('is far longer than any resume; use a shorter document');
  const [body, pages] = [await xmlNodes(content), await xmlNodes(looks)];
  const text = below(body, 'office:text')[0];
  if (!text) throw new Error('is an OpenDocument file, but not a text document');
  const print = odtHtml(odtStyles([pages, body]));
  const linesOf = async (parts: readonly NodeElement[]) => {
    const lines: SourceLine[] = [];
    for (const part of parts) lines.push(...(await htmlSourceLines(print(part))));
    return lines;
  };
  const lines = withPageEdges({
    headers: await linesOf(below(pages, 'style:header')),
    body: await linesOf([text]),
    footers: await linesOf(below(pages, 'style:footer')),
  });
  if (lines.length === 0) throw new Error('contains no text');
  return lines;
}

function textOf(entries: readonly ZipEntry[], name: string): string {
  const entry = entries.find((one) => one.name === name);
  return entry ? Buffer.from(entry.bytes()).toString() : '';
}

function below(element: NodeElement, name: string): readonly NodeElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.name === name ? [child] : below(child, name);
  });
}
