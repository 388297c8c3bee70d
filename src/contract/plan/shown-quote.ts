import * as z from 'zod';

/** Words of the base that a language model takes for evidence of what the rules find nowhere: asked about, never counted. */
export const ShownQuote = z.object({
  requirement: z.string().describe('Id of the requirement'),
  path: z.string().describe('Path in the base resume, in JSON Resume terms'),
  quote: z.string().describe('A substring of the text at that path'),
});

export type ShownQuote = z.infer<typeof ShownQuote>;
