import * as z from 'zod';
import { modes } from './api-key-format.ts';
import { errorNames } from './errors.ts';
import { finetuneLevels } from './finetune-level.ts';
import { ResumeDocument } from './resume-document.ts';
import { resumeIdPattern } from './resume-id.ts';

/* Every object that the API answers with. Source: API specification, "Resources and their fields". */

const dateTime = z.iso.datetime().describe('RFC 3339, UTC, milliseconds');
const resumeId = z.string().regex(new RegExp(resumeIdPattern)).describe('Resume id');
const score = z.int().min(0).max(100);
const share = z.number().min(0).max(1);
const count = z.int().min(0);
const pdfUrl = z.url().nullable().describe('null until a PDF was asked for');

export const plans = ['free', 'pro'] as const;

export const Resume = z.object({
  object: z.literal('resume'),
  id: resumeId,
  company_name: z.string(),
  position: z.string(),
  finetune_level: z.enum(finetuneLevels),
  ats_score: score,
  resume_data: ResumeDocument,
  pdf_url: pdfUrl,
  credits_remaining: count.describe('Credits left right after this generation'),
  created_at: dateTime,
});

export const ResumeList = z.object({
  object: z.literal('list'),
  data: z.array(Resume),
  has_more: z.boolean().describe('More results in the direction of travel'),
});

export const ResumePdf = z.object({
  object: z.literal('resume.pdf'),
  id: resumeId,
  pdf_url: z.url(),
  generated_at: dateTime,
});

export const DeletedResume = z.object({
  object: z.literal('resume.deleted'),
  id: resumeId,
  deleted: z.literal(true),
});

export const Usage = z.object({
  object: z.literal('usage'),
  credits_total: count,
  credits_used: count,
  credits_remaining: count,
  resumes_generated_this_week: count,
  plan: z.enum(plans),
  rate_limit: z.object({ requests_per_minute: count, remaining: count }),
  billing_cycle_end: dateTime,
});

export const ApiKey = z.object({
  object: z.literal('api_key'),
  id: z.string(),
  name: z.string(),
  prefix: z.string().describe('The first 13 characters and …; the secret is never returned'),
  created_at: dateTime,
  last_used_at: dateTime.nullable(),
});

export const ApiKeyList = z.object({
  object: z.literal('list'),
  data: z.array(ApiKey),
  has_more: z.boolean(),
});

/** The answer to POST /keys: the only time that the secret is shown. */
export const CreatedApiKey = ApiKey.extend({
  mode: z.enum(modes),
  expires_at: dateTime.nullable(),
  secret: z.string().describe('The key itself, shown once'),
});

export const DeletedApiKey = z.object({
  object: z.literal('api_key.deleted'),
  id: z.string(),
  deleted: z.literal(true),
});

export const ErrorObject = z.object({
  object: z.literal('error'),
  name: z.enum(errorNames as [(typeof errorNames)[number], ...(typeof errorNames)[number][]]),
  message: z.string(),
  status: z.int(),
});

export const BaseResume = z.object({
  object: z.literal('base_resume'),
  version: z.string().describe('SHA-256 of the document as it was put'),
  resume_data: ResumeDocument,
  source: z.record(z.string(), z.unknown()).describe('The document as it was put'),
  source_format: z.string(),
  updated_at: dateTime,
});

export const DeletedBaseResume = z.object({
  object: z.literal('base_resume.deleted'),
  deleted: z.literal(true),
});

export const Evidence = z.object({
  path: z.string().describe('Path in the base resume in JSON Resume terms, such as work[0].highlights[2]'),
  quote: z.string().describe('A substring of the text at that path'),
});

export const requirementClasses = ['must', 'nice', 'responsibility', 'soft'] as const;
export const requirementStates = [
  'evidenced',
  'alias_only',
  'listed_only',
  'aspirational',
  'missing',
] as const;

export const Requirement = z.object({
  id: z.string(),
  term: z.string(),
  class: z.enum(requirementClasses),
  source: z
    .object({ section: z.string(), start: count, end: count })
    .describe('Where the posting asks for it: offsets into job_description, in UTF-16 units'),
  state: z.enum(requirementStates),
  grade: share.describe('Strength of the evidence'),
  literal: z.boolean().describe("The posting's own spelling occurs in the resume"),
  listed: z.boolean().describe('Named in the skills section'),
  reason: z.string().describe('Why this was read as a requirement'),
  evidence: z.array(Evidence),
});

export const Component = z.object({
  id: z.enum(['must', 'depth', 'nice', 'title', 'years', 'degree', 'literal', 'listed', 'top', 'parse']),
  points: z.number(),
  value: share,
  applicable: z.boolean().describe('false: the posting does not ask for it; its points go to the others'),
});

export const Knockout = z.object({ type: z.string(), term: z.string(), met: z.boolean() });
export const Warning = z.object({ code: z.string(), message: z.string() });

export const bands = ['unrelated', 'weak', 'partial', 'strong', 'excellent'] as const;
export const degrees = ['highschool', 'vocational', 'associate', 'bachelor', 'master', 'doctorate'] as const;

export const Score = z.object({
  object: z.literal('score'),
  version: z.string().describe('Version of the formula and its tables'),
  ats_score: score,
  band: z.enum(bands),
  fit: score.describe('What the base proves; tailoring cannot change it'),
  presentation: score.describe('How well the document shows it'),
  ceiling: score.describe('The highest score reachable without inventing anything'),
  components: z.array(Component),
  requirements: z.array(Requirement),
  years: count.nullable().describe('Years of experience that the posting asks for'),
  degree: z.enum(degrees).nullable().describe('Degree that the posting asks for'),
  knockouts: z.array(Knockout),
  warnings: z.array(Warning),
});

export const changeOperations = [
  'rewrite',
  'alias',
  'surface_skill',
  'reorder',
  'hide',
  'restore',
  'merge',
  'headline',
  'summary',
  'section_order',
  'edit',
] as const;

export const Change = z.object({
  id: z.string(),
  op: z.enum(changeOperations),
  path: z.string().describe('JSON Pointer into resume_data'),
  source: z.string().describe('Path of the changed text in the base resume, in JSON Resume terms'),
  before: z.string().nullable().describe('The whole text at path before this change; null when it adds'),
  after: z.string().nullable().describe('The whole text at path after this change; null when it hides'),
  reason: z.string(),
  requirements: z.array(z.string()).describe('Ids of the requirements it serves'),
  evidence: z.array(Evidence),
  verified: z.array(z.string()).describe('Rules of the verifier that it passed'),
});

export const Gap = z.object({
  requirement: z.string(),
  term: z.string(),
  class: z.enum(requirementClasses),
  question: z.string().describe('What to ask the person; never written into the resume'),
  near: z.array(Evidence).describe('Text that comes near, without proving it'),
});

export const Hidden = z.object({
  change: z.string(),
  source: z.string(),
  text: z.string(),
  reason: z.string(),
});

const ScoreTriple = z.object({ before: score, after: score, ceiling: score });

export const PdfCheck = z.object({
  ok: z.boolean(),
  pages: count,
  missing: z.array(z.string()),
});

export const Report = z.object({
  object: z.literal('resume.report'),
  id: resumeId,
  engine: z.enum(['rules', 'llm', 'mixed']),
  score_version: z.string(),
  as_of: z.iso.date().describe('The day that "to present" was reckoned from'),
  score: ScoreTriple,
  components: z.array(Component),
  requirements: z.array(Requirement),
  changes: z.array(Change),
  gaps: z.array(Gap),
  hidden: z.array(Hidden),
  warnings: z.array(Warning),
  pdf_check: PdfCheck.optional(),
});

export const Preview = z.object({
  object: z.literal('resume.preview'),
  score: ScoreTriple,
  changes: z.array(Change),
  gaps: z.array(Gap),
  cost: count,
  credits_remaining: count,
});

export const objectSchemas = {
  Resume,
  ResumeList,
  ResumePdf,
  DeletedResume,
  Usage,
  ApiKey,
  ApiKeyList,
  CreatedApiKey,
  DeletedApiKey,
  ErrorObject,
  BaseResume,
  DeletedBaseResume,
  Score,
  Preview,
  Report,
} as const;

export type ObjectName = keyof typeof objectSchemas;
export type ObjectOf<Name extends ObjectName> = z.infer<(typeof objectSchemas)[Name]>;

export type Resume = z.infer<typeof Resume>;
export type ResumeList = z.infer<typeof ResumeList>;
export type ResumePdf = z.infer<typeof ResumePdf>;
export type Usage = z.infer<typeof Usage>;
export type ApiKey = z.infer<typeof ApiKey>;
export type ErrorObject = z.infer<typeof ErrorObject>;
export type BaseResume = z.infer<typeof BaseResume>;
export type Evidence = z.infer<typeof Evidence>;
export type Requirement = z.infer<typeof Requirement>;
export type RequirementClass = Requirement['class'];
export type RequirementState = Requirement['state'];
export type Component = z.infer<typeof Component>;
export type Knockout = z.infer<typeof Knockout>;
export type Warning = z.infer<typeof Warning>;
export type Score = z.infer<typeof Score>;
export type Band = Score['band'];
export type Degree = NonNullable<Score['degree']>;
export type Change = z.infer<typeof Change>;
export type ChangeOperation = Change['op'];
export type Gap = z.infer<typeof Gap>;
export type Hidden = z.infer<typeof Hidden>;
export type PdfCheck = z.infer<typeof PdfCheck>;
export type Report = z.infer<typeof Report>;
export type Preview = z.infer<typeof Preview>;
export type Plan = Usage['plan'];
