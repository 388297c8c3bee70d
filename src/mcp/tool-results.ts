import * as z from 'zod';
import { baseNamePattern, bestBase, defaultBase } from '../contract/base-names.ts';
import { openPosition, unknownCompany } from '../contract/job-title.ts';
import { limits } from '../contract/limits.ts';
import type { Report } from '../contract/report.ts';
import type { Score } from '../contract/score.ts';
import { exportResume } from '../documents/export/export-resume.ts';
import type { ToolParts } from './tool.ts';

/* Shared inputs of tools, and short forms of results. */

export const id = z.string().describe('Id of a tailored resume, from list_resumes or tailor');
/** The minimum is in the schema only: the service says why a short text, such as a web address, is no posting. */
const posting = z.string().max(limits.jobDescription.max).meta({
  minLength: limits.jobDescription.min,
  description: 'The whole text of the job posting',
});
const company = z.string().max(limits.name.max).optional().describe('The company, if it is known');
const position = z.string().max(limits.name.max).optional().describe('The job title, if it is known');
export const target = { posting, company, position };
const baseName = z.string().regex(new RegExp(baseNamePattern)).optional();
export const base = baseName.describe(
  'Name of a base resume, from list_resumes; best: the one that scores highest. Default: the one the person works from',
);
/** For tools that need a single base resume. */
export const oneBase = baseName.describe(
  'Name of a base resume, from list_resumes. Default: the one the person works from',
);
export const day = z.string().describe('YYYY-MM-DD');

export const Asked = z.object({
  term: z.string(),
  class: z.string().describe('must, nice, responsibility, soft …'),
  state: z.string().describe('evidenced, alias_only, listed_only, in_part, aspirational or missing'),
  proof: z.string().nullable().describe('The line of the base resume that shows it'),
});
export const Change = z.object({
  id: z.string(),
  op: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  reason: z.string(),
});
export const Summary = z.object({
  id: z.string(),
  company: z.string().describe(`"${unknownCompany}": the posting names none`),
  position: z.string(),
  level: z.string(),
  score: z.number(),
  created_at: z.string(),
});

export const Question = z.object({
  requirement_id: z.string(),
  term: z.string(),
  question: z.string(),
});

export const Scores = z.object({ before: z.number(), after: z.number(), ceiling: z.number() });

export interface Posting {
  readonly posting: string;
  readonly company?: string | undefined;
  readonly position?: string | undefined;
}

export function postingOf({ posting: text, company: at, position: as }: Posting) {
  return {
    job_description: text,
    ...(at !== undefined && { company_name: at }),
    ...(as !== undefined && { position: as }),
  };
}

/** Fills in the fields that generate needs. */
export function fullPosting({ posting: text, company: at, position: as }: Posting) {
  return { job_description: text, company_name: at ?? unknownCompany, position: as ?? openPosition };
}

export function summaryOf(resume: {
  readonly id: string;
  readonly company_name: string;
  readonly position: string;
  readonly finetune_level: string;
  readonly ats_score: number;
  readonly created_at: string;
}): z.input<typeof Summary> {
  const { id: own, company_name, position: as, finetune_level, ats_score, created_at } = resume;
  return {
    id: own,
    company: company_name,
    position: as,
    level: finetune_level,
    score: ats_score,
    created_at,
  };
}

export function askedOf({
  term,
  class: kind,
  state,
  evidence,
}: Score['requirements'][number]): z.input<typeof Asked> {
  return { term, class: kind, state, proof: evidence[0]?.note ?? evidence[0]?.quote ?? null };
}

export function changeOf({
  id: own,
  op,
  before,
  after,
  reason,
}: Report['changes'][number]): z.input<typeof Change> {
  return { id: own, op, before, after, reason };
}

export function questionOf({ requirement, term, question }: Report['gaps'][number]) {
  return { requirement_id: requirement, term, question };
}

type Chosen = Pick<ToolParts, 'chosenBase'>;

/** The base resume of a call: the named one, or the one the person works from. */
export function baseQuery({ chosenBase }: Chosen, name = chosenBase): { readonly base?: string } {
  return name === undefined || name === defaultBase ? {} : { base: name };
}

/** A single base resume, so `best` is not accepted. */
export function oneBaseName({ chosenBase }: Chosen, name: string | undefined): string {
  return name ?? (chosenBase === bestBase ? undefined : chosenBase) ?? defaultBase;
}

export function scoreSummary({ base: name, ats_score, band, ceiling, requirements, warnings }: Score) {
  return {
    ...(name !== undefined && { base: name }),
    ...{ score: ats_score, band, best_possible: ceiling, requirements: requirements.map(askedOf) },
    warnings: warnings.map(({ message }) => message),
  };
}

export function reportSummary({ score, requirements, changes, gaps }: Report) {
  return {
    score,
    requirements: requirements.map(askedOf),
    changes: changes.map(changeOf),
    questions: gaps.map(questionOf),
  };
}

export async function markdownOf(document: Parameters<typeof exportResume>[0]): Promise<string> {
  return String(await exportResume(document, 'markdown'));
}
