import type { Ports } from '../ports.ts';
import type { UseCases } from '../use-cases.ts';
import { changeResume } from './change-resume.ts';
import { chooseTheme } from './choose-theme.ts';
import { renderPdf } from './render-pdf.ts';
import { withPdfCheck } from './report-text.ts';
import { storedDocument } from './stored-document.ts';

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
