import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { Ports, Tailored } from '../ports.ts';
import type { ResumeChanges } from '../store-port.ts';
import type { ResumeRecord } from '../use-cases.ts';
import { type ProvenPdf, renderPdf } from './render-pdf.ts';
import { reportText } from './report-text.ts';
import { documentBytes } from './stored-document.ts';

/** Everything of a stored resume that follows from its new document. */
export async function resumeChanges(
  ports: Ports,
  resume: ResumeRecord,
  { document, atsScore, plan, report }: Tailored,
): Promise<ResumeChanges> {
  const pdf = await renewPdf(ports, resume, document);
  return {
    resume: {
      atsScore,
      resumeData: documentBytes(document),
      ...(pdf && { pdfVersion: pdf.version, pdfGeneratedAt: ports.clock.now() }),
    },
    tailoring: { plan, report: reportText(resume.id, report, pdf?.check) },
  };
}

/** A resume that has a PDF keeps having one, of the new document; without one none is made. */
async function renewPdf(
  { renderer, files }: Ports,
  { id, theme, pdfVersion }: ResumeRecord,
  document: ResumeDocument,
): Promise<ProvenPdf | undefined> {
  if (pdfVersion === null) return undefined;
  const pdf = await renderPdf(renderer, { document, theme, check: true });
  await files.write(id, pdf.bytes);
  return pdf;
}
