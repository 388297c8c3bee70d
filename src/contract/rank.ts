import * as z from 'zod';
import { count, points } from './fields.ts';
import { resumeIdPattern } from './identifiers.ts';
import { bands, Knockout } from './score.ts';

/* Postings ranked by how well a resume answers them. Source: not part of the API specification. */

export const RankedPosting = z.object({
  index: count.describe('Its index in the request, from 0'),
  id: z.string().nullable().describe('The id from the request'),
  base: z
    .string()
    .optional()
    .describe('Name of the stored base resume that was scored; absent if the request has a resume'),
  company_name: z.string().nullable().describe('The company, if known'),
  position: z.string().nullable().describe('The job title, if known'),
  ats_score: points.describe('The same as the score of this posting alone'),
  band: z.enum(bands).nullable().describe('The score in a word; null where no requirements were found'),
  fit: points.describe('What the resume proves'),
  ceiling: points.describe('The highest score reachable without inventing anything'),
  musts: z
    .object({ met: count.describe('Shown by the resume'), total: count.describe('Asked for') })
    .describe('What the posting requires'),
  missing: z.array(z.string()).describe('Musts that the resume does not show, in the order of the posting'),
  knockouts: z.array(Knockout).describe('Knock-outs that are not met'),
  same_as: count
    .nullable()
    .describe('Index of a higher-ranked posting with nearly the same text; null if none'),
  reasons: z.array(z.string()).describe('Why it has this rank, in words'),
  text_hash: z.string().describe('SHA-256 of the text, which orders equal scores'),
});

export const Rank = z.object({
  object: z.literal('rank'),
  version: z.string().describe('Version of the formula and its tables'),
  data: z.array(RankedPosting).describe('Best first; every posting of the request once'),
});

export type RankedPosting = z.infer<typeof RankedPosting>;
export type Rank = z.infer<typeof Rank>;

/* Requirements of postings that a resume does not show. Source: not part of the API specification. */

export const SharedGap = z.object({
  key: z.string().describe('The same for every spelling of the term, to combine several answers'),
  term: z.string().describe('What is asked for, as the first of the postings spells it'),
  points: count.describe('Points that showing it would add to the scores, over all these postings'),
  postings: z
    .array(
      z.object({
        index: count.describe('Its index in the request or in the list of resumes, from 0'),
        id: z.string().nullable().describe('The id from the request, or of the resume made for it'),
        points: points.describe('Points that showing it would add to the score of this one'),
      }),
    )
    .describe('The postings that require it'),
});

export const Gaps = z.object({
  object: z.literal('gaps'),
  version: z.string().describe('Version of the formula and its tables'),
  postings: count.describe('Number of postings read; identical texts count once'),
  data: z.array(SharedGap).describe('What is required and not shown, the most points first'),
  has_more: z.boolean().describe('Whether there are older resumes; always false for postings of the request'),
  last: z
    .string()
    .regex(new RegExp(resumeIdPattern))
    .nullable()
    .describe('The oldest resume used, for `after`; null for postings of the request'),
});

export type SharedGap = z.infer<typeof SharedGap>;
export type Gaps = z.infer<typeof Gaps>;
