import type { ApiError } from '../../client/errors.ts';
import type { Io } from '../terminal/io.ts';

/** Refusals in a row after which the service counts as overloaded. */
const maxRefusals = 20;

/** Repeats the work while the service answers with a time to retry. The client alone gives up after a minute. */
export async function retryWhileBusy<Result>(
  work: () => Promise<Result>,
  io: Pick<Io, 'wait'>,
  onWait: (seconds: number) => void,
): Promise<Result> {
  for (let refusals = 1; ; refusals += 1) {
    try {
      return await work();
    } catch (error) {
      const seconds = retryAfterOf(error);
      if (seconds === undefined || refusals >= maxRefusals) throw error;
      onWait(seconds);
      await io.wait(seconds * 1000);
    }
  }
}

function retryAfterOf(error: unknown): number | undefined {
  const isLimit = error instanceof Error && error.name === 'rate_limit_exceeded';
  return isLimit ? (error as ApiError).retryAfter : undefined;
}
