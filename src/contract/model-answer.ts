import * as z from 'zod';

const count = z.int().min(0);

const Tokens = z.object({ input: count, output: count }).readonly();

/** What a language model answered, also as it is kept for a later attempt. */
export const ModelAnswer = z
  .object({
    /** Untrusted. */
    text: z.string(),
    /** The model came to the end of its room before the end of its answer. */
    isCut: z.boolean(),
    /** As the provider counts them; 0 where it does not say. */
    tokens: Tokens,
    /** It was at hand from an earlier attempt and cost nothing. */
    isCached: z.boolean(),
  })
  .readonly();

export type ModelTokens = z.infer<typeof Tokens>;
export type ModelAnswer = z.infer<typeof ModelAnswer>;
