import type { ApiError } from '../../client/api-error.ts';
import type { Io } from '../io.ts';

/** After so many refusals in a row the service has no room for this row. */
const mostRefusals = 20;

/** Does the work again for as long as the service only says when to come back. The client alone gives up after a minute. */
export async function patiently<Result>(
  work: () => Promise<Result>,
  io: Pick<Io, 'wait'>,
  onWait: (seconds: number) => void,
): Promise<Result> {
  for (let refusals = 1; ; refusals += 1) {
    try {
      return await work();
    } catch (error) {
      const seconds = retryAfterOf(error);
      if (seconds === undefined || refusals >= mostRefusals) throw error;
      onWait(seconds);
      await io.wait(seconds * 1000);
    }
  }
}

function retryAfterOf(error: unknown): number | undefined {
  const isLimit = error instanceof Error && error.name === 'rate_limit_exceeded';
  return isLimit ? (error as ApiError).retryAfter : undefined;
}
