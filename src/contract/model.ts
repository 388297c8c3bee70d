import * as z from 'zod';

/** Interfaces to language models. `openai-compatible` is any server with OpenAI's chat completions. */
export const modelProviders = ['openai', 'anthropic', 'google', 'openai-compatible', 'ollama'] as const;

export type ModelProvider = (typeof modelProviders)[number];

/** The block `model` of server.yaml with all defaults filled in. */
export interface ModelSettings {
  readonly provider: ModelProvider;
  /** The provider's name for the model. */
  readonly name: string;
  /** Without a trailing slash. */
  readonly base_url: string;
  /** The environment variable with the key; null: no key needed. */
  readonly api_key_env: string | null;
  /** Maximum tokens of prompt and answer together, per call. */
  readonly context_window: number;
  /** Maximum seconds per call. */
  readonly timeout_seconds: number;
  /** Maximum seconds of all calls for one resume. */
  readonly deadline_seconds: number;
  /** Per million tokens, in the host's currency; null: unknown. */
  readonly price: { readonly input: number; readonly output: number } | null;
}

const count = z.int().min(0);

const Tokens = z.object({ input: count, output: count }).readonly();

/** An answer of a language model, also as cached for later attempts. */
export const ModelAnswer = z
  .object({
    /** Untrusted. */
    text: z.string(),
    /** True if the answer was cut off at the model's limit. */
    isCut: z.boolean(),
    /** As the provider counts them; 0 if it does not. */
    tokens: Tokens,
    /** True if it was cached by an earlier attempt and cost nothing. */
    isCached: z.boolean(),
  })
  .readonly();

export type ModelTokens = z.infer<typeof Tokens>;
export type ModelAnswer = z.infer<typeof ModelAnswer>;
