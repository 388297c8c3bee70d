import type { PdfCheck, Report } from '../../contract/report.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { Tailored } from '../ports.ts';
import type { JsonBytes } from '../use-cases.ts';

/** Reads back what this service wrote: it was validated on the way in. */
export function storedDocument(json: string | JsonBytes): ResumeDocument {
  return JSON.parse(typeof json === 'string' ? json : new TextDecoder().decode(json)) as ResumeDocument;
}

export function documentBytes(document: ResumeDocument): JsonBytes {
  return new TextEncoder().encode(JSON.stringify(document));
}

/** The report as it is kept: its questions are all that could be asked, absent in those of earlier versions. */
type StoredReport = Omit<Report, 'questions'> & Partial<Pick<Tailored, 'questions'>>;

/** The Report object as it is stored. */
export function reportText(
  resumeId: string,
  { report, questions }: Pick<Tailored, 'report' | 'questions'>,
  check: PdfCheck | undefined,
): string {
  return print({ object: 'resume.report', id: resumeId, ...report, questions }, check);
}

export function storedReport(text: string): StoredReport {
  return JSON.parse(text) as StoredReport;
}

/** The report with the check of its newest PDF; without one when that PDF was not checked. */
export function withPdfCheck(report: string, check: PdfCheck | undefined): string {
  const { pdf_check: _, ...rest } = storedReport(report);
  return print(rest, check);
}

function print(report: Omit<StoredReport, 'pdf_check'>, check: PdfCheck | undefined): string {
  return JSON.stringify(check ? { ...report, pdf_check: check } : report);
}
