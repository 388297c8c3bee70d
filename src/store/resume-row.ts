import { printLookOptions, readLookOptions } from '../contract/look.ts';
import type { Scope, StoredResume } from '../service/store-port.ts';
import type { JsonBytes, ResumeRecord } from '../service/use-cases.ts';
import { partitionOf } from './partition-of.ts';
import type { RecordRow, ResumeRow, ResumeTable } from './tables.ts';

export function resumeRow(scope: Scope, resume: ResumeRecord): ResumeTable {
  return {
    ...partitionOf(scope),
    id: resume.id,
    company_name: resume.companyName,
    position: resume.position,
    finetune_level: resume.finetuneLevel,
    ats_score: resume.atsScore,
    credits_remaining: resume.creditsRemaining,
    theme: resume.look.theme,
    look_options: printLookOptions(resume.look),
    pdf_generated_at: resume.pdfGeneratedAt,
    pdf_version: resume.pdfVersion,
    created_at: resume.createdAt,
    revision: 1,
    resume_data: textOf(resume.resumeData),
  };
}

export function resumeRecord(row: RecordRow): ResumeRecord {
  return {
    id: row.id,
    companyName: row.company_name,
    position: row.position,
    finetuneLevel: row.finetune_level,
    atsScore: row.ats_score,
    resumeData: row.resume_data,
    creditsRemaining: row.credits_remaining,
    look: { theme: row.theme, ...readLookOptions(row.look_options) },
    pdfGeneratedAt: row.pdf_generated_at,
    pdfVersion: row.pdf_version,
    createdAt: row.created_at,
  };
}

export function storedResume(row: ResumeRow): StoredResume {
  const scope = { accountId: row.account_id, mode: row.mode };
  return { scope, resume: resumeRecord(row), revision: row.revision };
}

/** The resume as JSON text, the document within it as a string. */
export function printAnswer(resume: ResumeRecord): string {
  return JSON.stringify({ ...resume, resumeData: textOf(resume.resumeData) });
}

interface KeptAnswer extends Omit<ResumeRecord, 'resumeData' | 'look'> {
  readonly resumeData: string;
  readonly look?: ResumeRecord['look'];
  /** What a version before looks had options has kept in place of `look`. */
  readonly theme?: string;
}

export function readAnswer(text: string): ResumeRecord {
  const { theme, ...answer } = JSON.parse(text) as KeptAnswer;
  const look = answer.look ?? { theme: theme ?? '' };
  return { ...answer, look, resumeData: new TextEncoder().encode(answer.resumeData) };
}

function textOf(json: JsonBytes): string {
  return new TextDecoder().decode(json);
}
