import type { PdfCheck } from '../../contract/report.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { PdfPage } from '../../documents/pdf/page-runs.ts';
import { readInThread } from '../../documents/thread/read-in-thread.ts';
import { RenderError } from '../render-error.ts';
import { expectedTexts } from './expected-texts.ts';
import { foldParts, foldText } from './fold-text.ts';
import { lengthWarning } from './length-warning.ts';
import { foldGroup, lostIn } from './lost-texts.ts';
import { fileOrder } from './reading-orders.ts';
import { runsRightToLeft, wordsAlone } from './right-to-left.ts';

export interface PrintedProof {
  readonly pdf: Uint8Array;
  readonly document: ResumeDocument;
}

const orderWarning =
  'This theme has an order of its own: every text was looked for, the order of entries and columns was not.';

/** Whatever the font is that a browser falls back to, it says which characters it draws. */
const hasGlyph = () => true;

/**
 * Reads a browser's PDF back with a general reader, for its constructs are not those of Typst, and looks for
 * everything that the document says: each entry by itself, in the order of the file.
 * @throws RenderError when the PDF cannot be read at all
 */
export async function provePrintedPdf({ pdf, document }: PrintedProof): Promise<PdfCheck> {
  const pages = await readPages(pdf);
  const runs = pages.map((page) => page.runs);
  const order = fileOrder(runs, (text) => foldText(text, hasGlyph));
  const groups = expectedTexts(document);
  const folded = groups.map((group) => foldGroup(group, (text) => foldParts(text, hasGlyph)));
  const sought = runsRightToLeft(groups) ? folded.flatMap(wordsAlone) : folded;
  const missing = [...new Set(sought.flatMap((group) => lostIn(order, [group])))];
  return {
    ok: missing.length === 0,
    pages: pages.length,
    missing,
    warnings: [orderWarning, ...lengthWarning(pages.length)],
  };
}

async function readPages(pdf: Uint8Array): Promise<readonly PdfPage[]> {
  try {
    return (await readInThread('The PDF', { kind: 'pages', bytes: pdf })).pages;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RenderError(`No proof of the PDF: ${reason}.`, { forCaller: true, cause: error });
  }
}
