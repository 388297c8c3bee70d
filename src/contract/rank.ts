import * as z from 'zod';
import { resumeIdPattern } from './identifiers.ts';
import { count, points } from './numbers.ts';
import { bands, Knockout } from './score.ts';

/* Which of many postings a resume answers best. Source: not part of the API specification. */

export const RankedPosting = z.object({
  index: count.describe('Its place in the request, from 0'),
  id: z.string().nullable().describe('The id that it was sent with'),
  base: z
    .string()
    .optional()
    .describe('Name of the stored base resume that was scored; absent where a resume was sent along'),
  company_name: z.string().nullable().describe('The company, where it is known'),
  position: z.string().nullable().describe('The job title, where it is known'),
  ats_score: points.describe('The same that the score of this posting alone would be'),
  band: z.enum(bands).nullable().describe('The score in a word; null where no requirements were found'),
  fit: points.describe('What the resume proves'),
  ceiling: points.describe('The highest score reachable without inventing anything'),
  musts: z
    .object({ met: count.describe('Shown by the resume'), total: count.describe('Asked for') })
    .describe('What the posting insists on'),
  missing: z.array(z.string()).describe('Musts that the resume does not show, in the order of the posting'),
  knockouts: z.array(Knockout).describe('Conditions that decide alone and are not met'),
  same_as: count
    .nullable()
    .describe('Index of a posting above it with nearly the same text; null where there is none'),
  reasons: z.array(z.string()).describe('Why it is where it is, in words'),
  text_hash: z.string().describe('SHA-256 of the text: decides between equal scores'),
});

export const Rank = z.object({
  object: z.literal('rank'),
  version: z.string().describe('Version of the formula and its tables'),
  data: z.array(RankedPosting).describe('The best first; every posting of the request once'),
});

export type RankedPosting = z.infer<typeof RankedPosting>;
export type Rank = z.infer<typeof Rank>;

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
