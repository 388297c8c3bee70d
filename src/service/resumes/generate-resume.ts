import { idempotencyKeyMilliseconds } from '../../contract/limits.ts';
import type { RequestBody } from '../../contract/requests.ts';
import { creditsOf } from '../accounts/credits.ts';
import { noBase } from '../base-resumes.ts';
import { cycleEnd, cycleStart } from '../calendar.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { NewId } from '../create-ids.ts';
import type { Policy } from '../policy.ts';
import type { Ports } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import { sha256 } from '../sha256.ts';
import type { GenerationStart, StoredBase } from '../store-port.ts';
import type { Caller, GenerateOptions, ResumeRecord, UseCases } from '../use-cases.ts';
import type { WorkSlots } from '../work-slots.ts';
import { makeResume } from './make-resume.ts';
import { chooseTheme, targetOf } from './score-and-preview.ts';

/** Claim and reserve; work outside any transaction; one commit. A failure gives key and credits back. */
export function generateResume(
  ports: Ports,
  policy: Policy,
  newId: NewId,
  slots: WorkSlots,
): UseCases['generateResume'] {
  const begin = beginGeneration(ports, policy, newId);
  const make = makeResume(ports, newId);
  return async (caller, request, options) => {
    const theme = chooseTheme(ports.renderer, options.theme);
    const begun = await begin(caller, request, options);
    if (begun.replayed) return begun;
    const creditsTotal = creditsOf(caller, policy);
    const { id: generationId, base } = begun;
    const { check = true, require, signal } = options;
    const order = { generationId, caller, request, base, theme, check, require, creditsTotal, signal };
    try {
      // Whoever waits for the same key holds no slot: the attempt that it waits for may need the last one.
      const resume = await keepLease(ports, generationId, () => slots.run(() => make(order)));
      return { resume, replayed: false };
    } catch (error) {
      await release(ports, generationId, error);
      throw error;
    }
  };
}

async function release({ store }: Ports, generationId: string, reason: unknown): Promise<void> {
  try {
    await store.releaseGeneration(generationId);
  } catch (error) {
    throw new AggregateError([reason, error], 'A failed generation could not be released');
  }
}

const maxWaitMilliseconds = 30_000;
const firstPauseMilliseconds = 25;
const maxPauseMilliseconds = 250;
const retryAfterSeconds = 2;

type Begun =
  | { readonly replayed: true; readonly resume: ResumeRecord }
  | { readonly replayed: false; readonly id: string; readonly base: StoredBase };

interface Attempt {
  readonly id: string;
  readonly now: number;
  readonly caller: Caller;
  readonly request: RequestBody<'GenerateRequest'>;
  readonly options: GenerateOptions;
  readonly policy: Policy;
}

/**
 * Claims key and credits, or finds the answer that the key already has. While the same key is in flight
 * it waits for that attempt: on success both get one answer, on failure this one takes over.
 */
function beginGeneration(ports: Ports, policy: Policy, newId: (prefix: string) => string) {
  return async (
    caller: Caller,
    request: RequestBody<'GenerateRequest'>,
    options: GenerateOptions,
  ): Promise<Begun> => {
    const id = newId('gen_');
    let pause = firstPauseMilliseconds;
    for (let waited = 0; waited <= maxWaitMilliseconds; pause = nextPause(pause)) {
      const start = startOf({ id, now: ports.clock.now(), caller, request, options, policy });
      const begun = await ports.store.beginGeneration(start);
      if (begun.outcome === 'begun') return { replayed: false, id, base: begun.base };
      if (begun.outcome === 'replayed') return { replayed: true, resume: begun.resume };
      if (begun.outcome === 'too_few_credits') throw tooFewCredits(start, begun.remaining);
      if (begun.outcome !== 'running') throw refusal(begun.outcome, options);
      await ports.timer.wait(pause);
      waited += pause;
    }
    throw stillRunning();
  };
}

function nextPause(pause: number): number {
  return Math.min(pause * 2, maxPauseMilliseconds);
}

function startOf({ id, now, caller, request, options, policy }: Attempt): GenerationStart {
  return {
    id,
    scope: { accountId: caller.accountId, mode: caller.mode },
    now,
    leaseUntil: now + leaseMilliseconds,
    credits: policy.credit_costs[request.finetune_level],
    creditsTotal: creditsOf(caller, policy),
    cycleStart: cycleStart(now),
    baseVersion: options.baseVersion,
    idempotency: idempotencyOf(request, options, now),
  };
}

function idempotencyOf(
  request: RequestBody<'GenerateRequest'>,
  options: GenerateOptions,
  now: number,
): GenerationStart['idempotency'] {
  const key = options.idempotencyKey;
  if (key === undefined) return undefined;
  const expiresAt = now + idempotencyKeyMilliseconds;
  return { key, fingerprint: fingerprint(request, options), expiresAt };
}

function tooFewCredits(start: GenerationStart, remaining: number): ServiceError {
  const renewal = new Date(cycleEnd(start.now)).toISOString();
  return new ServiceError(
    'credit_limit_exceeded',
    `Not enough credits: this generation costs ${start.credits}, the balance is ${remaining} of ` +
      `${start.creditsTotal}. It is full again at ${renewal}.`,
  );
}

function refusal(
  outcome: 'other_request' | 'resume_deleted' | 'no_base',
  options: GenerateOptions,
): ServiceError {
  if (outcome === 'no_base') return noBase(options.baseVersion);
  const reason =
    outcome === 'other_request'
      ? 'this key was used with a different request; use a new key for a new request'
      : 'the resume created with this key was deleted; use a new key';
  return new ServiceError('validation_error', `Idempotency-Key: ${reason}`);
}

function stillRunning(): ServiceError {
  return new ServiceError(
    'rate_limit_exceeded',
    `A request with the same Idempotency-Key is still in progress. Retry after ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
}

/**
 * Tells whether a repeated Idempotency-Key comes with the same request: the validated body and the query
 * options. Outer spaces and the kind of line breaks make no difference.
 */
function fingerprint(request: RequestBody<'GenerateRequest'>, options: GenerateOptions): string {
  const { job_description, company_name, position, ...rest } = request;
  const target = targetOf({ job_description: job_description.trim(), company_name, position });
  const { theme, check = true, baseVersion, require } = options;
  return sha256(canonicalJson({ target, ...rest, theme, check, baseVersion, require }));
}

/** How long an attempt is believed to be alive by machines that cannot see its process. */
const leaseMilliseconds = 60_000;

/** Renews the lease while the work runs. */
async function keepLease<Result>(
  { store, clock, timer }: Ports,
  generationId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const renew = () => store.renewGeneration(generationId, clock.now() + leaseMilliseconds);
  // A renewal that fails is tried again by the next one; if all fail, finishing finds the attempt released and says so.
  const stop = timer.every(leaseMilliseconds / 3, () => void renew().catch(() => undefined));
  try {
    return await work();
  } finally {
    stop();
  }
}
