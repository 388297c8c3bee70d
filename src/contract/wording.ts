import * as z from 'zod';

/* Wordings of a line by somebody else than the rules, judged by the verifier. Source: not part of the API specification. */

export const WordingLine = z.object({
  item: z.string().describe('Path of the line in the base resume, in JSON Resume terms'),
  of: z.string().describe('The job, project or club that it belongs to; empty for the summary'),
  text: z.string().describe('How it stands in the resume now'),
  base: z.string().describe('How the person wrote it: what every wording of it must rest on'),
});

export const WordingList = z.object({
  object: z.literal('list'),
  data: z.array(WordingLine).describe('Lines that may be worded anew, in the order of the base resume'),
});

export const WordingFinding = z.object({
  rule: z.string().describe('Id of the rule that refuses it'),
  message: z.string().describe('What is wrong, with the words that have no evidence'),
});

export const Wording = z.object({
  object: z.literal('wording'),
  item: z.string().describe('The line'),
  text: z.string().describe('The wording that was judged'),
  allowed: z.boolean().describe('Whether it may stand in the resume'),
  findings: z.array(WordingFinding).describe('Why not; empty when it is allowed'),
  nearest: z.string().describe('A wording that is allowed: the one that stands there now'),
});

export type Wording = z.infer<typeof Wording>;
export type WordingLine = z.infer<typeof WordingLine>;
export type WordingFinding = z.infer<typeof WordingFinding>;
