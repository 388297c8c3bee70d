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
    .describe('Those that the person has not decided on, oldest first'),
});

export type Proposal = z.infer<typeof Proposal>;
