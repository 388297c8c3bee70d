import { openPdf, type PdfDictionary, type PdfFile } from './pdf-file.ts';
import { type PdfFont, readFont } from './pdf-font.ts';
import { isList, isReference, isWord } from './pdf-syntax.ts';
import { readTextRuns, type TextRun } from './text-runs.ts';

export interface PdfPages {
  /** One list for each page, in the order in which the page draws. */
  readonly pages: readonly (readonly TextRun[])[];
  /** `SourceSans3-Regular` … */
  readonly fontNames: readonly string[];
}

/**
 * The text of a PDF from its bytes alone, by the character maps that it carries for machines.
 * @throws RenderError when it cannot be read
 */
export function readPdfText(pdf: Uint8Array): PdfPages {
  const file = openPdf(pdf);
  const root = file.dictionary(file.trailer.get('Root'));
  const known = new Map<string, PdfFont>();
  const pages = leaves(file, file.dictionary(root.get('Pages'))).map((page) => readPage(file, page, known));
  return { pages, fontNames: [...new Set([...known.values()].map(({ name }) => name))] };
}

function leaves(file: PdfFile, node: PdfDictionary): readonly PdfDictionary[] {
  const kids = file.resolve(node.get('Kids'));
  if (!isList(kids)) return [node];
  return kids.flatMap((kid) => leaves(file, file.dictionary(kid)));
}

function readPage(file: PdfFile, page: PdfDictionary, known: Map<string, PdfFont>): readonly TextRun[] {
  const resources = file.dictionary(page.get('Resources'));
  const fonts = new Map<string, PdfFont>();
  for (const [name, value] of file.dictionary(resources.get('Font'))) {
    const font = file.dictionary(value);
    const base = font.get('BaseFont');
    // Its name tells a subset apart, or its place in the file, so that a font is read once and not on every page.
    const place = isReference(value) ? String(value.number) : name;
    const key = isWord(base) ? base.word : place;
    const made = known.get(key) ?? readFont(file, font);
    known.set(key, made);
    fonts.set(name, made);
  }
  const contents = file.resolve(page.get('Contents'));
  const streams = isList(contents) ? contents : [page.get('Contents')];
  return readTextRuns(streams.map((stream) => file.stream(stream)).join('\n'), fonts);
}
