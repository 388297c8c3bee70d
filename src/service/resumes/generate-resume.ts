import { bestBase, defaultBase } from '../../contract/base-names.ts';
import { idempotencyKeyMilliseconds } from '../../contract/limits.ts';
import { type Look, lookChoice } from '../../contract/look.ts';
import type { RequestBody } from '../../contract/requests.ts';
import { sha256 } from '../../sha256.ts';
import { fieldError } from '../../values/validation-error.ts';
import { creditsOf, type Policy } from '../accounts/quota.ts';
import { checkOneSource, missingBaseError } from '../base-resumes.ts';
import { cycleEnd, cycleStart, utcDate } from '../calendar.ts';
import type { NewId } from '../create-ids.ts';
import type { Ports } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import type { GenerationBegun, GenerationEnd, GenerationStart, StoredBase } from '../store-port.ts';
import type { Caller, GenerateOptions, ResumeRecord, UseCases } from '../use-cases.ts';
import type { LetOthers, WorkSlots } from '../work-slots.ts';
import { createKeysInWork, makeResume, type ResumeOrder } from './make-resume.ts';
import { chooseLook } from './render-pdf.ts';
import { findEveryBase, highest, namedTarget, targetOf } from './score-and-rank.ts';
import { canonicalJson } from './stored-resumes.ts';

/**
 * With the rules, work is short: check what would happen, work outside of any transaction, then claim the key, charge
 * and store in one commit. With a language model, key and credits are reserved during the work and returned if it
 * fails.
 */
export function generateResume(
  ports: Ports,
  policy: Policy,
  newId: NewId,
  slots: WorkSlots,
): UseCases['generateResume'] {
  const make = makeResume(ports, newId);
  const { store } = ports;
  const keys = createKeysInWork();
  const findEvery = findEveryBase(ports, policy);

  /** @param found the requested base; with `best` any base, which only shows that one exists */
  async function baseFor(
    { caller, request, options }: Asked,
    found: StoredBase,
    letOthers: LetOthers,
  ): Promise<StoredBase> {
    if (options.base !== bestBase) return found;
    const target = namedTarget(targetOf(request));
    const asOf = utcDate(ports.clock.now());
    const candidates = await findEvery(caller, { letOthers });
    const { judged } = await highest(candidates, letOthers, ({ document: base }) =>
      ports.offlineEngine.score({ base, target, asOf }),
    );
    await letOthers();
    return judged.stored;
  }

  async function atOnce(asked: Asked): Promise<Generated> {
    const ahead = await waitUntilFree(ports, asked, (start) =>
      keys.take(start, () => store.lookAhead(start)),
    );
    if (ahead.replayed) return ahead;
    const { start } = ahead;
    try {
      return await slots.run(async (letOthers) => {
        const base = await baseFor(asked, ahead.base, letOthers);
        return make(orderOf(asked, base), (end) => storeWhole(ports, { ...asked, start }, end));
      });
    } finally {
      keys.giveBack(start);
    }
  }

  async function holding(asked: Asked): Promise<Generated> {
    const begun = await waitUntilFree(ports, asked, (start) => store.beginGeneration(start));
    if (begun.replayed) return begun;
    const { start } = begun;
    const finish = async (end: GenerationEnd): Promise<Generated> => {
      const resume = await store.finishGeneration(start.id, end);
      if (!resume) throw givenUp();
      return { resume, replayed: false };
    };
    try {
      // An attempt waiting for its key takes no slot, because the other attempt may need the last one.
      return await keepLease(ports, start.id, () =>
        slots.run(async (letOthers) => {
          const base = await baseFor(asked, begun.base, letOthers);
          return make(orderOf(asked, base), finish);
        }),
      );
    } catch (error) {
      await release(ports, start.id, error);
      throw error;
    }
  }

  return async (caller, request, options) => {
    const look = chooseLook(ports.renderer, options);
    checkOneSource(options);
    const baseName = await baseNameToCheck(ports, caller, options.base);
    const asked = { id: newId('gen_'), caller, request, options, policy, look, baseName };
    return ports.engineTakesLong && caller.mode === 'live' ? holding(asked) : atOnce(asked);
  };
}

/** The base name to check for. With `best` any name; the actual base is chosen later. */
async function baseNameToCheck({ store }: Ports, caller: Caller, base = defaultBase): Promise<string> {
  if (base !== bestBase) return base;
  const [first] = await store.listBases(caller);
  return first?.name ?? defaultBase;
}

type Generated = Awaited<ReturnType<UseCases['generateResume']>>;

function orderOf({ caller, request, options, policy, look }: Asked, base: StoredBase): ResumeOrder {
  const { check = true, require, signal, trace } = options;
  const creditsTotal = creditsOf(caller, policy);
  const credits = policy.credit_costs[request.finetune_level];
  return { caller, request, base, look, check, require, credits, creditsTotal, signal, trace };
}

/** Stores the result; key or credits may have been taken since the check. */
async function storeWhole(
  { store }: Ports,
  asked: Asked & { readonly start: GenerationStart },
  end: GenerationEnd,
): Promise<Generated> {
  const { start } = asked;
  const stored = await store.storeGeneration(start, end);
  switch (stored.outcome) {
    case 'stored':
      return { resume: stored.resume, replayed: false };
    case 'replayed':
      return { resume: stored.resume, replayed: true };
    case 'running':
      throw stillRunning();
    case 'too_few_credits':
      throw tooFewCredits(start, stored.remaining);
    default:
      throw refusal(stored.outcome, asked);
  }
}

function givenUp(): ServiceError {
  return new ServiceError(
    'internal_server_error',
    'The generation took too long and was stopped. Nothing was charged.',
    { code: 'nothing_charged' },
  );
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

type Free =
  | { readonly replayed: true; readonly resume: ResumeRecord }
  | { readonly replayed: false; readonly start: GenerationStart; readonly base: StoredBase };

interface Asked {
  /** Id of this attempt. */
  readonly id: string;
  readonly caller: Caller;
  readonly request: RequestBody<'GenerateRequest'>;
  readonly options: GenerateOptions;
  readonly policy: Policy;
  readonly look: Look;
  readonly baseName: string;
}

/**
 * Waits while the same key is in progress: if that attempt succeeds, both get its answer; if it fails, this one takes
 * over.
 */
async function waitUntilFree(
  { clock, timer, renderer: { defaultTheme } }: Ports,
  asked: Asked,
  ask: (start: GenerationStart) => Promise<GenerationBegun>,
): Promise<Free> {
  let pause = firstPauseMilliseconds;
  for (let waited = 0; waited <= maxWaitMilliseconds; pause = nextPause(pause)) {
    const start = startOf(asked, { now: clock.now(), defaultTheme });
    const found = await ask(start);
    if (found.outcome === 'begun') return { replayed: false, start, base: found.base };
    if (found.outcome === 'replayed') return { replayed: true, resume: found.resume };
    if (found.outcome === 'too_few_credits') throw tooFewCredits(start, found.remaining);
    if (found.outcome !== 'running') throw refusal(found.outcome, asked);
    await timer.wait(pause);
    waited += pause;
  }
  throw stillRunning();
}

function nextPause(pause: number): number {
  return Math.min(pause * 2, maxPauseMilliseconds);
}

function startOf(
  { id, caller, request, options, policy, baseName }: Asked,
  { now, defaultTheme }: { readonly now: number; readonly defaultTheme: string },
): GenerationStart {
  return {
    id,
    scope: { accountId: caller.accountId, mode: caller.mode },
    now,
    leaseUntil: now + leaseMilliseconds,
    credits: policy.credit_costs[request.finetune_level],
    creditsTotal: creditsOf(caller, policy),
    cycleStart: cycleStart(now),
    baseName,
    baseVersion: options.baseVersion,
    idempotency:
      options.idempotencyKey === undefined
        ? undefined
        : {
            key: options.idempotencyKey,
            fingerprint: fingerprint(request, options, defaultTheme),
            expiresAt: now + idempotencyKeyMilliseconds,
          },
  };
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
  { options, baseName: name }: Pick<Asked, 'options' | 'baseName'>,
): Error {
  if (outcome === 'no_base') return missingBaseError({ name, version: options.baseVersion });
  if (outcome === 'resume_deleted') {
    return fieldError('', 'The resume created with this idempotency key was deleted.', 'resume_deleted');
  }
  const what = 'This idempotency key was used with a different request.';
  return fieldError('', what, 'reused_idempotency_key');
}

function stillRunning(): ServiceError {
  return new ServiceError('rate_limit_exceeded', 'The same request is still in progress.', {
    retryAfterSeconds,
  });
}

/**
 * A fingerprint that shows whether a repeated Idempotency-Key has the same request: body and query options. Outer
 * spaces and kinds of line breaks are ignored.
 */
function fingerprint(
  request: RequestBody<'GenerateRequest'>,
  options: GenerateOptions,
  defaultTheme: string,
): string {
  const { job_description, company_name, position, ...rest } = request;
  const target = targetOf({ job_description: job_description.trim(), company_name, position });
  const { check = true, baseVersion, require } = options;
  // Given or not, a default is the same request.
  const base = options.base === defaultBase ? undefined : options.base;
  const { theme, ...look } = lookChoice(options);
  const chosen = { ...look, ...(theme !== defaultTheme && { theme }) };
  return sha256(canonicalJson({ target, ...rest, ...chosen, check, base, baseVersion, require }));
}

/** How long an attempt counts as running on machines that cannot see its process. */
const leaseMilliseconds = 60_000;

/** Renews the lease while the work runs. */
async function keepLease<Result>(
  { store, clock, timer }: Ports,
  generationId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const renew = () => store.renewGeneration(generationId, clock.now() + leaseMilliseconds);
  // The next renewal retries a failed one; if all fail, finishing finds the attempt released and reports it.
  const stop = timer.every(leaseMilliseconds / 3, () => void renew().catch(() => undefined));
  try {
    return await work();
  } finally {
    stop();
  }
}
