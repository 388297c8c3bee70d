import type { PageLink, PageRun, PdfPage } from './page-runs.ts';

const mostPages = 20;

/**
 * The text of a PDF with its places.
 * @throws Error in words for people: locked, broken, too long, without text
 */
export async function readPdfPages(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(bytes, { isEvalSupported: false, verbosity: 0 }).catch(
    (error: unknown) => {
      throw new Error(reasonOf(error), { cause: error });
    },
  );
  if (document.numPages > mostPages)
    throw new Error(`has ${document.numPages} pages; at most ${mostPages} are read`);
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [content, annotations] = await Promise.all([page.getTextContent(), page.getAnnotations()]);
    pages.push({ runs: content.items.flatMap(runOf), links: annotations.flatMap(linkOf) });
  }
  if (pages.every(({ runs }) => runs.every(({ text }) => text.trim() === '')))
    throw new Error('holds no text, only pictures; give a PDF that was not scanned, or a DOCX');
  return pages;
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return 'is locked with a password; save it without one';
  return 'is no PDF that can be read: it is broken or cut short';
}

function runOf(item: object): readonly PageRun[] {
  if (!('str' in item) || !('transform' in item) || !('width' in item) || !('fontName' in item)) return [];
  const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
  const text = String(item.str);
  if (text === '') return [];
  return [{ text, x, y, endX: x + Number(item.width), size: Math.hypot(c, d), font: String(item.fontName) }];
}

function linkOf(annotation: { readonly url?: unknown; readonly rect?: unknown }): readonly PageLink[] {
  const { url, rect } = annotation;
  if (typeof url !== 'string' || !Array.isArray(rect)) return [];
  const [left = 0, bottom = 0, right = 0, top = 0] = rect.map(Number);
  return [{ url, left, right, bottom, top }];
}
