import * as z from 'zod';
import { applicationStatuses } from './choices.ts';
import { resumeIdPattern } from './identifiers.ts';
import { limits } from './limits.ts';

/* Applications: the status of resumes that were sent. Source: not part of the API specification. */

const status = z.enum(applicationStatuses);
const date = z.iso.date();
const note = z.string().max(limits.note.max).nullable().describe("The person's own note");

export const ApplicationStep = z.object({
  status: status.describe('What happened'),
  date: date.describe('The day it happened or will happen'),
  note,
});

export const Application = z.object({
  object: z.literal('application'),
  id: z.string().regex(new RegExp(resumeIdPattern)).describe('Id of the resume that was sent'),
  company_name: z.string().describe('The target company'),
  position: z.string().describe('The target job title'),
  status: status.nullable().describe('Status of the newest step; null without any'),
  date: date.nullable().describe('The day of the newest step'),
  note,
  history: z.array(ApplicationStep).describe('Every step, in the order in which they were recorded'),
  pdf_hash: z
    .string()
    .nullable()
    .describe('SHA-256 of the PDF when `applied` was recorded; null if there was none'),
  pdf: z
    .string()
    .optional()
    .describe('That PDF in base64, if requested; unchanged by later edits of the resume'),
});

export const ApplicationList = z.object({
  object: z.literal('list'),
  data: z.array(Application).max(limits.page.max).describe('In the order of the resumes, newest first'),
  has_more: z.boolean().describe('Whether there are more results in this direction'),
});

export type Application = z.infer<typeof Application>;
