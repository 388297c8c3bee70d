import type { Fetch, ParseAnswer } from './read-answer.ts';

export interface ClientOptions {
  /** Ends with `/api/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** Opens the calls of `apiKeys.create`, `revoke` and `listAll`, and nothing else. */
  readonly dashboardToken?: string | null | undefined;
  readonly fetch: Fetch;
  /** Resolves after so many milliseconds; called before each retry. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** From 0 to 1, for the jitter of retries. */
  readonly random: () => number;
  /**
   * false: only a refusal that passes (429) is waited for; a failure (no answer, 5xx) is final, as it is
   * with a service in the same process. Default true.
   */
  readonly retryFailures?: boolean | undefined;
  /** Milliseconds for one attempt; absent: as long as it takes, which suits a service in the same process. */
  readonly timeouts?: Timeouts | undefined;
  /** Ends every call at once, for good. */
  readonly signal?: AbortSignal | undefined;
  /** Given for a remote service, whose answers are not trusted: `parseAnswer`. */
  readonly parseAnswer?: ParseAnswer | undefined;
}

export interface Timeouts {
  /** GET and DELETE. */
  readonly read: number;
  /** Everything that makes something: generate, preview, score, PDF, revert. */
  readonly work: number;
}

/** Work may wait for a language model: longer than its deadline of 300 seconds. */
export const defaultTimeouts: Timeouts = { read: 30_000, work: 330_000 };
