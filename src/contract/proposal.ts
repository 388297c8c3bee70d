import * as z from 'zod';
import { limits } from './limits.ts';

/* Answers proposed by an assistant; they are in no document. Source: not part of the API specification. */

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

/*
 * Wordings of a line from outside of the rules, checked by the verifier. Source: not part of the API specification.
 */

export const WordingLine = z.object({
  item: z.string().describe('Path of the line in the base resume, in JSON Resume terms'),
  of: z.string().describe('The job, project or club it belongs to; empty for the summary'),
  text: z.string().describe('The current wording in the resume'),
  base: z.string().describe('The original wording of the person, which every new wording must be based on'),
});

export const WordingList = z.object({
  object: z.literal('list'),
  data: z.array(WordingLine).describe('Lines that can be reworded, in the order of the base resume'),
});

export const WordingFinding = z.object({
  rule: z
    .string()
    .describe(
      'Id of the rule that refuses it: of the verifier (`V5`), for wordings from outside (`M6`), of writing (`markup`), or `no_change` (the line already says this), `own_edit` (the person edited the line), `ceiling` (the score would be higher than the base resume supports)',
    ),
  message: z.string().describe('What is wrong, with the words that have no evidence'),
});

export const Wording = z.object({
  object: z.literal('wording'),
  item: z.string().describe('The line'),
  text: z.string().describe('The wording that was checked'),
  allowed: z.boolean().describe('Whether it is allowed in the resume'),
  findings: z.array(WordingFinding).describe('Why not; empty if it is allowed'),
  nearest: z.string().describe('A wording that is allowed: the current one'),
});

export type Wording = z.infer<typeof Wording>;
export type WordingLine = z.infer<typeof WordingLine>;
export type WordingFinding = z.infer<typeof WordingFinding>;
