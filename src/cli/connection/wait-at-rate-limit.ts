import { ApiError } from '../../client/errors.ts';
import { repeatAtRateLimit } from '../../client/repeat-at-rate-limit.ts';
import type { Io } from '../terminal/io.ts';

/** How a command waits for the rate limit. */
export interface RateLimitWaiting {
  /** An explicit --timeout; undefined: as long as the service asks. */
  readonly longestSeconds: number | undefined;
  /** Says how long the command waits. */
  say(seconds: number): void;
}

/** Repeats the work while the service answers with a time to retry. */
export function waitAtRateLimit<Result>(
  work: () => Promise<Result>,
  { io, rateLimit }: { readonly io: Pick<Io, 'wait'>; readonly rateLimit: RateLimitWaiting },
): Promise<Result> {
  const { longestSeconds = Number.POSITIVE_INFINITY } = rateLimit;
  let waited = 0;
  return repeatAtRateLimit(work, {
    secondsToWait(error) {
      if (!(error instanceof ApiError) || error.name !== 'rate_limit_exceeded') return null;
      const seconds = error.retryAfter ?? null;
      return seconds !== null && waited + seconds <= longestSeconds ? seconds : null;
    },
    async pause(seconds) {
      waited += seconds;
      rateLimit.say(seconds);
      await io.wait(seconds * 1000);
    },
  });
}
