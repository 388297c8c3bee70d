import type { Insertable, Selectable } from 'kysely';
import type { ResumeChanges, Scope, StoredResume } from '../service/store-port.ts';
import type { ResumeRecord } from '../service/use-cases.ts';
import { partitionOf } from './partition.ts';
import type { ResumeTable } from './tables.ts';

export function resumeRow(scope: Scope, resume: ResumeRecord): Insertable<ResumeTable> {
  return {
    ...partitionOf(scope),
    id: resume.id,
    company_name: resume.companyName,
    position: resume.position,
    finetune_level: resume.finetuneLevel,
    ats_score: resume.atsScore,
    credits_remaining: resume.creditsRemaining,
    theme: resume.theme,
    pdf_generated_at: resume.pdfGeneratedAt,
    pdf_version: resume.pdfVersion,
    created_at: resume.createdAt,
    revision: 1,
    resume_data: resume.resumeData,
  };
}

export function resumeRecord(row: Selectable<ResumeTable>): ResumeRecord {
  return {
    id: row.id,
    companyName: row.company_name,
    position: row.position,
    finetuneLevel: row.finetune_level,
    atsScore: row.ats_score,
    resumeData: row.resume_data,
    creditsRemaining: row.credits_remaining,
    theme: row.theme,
    pdfGeneratedAt: row.pdf_generated_at,
    pdfVersion: row.pdf_version,
    createdAt: row.created_at,
  };
}

export function storedResume(row: Selectable<ResumeTable>): StoredResume {
  const scope = { accountId: row.account_id, mode: row.mode };
  return { scope, resume: resumeRecord(row), revision: row.revision };
}

/** Only the columns that change. */
export function changedColumns(changes: NonNullable<ResumeChanges['resume']>): Partial<ResumeTable> {
  const { atsScore, resumeData, theme, pdfGeneratedAt, pdfVersion } = changes;
  return {
    ...(atsScore !== undefined && { ats_score: atsScore }),
    ...(resumeData !== undefined && { resume_data: resumeData }),
    ...(theme !== undefined && { theme }),
    ...(pdfGeneratedAt !== undefined && { pdf_generated_at: pdfGeneratedAt }),
    ...(pdfVersion !== undefined && { pdf_version: pdfVersion }),
  };
}
