import { ApiError } from '../../client/errors.ts';
import { repeatAtRateLimit } from '../../client/repeat-at-rate-limit.ts';
import type { Io } from '../terminal/io.ts';

/** Repeats the work while the service answers with a time to retry. */
export function waitAtRateLimit<Result>(
  work: () => Promise<Result>,
  io: Pick<Io, 'wait'>,
  onWait: (seconds: number) => void,
): Promise<Result> {
  return repeatAtRateLimit(work, {
    secondsToWait: (error) =>
      error instanceof ApiError && error.name === 'rate_limit_exceeded' ? (error.retryAfter ?? null) : null,
    async pause(seconds) {
      onWait(seconds);
      await io.wait(seconds * 1000);
    },
  });
}
