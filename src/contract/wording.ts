import * as z from 'zod';

/* Wordings of a line by somebody else than the rules, judged by the verifier. Source: not part of the API specification. */

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
  rule: z.string().describe('Id of the rule that refuses it'),
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
