import { printLookOptions, readLookOptions } from '../../contract/look.ts';
import type { Scope, StoredProposal, StoredResume, Tailoring } from '../../service/store-port.ts';
import type { JsonBytes, PageRequest, ResumeRecord } from '../../service/use-cases.ts';
import {
  type BaseContentTable,
  type ProposalTable,
  partitionOf,
  type RecordRow,
  type ResumeRow,
  type ResumeTable,
  type TailoringTable,
} from '../tables.ts';
import { storedBase } from './base-resumes.ts';

/* Resumes, pages and proposals as rows, for both databases. */

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

export type TailoringOfContent = BaseContentTable &
  Pick<TailoringTable, 'base_name' | 'as_of' | 'job_description' | 'plan' | 'report'>;

export function storedTailoring(row: TailoringOfContent): Tailoring {
  const { job_description: jobDescription, as_of: asOf, plan, report } = row;
  return { base: storedBase(row, row.created_at, row.base_name), jobDescription, asOf, plan, report };
}

/** The resume as JSON text, with the document as a string in it. */
export function printAnswer(resume: ResumeRecord): string {
  return JSON.stringify({ ...resume, resumeData: textOf(resume.resumeData) });
}

interface KeptAnswer extends Omit<ResumeRecord, 'resumeData' | 'look'> {
  readonly resumeData: string;
  readonly look?: ResumeRecord['look'];
  /** Stored instead of `look` before looks had options. */
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

/** The status of a resume's newest step. */
export const statusOfResume = `(
  select status from application_steps as steps
  where steps.account_id = resumes.account_id and steps.mode = resumes.mode and steps.resume_id = resumes.id
  order by steps.sequence desc limit 1)`;

export type WhichResumes = 'with or without an application' | 'with an application';

interface Page<Row> {
  readonly data: readonly Row[];
  readonly hasMore: boolean;
}

/** A page of rows in query order; one row beyond the page shows that there are more. */
export function pageOf<Row>(rows: readonly Row[], { limit, before }: PageRequest): Page<Row> {
  const data = rows.slice(0, limit);
  return { data: before === undefined ? data : data.reverse(), hasMore: rows.length > limit };
}

/** For `like … escape '!'`: any text that contains this one. */
export function likePattern(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`;
}

export function storedProposal(row: ProposalTable): StoredProposal {
  const { requirement_id: requirementId, text, path, created_at: createdAt } = row;
  return { requirementId, text, path, createdAt };
}

export function proposalRow(id: string, { requirementId, text, path, createdAt }: StoredProposal) {
  return { resume_id: id, requirement_id: requirementId, text, path, created_at: createdAt };
}

/** An identical proposal keeps its time of creation. */
export const replaceProposal = `on conflict (account_id, mode, resume_id, requirement_id) do update set
  text = excluded.text, path = excluded.path,
  created_at = case
    when proposals.text = excluded.text and coalesce(proposals.path, '') = coalesce(excluded.path, '')
    then proposals.created_at else excluded.created_at end`;
