import * as z from 'zod';
import { limits } from './limits.ts';

/* Answers that somebody else than the person proposes: they are in no document. Source: not part of the API specification. */

export const Proposal = z.object({
  requirement_id: z.string().describe('Id of the requirement, as in the report of the resume'),
  text: z.string().describe('What the person may have done, in the words of the assistant that proposes it'),
  path: z.string().nullable().describe('Where it would go in the base resume; null: the nearest job'),
  created_at: z.iso.datetime().describe('RFC 3339, UTC, milliseconds'),
});

export const ProposalList = z.object({
  object: z.literal('list'),
  data: z
    .array(Proposal)
    .max(limits.proposals)
    .describe('Proposals that the person has not decided on, oldest first'),
});

export const ProposedResumeList = z.object({
  object: z.literal('list'),
  data: z
    .array(
      z.object({
        resume_id: z.string().describe('Id of the resume'),
        proposals: z
          .int()
          .min(1)
          .max(limits.proposals)
          .describe('Number of proposals waiting for the person'),
        newest_at: z.iso.datetime().describe('RFC 3339, UTC, milliseconds'),
      }),
    )
    .max(limits.page.max)
    .describe('The one with the newest proposal first'),
});

export type ProposedResume = z.infer<typeof ProposedResumeList>['data'][number];
export type Proposal = z.infer<typeof Proposal>;
