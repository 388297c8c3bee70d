import * as z from 'zod';

/* What was read from a file or a text that somebody gave. Source: not part of the API specification. */

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

export type ResumeReading = z.infer<typeof ResumeReading>;
export type Posting = z.infer<typeof Posting>;
