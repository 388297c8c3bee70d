import * as z from 'zod';

/** Ways to speak to a language model. `openai-compatible` is any server with OpenAI's chat completions. */
export const modelProviders = ['openai', 'anthropic', 'google', 'openai-compatible', 'ollama'] as const;

export type ModelProvider = (typeof modelProviders)[number];

/** The block `model` of server.yaml, complete: what the host left out has its default. */
export interface ModelSettings {
  readonly provider: ModelProvider;
  /** As the provider calls the model. */
  readonly name: string;
  /** Without a slash at its end. */
  readonly base_url: string;
  /** Name of the variable that holds the key; null: the server wants none. */
  readonly api_key_env: string | null;
  /** Tokens that prompt and answer of one call may have together. */
  readonly context_window: number;
  /** Seconds of one call. */
  readonly timeout_seconds: number;
  /** Seconds of all calls for one resume. */
  readonly deadline_seconds: number;
  /** Per million tokens, in the host's currency; null: unknown. */
  readonly price: { readonly input: number; readonly output: number } | null;
}

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
