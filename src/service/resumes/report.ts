import type { PdfCheck, Report } from '../../contract/report.ts';
import type { Tailored } from '../ports.ts';

/** The Report object as it is stored. */
export function reportText(
  resumeId: string,
  report: Tailored['report'],
  check: PdfCheck | undefined,
): string {
  const whole: Report = { object: 'resume.report', id: resumeId, ...report };
  return withPdfCheck(JSON.stringify(whole), check);
}

/** The report with the check of its newest PDF; without one when that PDF was not checked. */
export function withPdfCheck(report: string, check: PdfCheck | undefined): string {
  const { pdf_check: _, ...rest } = JSON.parse(report) as Report;
  return JSON.stringify(check ? { ...rest, pdf_check: check } : rest);
}
