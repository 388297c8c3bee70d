import * as z from 'zod';
import { modes } from './api-key-format.ts';
import { errorNames } from './errors.ts';
import { finetuneLevels } from './finetune-level.ts';
import { count, points } from './numbers.ts';
import { Preview, Report } from './report.ts';
import { ResumeDocument } from './resume-document.ts';
import { resumeIdPattern } from './resume-id.ts';
import { Score } from './score.ts';

/* Every object that the API answers with. Source: API specification, "Resources and their fields". */

const dateTime = z.iso.datetime().describe('RFC 3339, UTC, milliseconds');
const resumeId = z.string().regex(new RegExp(resumeIdPattern)).describe('Resume id');
const pdfUrl = z.url().nullable().describe('null until a PDF was asked for');

export const plans = ['free', 'pro'] as const;

export const Resume = z.object({
  object: z.literal('resume'),
  id: resumeId,
  company_name: z.string(),
  position: z.string(),
  finetune_level: z.enum(finetuneLevels),
  ats_score: points,
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
export type Plan = Usage['plan'];
