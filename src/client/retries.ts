import type { ClientOptions } from './client-options.ts';

interface LastOutcome<Outcome> {
  readonly outcome: Outcome;
  /** True if an earlier attempt may have done the work although its answer was lost. */
  readonly uncertain: boolean;
}

interface Attempts<Outcome> {
  readonly send: () => Promise<Outcome>;
  /** The failure that another attempt could fix; null for an answer. */
  readonly failureOf: (outcome: Outcome) => Failure | null;
  /** True if repeating the request is harmless. */
  readonly isRepeatable: boolean;
}

type RetryOptions = Pick<
  ClientOptions,
  'wait' | 'random' | 'retryFailures' | 'longestWaitSeconds' | 'onRateLimit'
>;

/** Sends until it succeeds, cannot succeed, or the retries are used up. */
export async function sendWithRetries<Outcome>(
  { send, failureOf, isRepeatable }: Attempts<Outcome>,
  {
    wait,
    random,
    retryFailures = true,
    longestWaitSeconds = Number.POSITIVE_INFINITY,
    onRateLimit,
  }: RetryOptions,
): Promise<LastOutcome<Outcome>> {
  let uncertain = false;
  let limitedSeconds = 0;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await send();
    const failure = isRepeatable ? failureOf(outcome) : null;
    if (failure === null || (isUncertain(failure) && !retryFailures)) return { outcome, uncertain };
    const delay = retryDelay(failure, attempt, random());
    if (delay === null) return { outcome, uncertain };
    if (failure.status === 429 && !failure.busy) {
      const seconds = Math.ceil(delay / 1000);
      limitedSeconds += seconds;
      if (limitedSeconds > longestWaitSeconds) return { outcome, uncertain };
      onRateLimit?.(seconds);
    }
    uncertain ||= isUncertain(failure);
    await wait(delay);
  }
}

/** Maximum retries of a request. */
export const maxRetries = 3;
/**
 * Maximum retries while the service is still working. It answers each after half a minute and two seconds, so this is
 * longer than any resume takes.
 */
export const maxBusyRetries = 12;

const firstDelayMilliseconds = 500;
const maxDelayMilliseconds = 8_000;
const maxRetryAfterSeconds = 60;

/** A failed attempt. */
export interface Failure {
  /** null: no answer. */
  readonly status: number | null;
  /** Seconds, from `retry-after`. */
  readonly retryAfter?: number | undefined;
  /** `x-should-retry: false`, as for missing credits. */
  readonly refused?: boolean | undefined;
  /** A 429 within the rate limit: the same request is in progress, or the service is busy. */
  readonly busy?: boolean | undefined;
}

/**
 * Milliseconds before the next attempt, or null to give up.
 * @param attempt number of failed attempts, from 1
 * @param random from 0 to 1; shortens the wait by up to half, so that clients do not retry in step
 */
export function retryDelay(failure: Failure, attempt: number, random: number): number | null {
  const most = failure.busy ? maxBusyRetries : maxRetries;
  if (attempt > most || !isRetryable(failure)) return null;
  if (failure.retryAfter !== undefined) {
    return failure.retryAfter <= maxRetryAfterSeconds ? failure.retryAfter * 1000 : null;
  }
  const delay = Math.min(firstDelayMilliseconds * 2 ** (attempt - 1), maxDelayMilliseconds);
  return Math.round(delay * (1 - random / 2));
}

/** True if the work may have been done anyway. */
function isUncertain({ status }: Failure): boolean {
  return status === null || status === 408 || status >= 500;
}

function isRetryable(failure: Failure): boolean {
  if (failure.refused) return false;
  return isUncertain(failure) || failure.status === 429;
}
