import type { Ports } from '../ports.ts';
import type { StoredResume } from '../store-port.ts';
import type { UseCases } from '../use-cases.ts';
import type { WorkSlots } from '../work-slots.ts';
import { changeResume } from './change-resume.ts';
import { chooseLook } from './choose-look.ts';
import { pdfVersion, renderPdf } from './render-pdf.ts';
import { storedDocument, withPdfCheck } from './stored-document.ts';
import { noSuchResume } from './stored-resumes.ts';

export function generatePdf(ports: Ports): UseCases['generatePdf'] {
  return (caller, id, options) =>
    changeResume(ports, caller, id, async ({ resume }, tailoring) => {
      const look = chooseLook(ports.renderer, options, resume.look);
      const document = storedDocument(resume.resumeData);
      const pdf = await renderPdf(ports.renderer, { document, look, check: options.check ?? true });
      await ports.files.write(id, pdf.bytes);
      return {
        resume: { look, pdfVersion: pdf.version, pdfGeneratedAt: ports.clock.now() },
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
  const { id, resumeData, look } = stored.resume;
  const document = storedDocument(resumeData);
  const pdf = await renderPdf(ports.renderer, { document, look, check: false });
  await ports.files.write(id, pdf.bytes);
  const current = await ports.store.changeResume(stored, { resume: { pdfVersion: pdf.version } });
  if (current || (await ports.store.findResumeByPdf(id, version))) return pdf.bytes;
  // Deleted meanwhile, or changed: the file of a resume that is gone must not stay.
  await ports.files.remove(id);
  throw noSuchResume();
}
