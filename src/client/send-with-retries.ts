import type { ClientOptions } from './client-options.ts';
import { type Failure, isUncertain, retryDelay } from './retry.ts';

export interface LastOutcome<Outcome> {
  readonly outcome: Outcome;
  /** An earlier attempt may have done the work although its answer was lost. */
  readonly uncertain: boolean;
}

export interface Attempts<Outcome> {
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
