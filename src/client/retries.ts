import type { ClientOptions } from './client-options.ts';

interface LastOutcome<Outcome> {
  readonly outcome: Outcome;
  /** An earlier attempt may have done the work although its answer was lost. */
  readonly uncertain: boolean;
}

interface Attempts<Outcome> {
  readonly send: () => Promise<Outcome>;
  /** What went wrong, as far as another attempt may go better; null for an answer. */
  readonly failureOf: (outcome: Outcome) => Failure | null;
  /** Whether a second one does no harm when the first was carried out. */
  readonly isRepeatable: boolean;
}

/** Sends until it works, cannot work, or was tried often enough. */
export async function sendWithRetries<Outcome>(
  { send, failureOf, isRepeatable }: Attempts<Outcome>,
  { wait, random, retryFailures = true }: Pick<ClientOptions, 'wait' | 'random' | 'retryFailures'>,
): Promise<LastOutcome<Outcome>> {
  let uncertain = false;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await send();
    const failure = isRepeatable ? failureOf(outcome) : null;
    if (failure === null || (isUncertain(failure) && !retryFailures)) return { outcome, uncertain };
    const delay = retryDelay(failure, attempt, random());
    if (delay === null) return { outcome, uncertain };
    uncertain ||= isUncertain(failure);
    await wait(delay);
  }
}

/** How often a request is sent again at most. */
export const maxRetries = 3;
/**
 * How often a service that is still at it is asked again. It answers a repeat after half a minute and two seconds, so
 * this is longer than any resume takes.
 */
export const maxBusyRetries = 12;

const firstDelayMilliseconds = 500;
const maxDelayMilliseconds = 8_000;
const maxRetryAfterSeconds = 60;

/** One attempt that failed. */
export interface Failure {
  /** null: there was no answer at all. */
  readonly status: number | null;
  /** Seconds, from `retry-after`. */
  readonly retryAfter?: number | undefined;
  /** `x-should-retry: false`, as on a lack of credits. */
  readonly refused?: boolean | undefined;
  /** A 429 inside an open rate-limit window: the same request is in progress, or the service is busy. */
  readonly busy?: boolean | undefined;
}

/**
 * Milliseconds to wait before the next attempt, or null to give up.
 * @param attempt how many have failed, from 1
 * @param random from 0 to 1; takes up to half of the wait off, so that clients do not come back in step
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

/** Whether the work may have been done all the same. */
function isUncertain({ status }: Failure): boolean {
  return status === null || status === 408 || status >= 500;
}

function isRetryable(failure: Failure): boolean {
  if (failure.refused) return false;
  return isUncertain(failure) || failure.status === 429;
}
