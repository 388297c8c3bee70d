import type { PdfCheck } from '../../contract/report.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { Ports, RenderedPdf, Renderer, RenderFailure } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import { sha256 } from '../sha256.ts';
import type { StoredResume } from '../store-port.ts';
import type { UseCases } from '../use-cases.ts';
import type { WorkSlots } from '../work-slots.ts';
import { changeResume } from './change-resume.ts';
import { chooseTheme } from './score-and-preview.ts';
import { storedDocument, withPdfCheck } from './stored-document.ts';
import { noSuchResume } from './stored-resumes.ts';

export function generatePdf(ports: Ports): UseCases['generatePdf'] {
  return (caller, id, options) =>
    changeResume(ports, caller, id, async ({ resume }, tailoring) => {
      const theme = chooseTheme(ports.renderer, options.theme ?? resume.theme);
      const document = storedDocument(resume.resumeData);
      const pdf = await renderPdf(ports.renderer, { document, theme, check: options.check ?? true });
      await ports.files.write(id, pdf.bytes);
      return {
        resume: { theme, pdfVersion: pdf.version, pdfGeneratedAt: ports.clock.now() },
        tailoring: { report: withPdfCheck(tailoring.report, pdf.check) },
      };
    });
}

export function readPdf(ports: Ports, slots: WorkSlots): UseCases['readPdf'] {
  return async (id, version) => {
    const stored = await ports.store.findResumeByPdf(id, version);
    if (!stored) throw noSuchResume();
    const file = await ports.files.read(id);
    if (file && pdfVersion(file) === version) return file;
    return slots.run(() => renderAgain(ports, stored, version));
  };
}

/** For a file that was lost or damaged. A newer renderer may draw other bytes: then the version follows them. */
async function renderAgain(ports: Ports, stored: StoredResume, version: string): Promise<Uint8Array> {
  const { id, resumeData, theme } = stored.resume;
  const document = storedDocument(resumeData);
  const pdf = await renderPdf(ports.renderer, { document, theme, check: false });
  await ports.files.write(id, pdf.bytes);
  const current = await ports.store.changeResume(stored, { resume: { pdfVersion: pdf.version } });
  if (current || (await ports.store.findResumeByPdf(id, version))) return pdf.bytes;
  // Deleted meanwhile, or changed: the file of a resume that is gone must not stay.
  await ports.files.remove(id);
  throw noSuchResume();
}

export interface ProvenPdf {
  readonly bytes: Uint8Array;
  readonly version: string;
  readonly check: PdfCheck | undefined;
}

interface PdfOrder {
  readonly document: ResumeDocument;
  readonly theme: string;
  readonly check: boolean;
}

/** A PDF whose text was read back and found whole, unless the check was declined. */
export async function renderPdf(renderer: Renderer, order: PdfOrder): Promise<ProvenPdf> {
  const { pdf, check } = await render(renderer, order);
  if (check && !check.ok) {
    throw new ServiceError(
      'internal_server_error',
      `The PDF of theme "${order.theme}" would lose text: ${check.missing.join('; ')}. Nothing was charged. ` +
        'Try another theme, and retry with an Idempotency-Key.',
    );
  }
  return { bytes: pdf, version: pdfVersion(pdf), check };
}

async function render(renderer: Renderer, order: PdfOrder): Promise<RenderedPdf> {
  try {
    return await renderer.render(order);
  } catch (error) {
    if (!isForCaller(error)) throw error;
    const message = `${error.message} Nothing was charged. Retry with an Idempotency-Key.`;
    throw new ServiceError('internal_server_error', message, { cause: error });
  }
}

function isForCaller(error: unknown): error is RenderFailure {
  return error instanceof Error && 'forCaller' in error && error.forCaller === true;
}

/** Hash of the bytes: tells whether a file on disk is the PDF that the resume stands for. */
function pdfVersion(pdf: Uint8Array): string {
  return sha256(pdf).slice(0, 16);
}
