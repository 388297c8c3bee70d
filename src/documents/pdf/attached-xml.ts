import type { openPdf } from './read-pdf-pages.ts';

/** Far beyond any resume without its pictures, and within what a file of XML may have. */
const maxBytes = 1024 * 1024;

/** The XML files that are attached to a PDF, as Europass does with its own: whole, where the pages are text in places. */
export async function attachedXml(document: Awaited<ReturnType<typeof openPdf>>): Promise<readonly string[]> {
  const attached: unknown = await document.getAttachments().catch(() => null);
  if (typeof attached !== 'object' || attached === null) return [];
  return Object.values(attached)
    .flatMap(textOf)
    .filter((text) => text.trimStart().startsWith('<'));
}

function textOf(file: unknown): readonly string[] {
  const content: unknown =
    typeof file === 'object' && file !== null && 'content' in file ? file.content : null;
  if (!(content instanceof Uint8Array) || content.byteLength > maxBytes) return [];
  return [new TextDecoder().decode(content).replace(/^\uFEFF/, '')];
}
