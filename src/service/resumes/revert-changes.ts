import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { Ports } from '../ports.ts';
import type { ResumeRecord, UseCases } from '../use-cases.ts';
import { changeResume } from './change-resume.ts';
import { type ProvenPdf, renderPdf } from './render-pdf.ts';
import { reportText } from './report.ts';
import { storedDocument } from './stored-document.ts';

export function revertChanges(ports: Ports): UseCases['revertChanges'] {
  return (caller, id, changeIds) =>
    changeResume(ports, caller, id, async ({ resume }, tailoring) => {
      const { jobDescription, asOf, plan } = tailoring;
      const tailored = await ports.offlineEngine.revert({
        base: storedDocument(tailoring.base.resumeData),
        target: { jobDescription, companyName: resume.companyName, position: resume.position },
        level: resume.finetuneLevel,
        asOf,
        plan,
        changeIds,
      });
      const pdf = await renewPdf(ports, resume, tailored.document);
      return {
        resume: {
          atsScore: tailored.atsScore,
          resumeData: JSON.stringify(tailored.document),
          ...(pdf && { pdfVersion: pdf.version, pdfGeneratedAt: ports.clock.now() }),
        },
        tailoring: { plan: tailored.plan, report: reportText(id, tailored.report, pdf?.check) },
      };
    });
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
