import type { PdfCheck, Report } from '../../contract/report.ts';
import type { Tailored } from '../ports.ts';

/** The Report object as it is stored. */
export function reportText(
  resumeId: string,
  report: Tailored['report'],
  check: PdfCheck | undefined,
): string {
  return print({ object: 'resume.report', id: resumeId, ...report }, check);
}

/** The report with the check of its newest PDF; without one when that PDF was not checked. */
export function withPdfCheck(report: string, check: PdfCheck | undefined): string {
  const { pdf_check: _, ...rest } = JSON.parse(report) as Report;
  return print(rest, check);
}

function print(report: Omit<Report, 'pdf_check'>, check: PdfCheck | undefined): string {
  return JSON.stringify(check ? { ...report, pdf_check: check } : report);
}
