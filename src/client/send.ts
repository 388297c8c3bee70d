import { errorCode } from '../contract/error-code.ts';
import type { ClientOptions } from './client-options.ts';
import { ConnectionError } from './connection-error.ts';
import type { FetchInit, Received } from './fetch.ts';

/** One attempt. A failure to connect is a result, for the retries to judge; an abort by the caller is thrown. */
export async function send(
  url: string,
  init: FetchInit,
  timeout: number | undefined,
  { fetch, signal }: Pick<ClientOptions, 'fetch' | 'signal'>,
): Promise<Received | ConnectionError> {
  const deadline = timeout === undefined ? undefined : AbortSignal.timeout(timeout);
  const ends = [signal, deadline].filter((one) => one !== undefined);
  try {
    const answer = await fetch(url, ends.length > 0 ? { ...init, signal: AbortSignal.any(ends) } : init);
    return { answer, text: await answer.text() };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    const timedOut = deadline?.aborted ?? false;
    const message = timedOut
      ? `No answer from ${new URL(url).origin} within ${(timeout ?? 0) / 1000} seconds.`
      : `Cannot reach ${new URL(url).origin}: ${reasonOf(cause)}.`;
    return new ConnectionError(message, { timedOut, cause });
  }
}

/** Fetches wrap the system's error, whose code says the most. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (errorCode(error)) return errorCode(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
