import type { Fetch, ParseAnswer } from './read-answer.ts';

export interface ClientOptions {
  /** Ends in `/api/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** For `apiKeys.create`, `revoke` and `listAll` only. */
  readonly dashboardToken?: string | null | undefined;
  readonly fetch: Fetch;
  /** Resolves after the given milliseconds; called before each retry. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Seconds that one call waits at most for the rate limit; absent: as often and long as retries allow. */
  readonly longestWaitSeconds?: number | undefined;
  /** Called before each wait for the rate limit. */
  readonly onRateLimit?: ((seconds: number) => void) | undefined;
  /** From 0 to 1, for the jitter of retries. */
  readonly random: () => number;
  /**
   * false: retry only temporary refusals (429), not failures (no answer, 5xx), which are final for a service in the
   * same process. Default true.
   */
  readonly retryFailures?: boolean | undefined;
  /** Milliseconds per attempt; absent: no limit, for a service in the same process. */
  readonly timeouts?: Timeouts | undefined;
  /** Cancels all calls, permanently. */
  readonly signal?: AbortSignal | undefined;
  /** Validates answers of a remote service: `parseAnswer`. */
  readonly parseAnswer?: ParseAnswer | undefined;
}

export interface Timeouts {
  /** GET and DELETE. */
  readonly read: number;
  /** All operations that create something: generate, preview, score, PDF, revert. */
  readonly work: number;
}

/** Work may wait for a language model, so its limit is longer than the model's deadline of 300 seconds. */
export const defaultTimeouts: Timeouts = { read: 30_000, work: 330_000 };
