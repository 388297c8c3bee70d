import { resumeIdForm } from '../../contract/identifiers.ts';
import { knownCompany, knownPosition } from '../../contract/job-title.ts';
import type { PdfCheck, Report } from '../../contract/report.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { fieldError } from '../../values/validation-error.ts';
import type { Ports, Tailored } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import type { Tailoring } from '../store-port.ts';
import type { JsonBytes, UseCases } from '../use-cases.ts';

export function getResume({ store }: Ports): UseCases['getResume'] {
  return async (caller, id) => {
    const stored = await store.findResume(caller, id);
    if (!stored) throw noSuchResume();
    return stored.resume;
  };
}

export function listResumes({ store }: Ports): UseCases['listResumes'] {
  return async (caller, page) => {
    if (page.after !== undefined && page.before !== undefined) {
      throw fieldError('after, before', 'use only one of them');
    }
    return store.listResumes(caller, page);
  };
}

/**
 * Removes the PDF before the resume, so that a crash in between leaves no orphaned file, and again afterwards, in
 * case it was being rendered.
 */
export function deleteResume({ store, files }: Ports): UseCases['deleteResume'] {
  return async (caller, id) => {
    if (!(await store.findResume(caller, id))) throw noSuchResume();
    await files.remove(id);
    const deleted = await store.deleteResume(caller, id);
    await files.remove(id);
    if (!deleted) throw noSuchResume();
  };
}

export function getResumePosting({ store }: Ports): UseCases['getResumePosting'] {
  return async (caller, id) => {
    const stored = await store.findResume(caller, id);
    const tailoring = stored && (await store.findTailoring(caller, id));
    if (!stored || !tailoring) throw noSuchResume();
    return {
      object: 'posting',
      job_description: tailoring.jobDescription,
      company_name: knownCompany(stored.resume.companyName) || null,
      position: knownPosition(stored.resume.position) || null,
    };
  };
}

/** The same error for unknown and deleted resumes, and those of other accounts or modes. */
export function noSuchResume(): ServiceError {
  return new ServiceError('not_found', 'There is no resume with this id.', { code: 'unknown_resume' });
}

/** For a text that no resume can have as its id; it is not repeated, because it can hold control characters. */
export function notAResumeId(): ServiceError {
  return new ServiceError('not_found', `This is not the id of a resume. ${resumeIdForm}`, {
    code: 'unknown_resume',
  });
}

/** Parses a document that was validated before it was stored. */
export function storedDocument(json: string | JsonBytes): ResumeDocument {
  return JSON.parse(typeof json === 'string' ? json : new TextDecoder().decode(json)) as ResumeDocument;
}

export function documentBytes(document: ResumeDocument): JsonBytes {
  return new TextEncoder().encode(JSON.stringify(document));
}

/** A PDF that could not be made again after a change. */
export interface DuePdf {
  /** Public sentences with the reason. */
  readonly reason: string;
  /** True if it must be read back, like the previous one. */
  readonly check: boolean;
}

/**
 * The report as stored: with all possible questions (absent in earlier versions) and without the language, which
 * follows from the document.
 */
type StoredReport = Omit<Report, 'language' | 'questions'> &
  Partial<Pick<Tailored, 'questions'>> & { readonly pdf_due?: DuePdf };

/** The report's notes on the PDF. Neither: there is no PDF, or it was not read back. */
export interface PdfNotes {
  readonly check?: PdfCheck | undefined;
  readonly due?: DuePdf | undefined;
}

/** The Report object as stored. */
export function reportText(
  resumeId: string,
  { report, questions }: Pick<Tailored, 'report' | 'questions'>,
  { check, due }: PdfNotes,
): string {
  const notes = { ...(check && { pdf_check: check }), ...(due && { pdf_due: due }) };
  return JSON.stringify({ object: 'resume.report', id: resumeId, ...report, questions, ...notes });
}

export function storedReport(text: string): StoredReport {
  return JSON.parse(text) as StoredReport;
}

/** True if the PDF of the resume was read back. */
export function wasReadBack({ report }: Pick<Tailoring, 'report'>): boolean {
  return storedReport(report).pdf_check !== undefined;
}

/** The report with the check of its newest PDF, if it was checked. */
export function withPdfCheck(report: string, check: PdfCheck | undefined): string {
  const { pdf_check: _, pdf_due: __, ...rest } = storedReport(report);
  return JSON.stringify({ ...rest, ...(check && { pdf_check: check }) });
}

/** JSON with sorted fields, so that equal values give equal text. Undefined fields are omitted. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) => (isJsonObject(inner) ? sorted(inner) : inner));
}

function sorted(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1)));
}
