import { errorCode } from '../values/system-error.ts';
import { ConnectionError } from './errors.ts';

interface Limits {
  /** In milliseconds; undefined: no limit. */
  readonly timeout: number | undefined;
  /** Aborts the request for the caller. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends a request and reads its answer to the end.
 * @throws ConnectionError if the server cannot be reached or is too slow; the caller's reason if it aborts
 */
export async function reach<Result>(
  url: string,
  { timeout, signal }: Limits,
  request: (signal: AbortSignal | undefined) => Promise<Result>,
): Promise<Result> {
  const deadline = timeout === undefined ? undefined : AbortSignal.timeout(timeout);
  const ends = [signal, deadline].filter((one) => one !== undefined);
  try {
    return await request(ends.length > 0 ? AbortSignal.any(ends) : undefined);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    const timedOut = deadline?.aborted ?? false;
    const message = timedOut
      ? `No answer from ${new URL(url).origin} within ${(timeout ?? 0) / 1000} seconds.`
      : `Cannot reach ${new URL(url).origin}: ${reasonOf(cause)}.`;
    throw new ConnectionError(message, { timedOut, cause });
  }
}

/** Fetches wrap the system's error, whose code is the most exact reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (errorCode(error)) return errorCode(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
