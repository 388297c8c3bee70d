import type { ApplicationStep, NewStep, Scope, StoredApplication } from '../../service/store-port.ts';
import { type ApplicationStepTable, partitionOf, type ResumeTable, type SentPdfTable } from '../tables.ts';

/* Applications as rows, for both databases. */

export const namedColumns = 'id, company_name, position';
export type NamedResume = Pick<ResumeTable, 'id' | 'company_name' | 'position'>;

/** @param steps in the order of recording, of this or several resumes */
export function storedApplication(
  { id, company_name: companyName, position }: NamedResume,
  steps: readonly ApplicationStepTable[],
): StoredApplication {
  return {
    resume: { id, companyName, position },
    steps: steps.filter((step) => step.resume_id === id).map(stepOf),
  };
}

function stepOf({ status, date, note, pdf_hash: pdfHash }: ApplicationStepTable): ApplicationStep {
  return { status, date, note, pdfHash };
}

interface RowsOfStep {
  readonly step: ApplicationStepTable;
  /** The PDF to store, unless one was sent before. */
  readonly sent: SentPdfTable | null;
}

/** The rows to write for a new step, after the existing ones. null: there are too many steps. */
export function rowsOfStep(
  scope: Scope,
  resumeId: string,
  there: readonly ApplicationStepTable[],
  { status, date, note, pdf }: NewStep,
  most: number,
): RowsOfStep | null {
  const recorded = there.find((step) => step.status === status && step.date === date);
  if (!recorded && there.length >= most) return null;
  const ofResume = { ...partitionOf(scope), resume_id: resumeId };
  const sequence = (there.at(-1)?.sequence ?? 0) + 1;
  const isKept = pdf !== null && !recorded?.pdf_hash;
  return {
    step: { ...ofResume, status, date, note, sequence, pdf_hash: pdf?.hash ?? null },
    sent: isKept ? { ...ofResume, hash: pdf.hash, pdf: Buffer.from(pdf.bytes).toString('base64') } : null,
  };
}

/** For inserting a step that exists: it becomes the newest. The PDF that was sent stays. */
export const makeLast = `on conflict (account_id, mode, resume_id, status, date) do update set
  note = coalesce(excluded.note, application_steps.note), sequence = excluded.sequence,
  pdf_hash = coalesce(application_steps.pdf_hash, excluded.pdf_hash)`;

export function bytesOfSent({ pdf }: Pick<SentPdfTable, 'pdf'>): Uint8Array {
  return new Uint8Array(Buffer.from(pdf, 'base64'));
}
