import type { PdfCheck } from '../../contract/report.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { PdfPage } from '../../documents/pdf/page-rows.ts';
import { readInThread } from '../../documents/thread/read-in-thread.ts';
import { errorReason } from '../../values/system-error.ts';
import { RenderError } from '../render-error.ts';
import { expectedTexts, type TextGroup } from './expected-texts.ts';
import { foldParts, foldText } from './fold-text.ts';
import {
  foldGroup,
  leftToRightGroup,
  lengthWarning,
  lostIn,
  runsRightToLeft,
  sectionsOf,
} from './lost-texts.ts';
import { fileOrder } from './reading-orders.ts';

export interface PrintedProof {
  readonly pdf: Uint8Array;
  readonly document: ResumeDocument;
  /** True if the theme is known to keep the order of entries in a section. */
  readonly keepsEntries: boolean;
}

const orderWarning = (judged: string, unjudged: string) =>
  `This theme sets its own order: every text was checked${judged}, but not the order of ${unjudged}.`;
const warnings = {
  ownEntries: orderWarning('', 'entries and columns'),
  ownSections: orderWarning(', the bullets of each section in turn', 'sections and columns'),
};

/** A browser's fallback fonts are assumed to have every character. */
const hasGlyph = () => true;

/**
 * Reads a browser's PDF back with a general reader, because the reader for Typst's PDFs does not know its constructs,
 * and searches for all texts of the document: each entry separately, in the order of the file. If the theme keeps the
 * order of entries, bullets and paragraphs are also searched across entries; names are not, because a theme may print
 * an employer once for several jobs.
 * @throws RenderError if the PDF cannot be read
 */
export async function provePrintedPdf({ pdf, document, keepsEntries }: PrintedProof): Promise<PdfCheck> {
  const pages = await readPages(pdf);
  const runs = pages.map((page) => page.runs);
  const order = fileOrder(runs, (text) => foldText(text, hasGlyph));
  const groups = expectedTexts(document, { asViewed: false });
  const folded = groups.map((group) => foldGroup(group, (text) => foldParts(text, hasGlyph)));
  const isMixed = runsRightToLeft(groups);
  const sought = (isMixed ? folded.flatMap(leftToRightGroup) : folded).map((group) => [group]);
  const judgesEntries = keepsEntries && !isMixed;
  const inTurn = judgesEntries ? bulletsOfSections(folded) : [];
  const missing = [...new Set([...sought, ...inTurn].flatMap((some) => lostIn(order, some)))];
  return {
    ok: missing.length === 0,
    pages: pages.length,
    missing,
    warnings: [warnings[judgesEntries ? 'ownSections' : 'ownEntries'], ...lengthWarning(pages.length)],
  };
}

/** The groups of each section with only the texts whose order is known. */
function bulletsOfSections(groups: readonly TextGroup[]): readonly (readonly TextGroup[])[] {
  return sectionsOf(groups).map((section) => section.map((group) => ({ ...group, anywhere: [], oneOf: [] })));
}

async function readPages(pdf: Uint8Array): Promise<readonly PdfPage[]> {
  try {
    return (await readInThread('The PDF', { kind: 'pages', bytes: pdf })).pages;
  } catch (error) {
    const reason = errorReason(error);
    throw new RenderError(`No proof of the PDF: ${reason}.`, { forCaller: true, cause: error });
  }
}
