import * as z from 'zod';
import { resumeIdPattern } from './identifiers.ts';
import { count, points } from './numbers.ts';

/* What keeps coming up in postings that a resume does not show. Source: not part of the API specification. */

export const SharedGap = z.object({
  key: z.string().describe('The same for every spelling of the thing, to add up several answers by'),
  term: z.string().describe('What is asked for, as the first of the postings spells it'),
  points: count.describe('Points that showing it would add to the scores, over all these postings'),
  postings: z
    .array(
      z.object({
        index: count.describe('Its place in the request or in the list of resumes, from 0'),
        id: z.string().nullable().describe('The id that it was sent with, or of the resume made for it'),
        points: points.describe('Points that showing it would add to the score of this one'),
      }),
    )
    .describe('Those that insist on it'),
});

export const Gaps = z.object({
  object: z.literal('gaps'),
  version: z.string().describe('Version of the formula and its tables'),
  postings: count.describe('Postings that were read, each text once'),
  data: z
    .array(SharedGap)
    .describe('What is insisted on and not shown; first what would add most points in all'),
  has_more: z.boolean().describe('Whether older resumes follow; always false for postings of the request'),
  last: z
    .string()
    .regex(new RegExp(resumeIdPattern))
    .nullable()
    .describe('The oldest resume that was looked at, for `after`; null for postings of the request'),
});

export type SharedGap = z.infer<typeof SharedGap>;
export type Gaps = z.infer<typeof Gaps>;
