import * as z from 'zod';
import { exportFormatNames } from './choices.ts';
import { count } from './fields.ts';
import { resumeIdPattern } from './identifiers.ts';
import { type LookOptionName, lookOptionNames, lookOptions, perLookOption } from './look.ts';

/* Look and export formats of a tailored resume. Source: not part of the API specification. */

const resumeId = z.string().regex(new RegExp(resumeIdPattern)).describe('Resume id');

export const ThemeOption = z.object({
  name: z.enum(lookOptionNames as [LookOptionName, ...LookOptionName[]]).describe('The query parameter'),
  kind: z.enum(['color', 'choice']).describe('What its values are'),
  default: z.string().nullable().describe('The value where none is chosen; null: the one in the resume'),
  choices: z.array(z.string()).describe('The values; for a color only suggestions'),
});

export const ThemeObject = z.object({
  object: z.literal('theme'),
  name: z.string().describe('The value for `theme`'),
  description: z.string().describe('How it looks, in one line'),
  default: z.boolean().describe('Whether it is the default theme'),
  live: z.boolean().describe('Whether GET /resumes/{id}/pages can draw it'),
  options: z.array(ThemeOption).describe('Its options, kept with the resume'),
  unavailable: z.string().nullable().describe('Why this server cannot use it now; null if it can'),
});

export const ThemeList = z.object({
  object: z.literal('list'),
  data: z.array(ThemeObject).describe('By name'),
  has_more: z.boolean().describe('Always false: the list is complete'),
});

export const ResumePages = z.object({
  object: z.literal('resume.pages'),
  id: resumeId,
  theme: z.string().describe('The theme of the pages'),
  options: z
    .object(perLookOption((name) => z.string().nullable().describe(lookOptions[name].answered)))
    .describe('The chosen value; null: the default of the theme'),
  pages: z
    .array(
      z.object({
        width: z.number().positive().describe('In points'),
        height: z.number().positive().describe('In points'),
        svg: z.string().describe('The page as an image: only shapes, no scripts, links or addresses'),
      }),
    )
    .describe('In order'),
});

export const ResumeExport = z.object({
  object: z.literal('resume.export'),
  id: resumeId,
  format: z.enum(exportFormatNames).describe('The format'),
  extension: z.string().describe('File extension, with its dot'),
  file_name: z.string().describe('A name for the file: person, company and position'),
  encoding: z.enum(['text', 'base64']).describe('Encoding of content'),
  content: z.string().describe('The file'),
  bytes: count.describe('Length of the file'),
  left_out: z.array(z.string()).describe('What the format cannot hold, one sentence each'),
});

export type ThemeOption = z.infer<typeof ThemeOption>;
export type ThemeList = z.infer<typeof ThemeList>;
export type ResumePages = z.infer<typeof ResumePages>;
export type ResumeExport = z.infer<typeof ResumeExport>;
