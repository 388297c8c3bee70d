import type { GenerationBegun, GenerationStart } from '../../service/store-port.ts';
import { readAnswer } from '../rows/resumes.ts';
import type { IdempotencyKeyTable } from '../tables.ts';
import { pg, type Query } from './database.ts';

type KnownKey = Extract<
  GenerationBegun,
  { readonly outcome: 'replayed' | 'running' | 'other_request' | 'resume_deleted' }
>;
type Refused = KnownKey | Extract<GenerationBegun, { readonly outcome: 'too_few_credits' }>;

interface KeyAndBalance {
  readonly used: number;
  readonly reserved: number;
  readonly state: IdempotencyKeyTable['state'] | null;
  readonly fingerprint: string;
  readonly answer: string | null;
  readonly expires_at: number;
  readonly pdf_version: string | null;
  readonly is_there: boolean;
}

/** Reads key and balance in one statement, so that they are consistent. null: nothing is in the way. */
export async function refusalOf(
  query: Query,
  { scope, idempotency, now, ...start }: GenerationStart,
): Promise<Refused | null> {
  const { accountId, mode } = scope;
  const [found] = await query<KeyAndBalance>(pg`
    select coalesce(balances.used, 0) as used, coalesce(balances.reserved, 0) as reserved, keys.state,
      keys.fingerprint, keys.answer, keys.expires_at, resumes.pdf_version, resumes.id is not null as is_there
    from (values (1)) as always
    left join credit_balances as balances
      on balances.account_id = ${accountId} and balances.mode = ${mode} and balances.cycle_start = ${start.cycleStart}
    left join idempotency_keys as keys
      on keys.account_id = ${accountId} and keys.mode = ${mode} and keys.key = ${idempotency?.key ?? null}
    left join resumes
      on resumes.account_id = keys.account_id and resumes.mode = keys.mode and resumes.id = keys.resume_id`);
  if (!found) throw new Error('The store returned no balance.');
  const { state, expires_at: expiresAt, fingerprint } = found;
  if (idempotency && state && (state === 'running' || expiresAt > now)) {
    if (fingerprint !== idempotency.fingerprint) return { outcome: 'other_request' };
    if (state === 'running') return { outcome: 'running' };
    return answerOf(found);
  }
  const remaining = start.creditsTotal - found.used - found.reserved;
  return remaining < start.credits ? { outcome: 'too_few_credits', remaining: Math.max(0, remaining) } : null;
}

/** The answer as first sent, but with the current version of its PDF. */
function answerOf({ answer, is_there: isThere, pdf_version: today }: KeyAndBalance): KnownKey {
  if (answer === null) return { outcome: 'resume_deleted' };
  const resume = readAnswer(answer);
  if (resume.pdfVersion === null) return { outcome: 'replayed', resume };
  if (!isThere) throw new Error(`The store lost resume ${resume.id}, which an idempotency key refers to.`);
  return { outcome: 'replayed', resume: { ...resume, pdfVersion: today } };
}

/** Key or credits were taken between check and claim: the transaction is rolled back. */
export class TakenMeanwhile extends Error {}

/** Does the work; if another attempt was first, returns the reason for the refusal. */
export async function orRefusal<Result>(
  query: Query,
  start: GenerationStart,
  work: () => Promise<Result>,
): Promise<Result | Refused> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TakenMeanwhile)) throw error;
    }
    // The first attempt may have failed since, so that the key is free.
    const refusal = await refusalOf(query, start);
    if (refusal) return refusal;
  }
}

/** Claims the key: a second caller waits here until the first has ended. @throws TakenMeanwhile */
export async function claim(
  query: Query,
  { scope, idempotency, now }: GenerationStart,
  state: 'running' | 'done',
): Promise<void> {
  if (!idempotency) return;
  const { key, fingerprint, expiresAt } = idempotency;
  const claimed = await query(pg`
    insert into idempotency_keys as keys (account_id, mode, key, fingerprint, state, expires_at)
    values (${scope.accountId}, ${scope.mode}, ${key}, ${fingerprint}, ${state}, ${expiresAt})
    on conflict (account_id, mode, key) do update set
      fingerprint = excluded.fingerprint, state = excluded.state, resume_id = null, answer = null,
      expires_at = excluded.expires_at
      where keys.state <> 'running' and keys.expires_at <= ${now}
    returning 1`);
  if (claimed.length === 0) throw new TakenMeanwhile();
}
