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
