import type { ClientOptions } from './client-options.ts';
import { ConnectionError } from './connection-error.ts';
import type { Received } from './fetch.ts';
import { retryAfterOf } from './read-answer.ts';
import { type Failure, isUncertain, retryDelay } from './retry.ts';

export interface LastOutcome {
  readonly outcome: Received | ConnectionError;
  /** An earlier attempt may have done the work although its answer was lost. */
  readonly uncertain: boolean;
}

export interface Attempts {
  readonly send: () => Promise<Received | ConnectionError>;
  /** Whether a second one does no harm when the first was carried out. */
  readonly isRepeatable: boolean;
}

/** Sends until it works, cannot work, or was tried often enough. */
export async function sendWithRetries(
  { send, isRepeatable }: Attempts,
  { wait, random, retryFailures = true }: Pick<ClientOptions, 'wait' | 'random' | 'retryFailures'>,
): Promise<LastOutcome> {
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

function failureOf(outcome: Received | ConnectionError): Failure | null {
  if (outcome instanceof ConnectionError) return { status: null };
  const { answer } = outcome;
  if (answer.status === 200) return null;
  return {
    status: answer.status,
    retryAfter: retryAfterOf(answer),
    refused: answer.headers.get('x-should-retry') === 'false',
    busy: answer.status === 429 && Number(answer.headers.get('ratelimit-remaining')) > 0,
  };
}
