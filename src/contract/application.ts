import * as z from 'zod';
import { applicationStatuses } from './choices.ts';
import { resumeIdPattern } from './identifiers.ts';
import { limits } from './limits.ts';

/* What became of the resumes that were sent. Source: not part of the API specification. */

const status = z.enum(applicationStatuses);
const date = z.iso.date();
const note = z.string().max(limits.note.max).nullable().describe("The person's own note");

export const ApplicationStep = z.object({
  status: status.describe('What happened'),
  date: date.describe('The day that it happened or will happen'),
  note,
});

export const Application = z.object({
  object: z.literal('application'),
  id: z.string().regex(new RegExp(resumeIdPattern)).describe('Id of the resume that was sent'),
  company_name: z.string().describe('The target company'),
  position: z.string().describe('The target job title'),
  status: status.nullable().describe('The newest step; null before there is any'),
  date: date.nullable().describe('The day of the newest step'),
  note,
  history: z.array(ApplicationStep).describe('Every step, in the order in which they were recorded'),
  pdf_hash: z
    .string()
    .nullable()
    .describe('SHA-256 of the PDF as it was when `applied` was recorded; null when there was none'),
  pdf: z
    .string()
    .optional()
    .describe('That PDF in base64, when it was asked for, whatever became of the resume since'),
});

export const ApplicationList = z.object({
  object: z.literal('list'),
  data: z.array(Application).max(limits.page.max).describe('In the order of the resumes, newest first'),
  has_more: z.boolean().describe('More results in the direction of travel'),
});

export type Application = z.infer<typeof Application>;
