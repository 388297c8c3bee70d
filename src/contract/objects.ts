import * as z from 'zod';
import { Application, ApplicationList } from './application.ts';
import { finetuneLevels, type Plan, plans } from './choices.ts';
import { errorNames } from './errors.ts';
import { count, points } from './fields.ts';
import { modes, resumeIdPattern } from './identifiers.ts';
import { limits } from './limits.ts';
import { ResumeExport, ResumePages, ThemeList } from './printing.ts';
import { ProposalList, ProposedResumeList, Wording, WordingList } from './proposal.ts';
import { Gaps, Rank } from './rank.ts';
import { Preview, Report } from './report.ts';
import { ResumeDocument } from './resume/resume-document.ts';
import { Score } from './score.ts';

/* The objects in API responses. Source: API specification, "Resources and their fields". */

const dateTime = z.iso.datetime().describe('RFC 3339, UTC, milliseconds');
const resumeId = z.string().regex(new RegExp(resumeIdPattern)).describe('Resume id');
const keyId = z.string().describe('API key id');
const deleted = z.literal(true).describe('Always true');
const pdfUrl = z.url().nullable().describe('null until a PDF is made');

export const Resume = z.object({
  object: z.literal('resume'),
  id: resumeId,
  company_name: z.string().describe('The target company'),
  position: z.string().describe('The target job title'),
  finetune_level: z.enum(finetuneLevels).describe('Intensity of tailoring'),
  ats_score: points.describe('How well the tailored document answers the posting'),
  resume_data: ResumeDocument,
  pdf_url: pdfUrl,
  credits_remaining: count.describe('Credits left after this generation'),
  created_at: dateTime,
});

export const ResumeList = z.object({
  object: z.literal('list'),
  data: z.array(Resume).max(limits.page.max).describe('Newest first'),
  has_more: z.boolean().describe('Whether there are more results in this direction'),
});

export const ResumePdf = z.object({
  object: z.literal('resume.pdf'),
  id: resumeId,
  pdf_url: z.url().describe('Signed link, valid for 24 hours; request it again for a new one'),
  generated_at: dateTime,
});

export const DeletedResume = z.object({
  object: z.literal('resume.deleted'),
  id: resumeId,
  deleted,
});

export const Usage = z.object({
  object: z.literal('usage'),
  credits_total: count.describe('Credits of this billing cycle'),
  credits_used: count.describe('Includes credits reserved by running requests'),
  credits_remaining: count.describe('Always total minus used'),
  resumes_generated_this_week: count.describe('Since Monday 00:00 UTC, including deleted ones'),
  plan: z.enum(plans).describe('Plan of the account'),
  rate_limit: z
    .object({
      requests_per_minute: count.describe('Requests per minute of the plan'),
      remaining: count.describe('Requests left in the current window'),
    })
    .describe('The current window, shared by the keys of this account and mode'),
  billing_cycle_end: dateTime.describe('When the credits renew: RFC 3339, UTC'),
});

export const ApiKey = z.object({
  object: z.literal('api_key'),
  id: keyId,
  name: z.string().describe('Name of the key'),
  prefix: z.string().describe('The first 13 characters and …; the secret is never returned'),
  created_at: dateTime,
  last_used_at: dateTime.nullable().describe('null until its first use; up to a minute late'),
});

export const ApiKeyList = z.object({
  object: z.literal('list'),
  data: z.array(ApiKey).describe('Every key that is not revoked, newest first'),
  has_more: z.boolean().describe('Always false: the list is complete'),
});

/** The API specification fixes the fields of ApiKey, but not those of the dashboard. */
const DashboardKey = ApiKey.extend({
  expires_at: dateTime
    .nullable()
    .optional()
    .describe('When it stops or stopped working; null: never. Absent in answers of earlier versions'),
});

export const DashboardKeyList = ApiKeyList.extend({
  data: z.array(DashboardKey).describe('Every key that is not revoked, newest first, with expired ones'),
});

/** The response of POST /keys, the only one that shows the secret. */
export const CreatedApiKey = ApiKey.extend({
  mode: z.enum(modes).describe('Test keys have their own resumes, credits and limits'),
  expires_at: dateTime.nullable().describe('When it stops working; null: never'),
  secret: z.string().describe('The key itself, shown only once'),
});

export const DeletedApiKey = z.object({
  object: z.literal('api_key.deleted'),
  id: keyId,
  deleted,
});

/** The response of POST /keys/session; the cookie is only in the set-cookie header. */
export const DashboardSession = z.object({
  object: z.literal('dashboard_session'),
  expires_at: dateTime.describe('When the cookie stops working: RFC 3339, UTC'),
});

export const ErrorObject = z.object({
  object: z.literal('error'),
  name: z.enum(errorNames).describe('Machine-readable code'),
  message: z.string().describe('What happened, to which input, and what to do next'),
  status: z.int().min(400).max(599).describe('The HTTP status code'),
});

export const BaseResume = z.object({
  object: z.literal('base_resume'),
  name: z.string().describe('Its name; `default` without one'),
  version: z.string().describe('SHA-256 of the document as stored'),
  resume_data: ResumeDocument,
  source: z.record(z.string(), z.unknown()).describe('The document as stored'),
  source_format: z.string().describe('The format that the document was read from'),
  updated_at: dateTime.describe('When it was stored: RFC 3339, UTC'),
});

export const ResumeBase = BaseResume.extend({
  takes_answers: z
    .boolean()
    .describe(
      'False if the base resume has since changed by something other than answers: then answers are refused',
    ),
});

export const BaseResumeList = z.object({
  object: z.literal('list'),
  data: z
    .array(
      BaseResume.pick({ object: true, name: true, version: true, source_format: true, updated_at: true }),
    )
    .max(limits.bases)
    .describe('`default` first, the others by name; the current version of each'),
  has_more: z.boolean().describe('Always false: the list is complete'),
});

export const DeletedBaseResume = z.object({
  object: z.literal('base_resume.deleted'),
  deleted,
});

/* Objects read from a file or text. Source: not part of the API specification. */

export const ReadingNote = z.object({
  kind: z
    .enum(['read', 'unplaced', 'odd'])
    .describe('Taken over; kept for exports only; taken over, but please check'),
  path: z.string().describe('Place in the file; empty for the whole file'),
  message: z.string().describe('What was noticed'),
});

export const ResumeReading = z.object({
  object: z.literal('resume.reading'),
  format: z.string().describe('Format of the file'),
  name: z.string().describe('The person named in it; empty if none'),
  source: z.record(z.string(), z.unknown()).describe('The body for PUT /base-resume'),
  notes: z.array(ReadingNote).describe('Notes on what was read'),
});

export const Posting = z.object({
  object: z.literal('posting'),
  job_description: z.string().describe('The text of the posting; offsets of requirements refer to it'),
  company_name: z.string().nullable().describe('The company; null if unknown'),
  position: z.string().nullable().describe('The job title; null if unknown'),
});

export const objectSchemas = {
  Resume,
  ResumeList,
  ResumePdf,
  DeletedResume,
  Usage,
  ApiKey,
  ApiKeyList,
  DashboardKeyList,
  CreatedApiKey,
  DeletedApiKey,
  DashboardSession,
  ErrorObject,
  BaseResume,
  BaseResumeList,
  DeletedBaseResume,
  ResumeBase,
  Application,
  ApplicationList,
  ProposalList,
  ProposedResumeList,
  Score,
  Rank,
  Gaps,
  Preview,
  Report,
  Wording,
  WordingList,
  ResumeReading,
  Posting,
  ThemeList,
  ResumePages,
  ResumeExport,
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

/** An account for its host: printed by `accounts`, never sent over HTTP. */
export interface AccountObject {
  readonly object: 'account';
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
  /** Credits of this billing cycle in live mode. */
  readonly credits_total: number;
  readonly credits_used: number;
  readonly credits_remaining: number;
  readonly created_at: string;
}

/** A new account with its two secrets, which are shown only once. */
export interface CreatedAccountObject extends AccountObject {
  readonly dashboard_token: string;
  readonly api_key: string;
}

/** An account with its new dashboard token, which is shown only once. */
export interface AccountTokenObject extends AccountObject {
  readonly dashboard_token: string;
}

export interface AccountListObject {
  readonly object: 'list';
  readonly data: readonly AccountObject[];
  readonly has_more: false;
}

export interface DeletedAccountObject {
  readonly object: 'account.deleted';
  readonly id: string;
  readonly name: string;
  readonly deleted: true;
  /** Number of resumes deleted with it. */
  readonly resumes: number;
}

export type ResumeReading = z.infer<typeof ResumeReading>;
export type Posting = z.infer<typeof Posting>;
