import * as z from 'zod';

/* What was read from a file or a text that somebody gave. Source: not part of the API specification. */

export const ReadingNote = z.object({
  kind: z
    .enum(['read', 'unplaced', 'odd'])
    .describe('Taken over; kept for exports only; taken over, but look at it'),
  path: z.string().describe('Place in the file; empty for the whole of it'),
  message: z.string().describe('What was noticed'),
});

export const ResumeReading = z.object({
  object: z.literal('resume.reading'),
  format: z.string().describe('The format that was read'),
  name: z.string().describe('The person named in it; empty where nobody is'),
  source: z.record(z.string(), z.unknown()).describe('What PUT /base-resume takes'),
  notes: z.array(ReadingNote).describe('What to look at'),
});

export const Posting = z.object({
  object: z.literal('posting'),
  job_description: z.string().describe('The text of the posting, as its requirements point into it'),
  company_name: z.string().nullable().describe('The company; null where it is not known'),
  position: z.string().nullable().describe('The job title; null where it is not known'),
});

export type ResumeReading = z.infer<typeof ResumeReading>;
export type Posting = z.infer<typeof Posting>;
