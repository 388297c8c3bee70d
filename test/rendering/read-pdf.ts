import { extractText, getDocumentProxy, getMeta } from 'unpdf';

export interface ReadPdf {
  /** One text per page, white space collapsed. */
  readonly pages: readonly string[];
  readonly text: string;
  readonly info: Readonly<Record<string, unknown>>;
  /** Addresses of the link annotations, in order. */
  readonly links: readonly string[];
}

/** Reads a PDF with an independent reader. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(proxy, { mergePages: false });
  const { info } = await getMeta(proxy);
  const links: string[] = [];
  for (let number = 1; number <= proxy.numPages; number += 1) {
    const page = await proxy.getPage(number);
    for (const annotation of await page.getAnnotations()) {
      if (annotation.unsafeUrl) links.push(annotation.unsafeUrl);
    }
  }
  const pages = text.map((page) => page.replace(/\s+/g, ' ').trim());
  return { pages, text: pages.join(' '), info, links };
}
