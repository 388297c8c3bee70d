import type {
  GenerationBegun,
  GenerationEnd,
  GenerationStart,
  GenerationStored,
  Scope,
  Store,
} from '../../service/store-port.ts';
import type { ResumeRecord } from '../../service/use-cases.ts';
import { dayOf } from '../generation-ledger.ts';
import type { Processes } from '../process-identity.ts';
import { printAnswer, readAnswer, resumeRow } from '../resume-row.ts';
import type { GenerationTable, IdempotencyKeyTable } from '../tables.ts';
import { releaseAbandoned, releaseGeneration } from './abandoned-generations.ts';
import { findBase } from './base-resumes.ts';
import type { PostgresDatabase, Query } from './open-postgres.ts';
import { pg } from './statement.ts';

type Generations = Pick<
  Store,
  | 'lookAhead'
  | 'storeGeneration'
  | 'beginGeneration'
  | 'renewGeneration'
  | 'finishGeneration'
  | 'releaseGeneration'
>;

const purgedAtOnce = 100;

export function generations(database: PostgresDatabase, processes: Processes): Generations {
  const { read, write, transaction } = database;

  /** What stands in the way may be held by somebody who is gone. */
  async function unlessAbandoned<Seen extends { readonly outcome: string }>(
    { scope, now }: GenerationStart,
    ask: () => Promise<Seen>,
  ): Promise<Seen> {
    const seen = await ask();
    if (seen.outcome !== 'running' && seen.outcome !== 'too_few_credits') return seen;
    return (await releaseAbandoned(database, processes, scope, now)) ? ask() : seen;
  }

  return {
    lookAhead: (start) => unlessAbandoned(start, () => look(read, start)),

    storeGeneration: (start, end) =>
      orFindOut(read, start, () =>
        transaction(async (query) => {
          const used = await claimAndPay(query, start);
          return {
            outcome: 'stored',
            resume: await store(query, start, end, used),
          } satisfies GenerationStored;
        }),
      ),

    beginGeneration: (start) =>
      unlessAbandoned(start, async () => {
        const seen = await look(read, start);
        if (seen.outcome !== 'begun') return seen;
        const begun = await orFindOut(read, start, async () => {
          await transaction((query) => hold(query, start, processes));
          return null;
        });
        return begun ?? seen;
      }),

    renewGeneration: async (id, leaseUntil) => {
      await write(pg`update generations set lease_until = ${leaseUntil} where id = ${id}`);
    },

    finishGeneration: (id, end) =>
      transaction(async (query) => {
        const [held] = await query<GenerationTable>(pg`delete from generations where id = ${id} returning *`);
        if (!held) return null;
        return store(query, paymentOf(held), end, await settle(query, held));
      }),

    releaseGeneration: (id) => transaction((query) => releaseGeneration(query, id)),
  };
}

type KnownKey = Extract<
  GenerationBegun,
  { readonly outcome: 'replayed' | 'running' | 'other_request' | 'resume_deleted' }
>;
type Refused = KnownKey | Extract<GenerationBegun, { readonly outcome: 'too_few_credits' }>;

interface Standing {
  readonly used: number;
  readonly reserved: number;
  readonly state: IdempotencyKeyTable['state'] | null;
  readonly fingerprint: string;
  readonly answer: string | null;
  readonly expires_at: number;
  readonly pdf_version: string | null;
  readonly is_there: boolean;
}

/** Key and balance in one statement, so that they are of one moment. null: nothing stands in the way. */
async function refusalOf(
  query: Query,
  { scope, idempotency, now, ...start }: GenerationStart,
): Promise<Refused | null> {
  const { accountId, mode } = scope;
  const [standing] = await query<Standing>(pg`
    select coalesce(balances.used, 0) as used, coalesce(balances.reserved, 0) as reserved, keys.state,
      keys.fingerprint, keys.answer, keys.expires_at, resumes.pdf_version, resumes.id is not null as is_there
    from (values (1)) as always
    left join credit_balances as balances
      on balances.account_id = ${accountId} and balances.mode = ${mode} and balances.cycle_start = ${start.cycleStart}
    left join idempotency_keys as keys
      on keys.account_id = ${accountId} and keys.mode = ${mode} and keys.key = ${idempotency?.key ?? null}
    left join resumes
      on resumes.account_id = keys.account_id and resumes.mode = keys.mode and resumes.id = keys.resume_id`);
  if (!standing) throw new Error('The store did not give the balance.');
  const { state, expires_at: expiresAt, fingerprint } = standing;
  if (idempotency && state && (state === 'running' || expiresAt > now)) {
    if (fingerprint !== idempotency.fingerprint) return { outcome: 'other_request' };
    if (state === 'running') return { outcome: 'running' };
    return answerOf(standing);
  }
  const remaining = start.creditsTotal - standing.used - standing.reserved;
  return remaining < start.credits ? { outcome: 'too_few_credits', remaining: Math.max(0, remaining) } : null;
}

/** The answer as it was first sent, save that a link to its PDF follows the PDF of today. */
function answerOf({ answer, is_there: isThere, pdf_version: today }: Standing): KnownKey {
  if (answer === null) return { outcome: 'resume_deleted' };
  const resume = readAnswer(answer);
  if (resume.pdfVersion === null) return { outcome: 'replayed', resume };
  if (!isThere) throw new Error(`The store lost resume ${resume.id}, which an idempotency key refers to.`);
  return { outcome: 'replayed', resume: { ...resume, pdfVersion: today } };
}

async function look(query: Query, start: GenerationStart): Promise<GenerationBegun> {
  const refusal = await refusalOf(query, start);
  if (refusal && refusal.outcome !== 'too_few_credits') return refusal;
  const base = await findBase(query, start.scope, start.baseVersion, start.baseName);
  if (!base) return { outcome: 'no_base' };
  return refusal ?? { outcome: 'begun', base };
}

/** Key or credits went to somebody else between the look and the claim: nothing of the transaction stays. */
class TakenMeanwhile extends Error {}

/** Does the work; where somebody was there first, says what stands in the way now. */
async function orFindOut<Result>(
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
    // The first one may have failed since: then the key is free.
    const refusal = await refusalOf(query, start);
    if (refusal) return refusal;
  }
}

/** @returns what is used in this cycle now. @throws TakenMeanwhile */
async function claimAndPay(query: Query, start: GenerationStart): Promise<number> {
  await claim(query, start, 'done');
  const { scope, credits, creditsTotal, cycleStart } = start;
  const [balance] = await query<{ readonly used: number }>(pg`
    insert into credit_balances as balances (account_id, mode, cycle_start, used)
    select ${scope.accountId}, ${scope.mode}, ${cycleStart}::bigint, ${credits}::bigint
    where ${credits}::bigint <= ${creditsTotal}::bigint
    on conflict (account_id, mode, cycle_start) do update set used = balances.used + excluded.used
      where balances.used + balances.reserved + excluded.used <= ${creditsTotal}::bigint
    returning used`);
  if (!balance) throw new TakenMeanwhile();
  return balance.used;
}

/** Claims the key permanently: a second caller waits here until the first ends. @throws TakenMeanwhile */
async function claim(
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

/** Key and credits for as long as the work takes. @throws TakenMeanwhile */
async function hold(query: Query, start: GenerationStart, { own }: Processes): Promise<void> {
  await claim(query, start, 'running');
  const { id, scope, credits, creditsTotal, cycleStart, idempotency, leaseUntil } = start;
  const held = await query(pg`
    with paid as (
      insert into credit_balances as balances (account_id, mode, cycle_start, reserved)
      select ${scope.accountId}, ${scope.mode}, ${cycleStart}::bigint, ${credits}::bigint
      where ${credits}::bigint <= ${creditsTotal}::bigint
      on conflict (account_id, mode, cycle_start) do update set reserved = balances.reserved + excluded.reserved
        where balances.used + balances.reserved + excluded.reserved <= ${creditsTotal}::bigint
      returning 1
    )
    insert into generations
      (id, account_id, mode, idempotency_key, credits, cycle_start, host, pid, process_start, lease_until)
    select ${id}, ${scope.accountId}, ${scope.mode}, ${idempotency?.key ?? null}, ${credits}::bigint,
      ${cycleStart}::bigint, ${own.host}, ${own.pid}::bigint, ${own.start}, ${leaseUntil}::bigint
    from paid returning id`);
  if (held.length === 0) throw new TakenMeanwhile();
}

/** Turns the reservation into a payment and gives what is used in that cycle now. */
async function settle(
  query: Query,
  { id, account_id, mode, credits, cycle_start }: GenerationTable,
): Promise<number> {
  const [balance] = await query<{ readonly used: number }>(pg`
    update credit_balances set reserved = reserved - ${credits}, used = used + ${credits}
    where account_id = ${account_id} and mode = ${mode} and cycle_start = ${cycle_start} returning used`);
  if (!balance) throw new Error(`The store lost the credits that generation ${id} reserved.`);
  return balance.used;
}

interface Payment {
  readonly scope: Scope;
  readonly credits: number;
  readonly idempotency: { readonly key: string } | undefined;
}

function paymentOf({ account_id: accountId, mode, credits, idempotency_key: key }: GenerationTable): Payment {
  return { scope: { accountId, mode }, credits, idempotency: key === null ? undefined : { key } };
}

/** Resume, how it came about, what was paid and the answer to its key: one statement, one way to the server and back. */
async function store(
  query: Query,
  { scope, credits, idempotency }: Payment,
  { resume, tailoring, creditsTotal }: GenerationEnd,
  used: number,
): Promise<ResumeRecord> {
  const whole = { ...resume, creditsRemaining: Math.max(0, creditsTotal - used) };
  const row = resumeRow(scope, whole);
  const { base } = tailoring;
  const { accountId, mode } = scope;
  await query(pg`
    with content as (
      insert into base_contents (account_id, id, version, source, source_format, resume_data, created_at)
      values (${accountId}, ${base.id}, ${base.version}, ${base.source}, ${base.sourceFormat}, ${base.resumeData},
        ${base.updatedAt})
      on conflict do nothing
    ), kept as (
      insert into resumes (account_id, mode, id, company_name, position, finetune_level, ats_score, credits_remaining,
        theme, look_options, pdf_generated_at, pdf_version, created_at, resume_data)
      values (${accountId}, ${mode}, ${row.id}, ${row.company_name}, ${row.position}, ${row.finetune_level},
        ${row.ats_score}, ${row.credits_remaining}, ${row.theme}, ${row.look_options}, ${row.pdf_generated_at},
        ${row.pdf_version}, ${row.created_at}, ${row.resume_data})
    ), explained as (
      insert into tailorings
        (account_id, mode, resume_id, base_content_id, base_name, as_of, job_description, plan, report)
      values (${accountId}, ${mode}, ${row.id}, ${base.id}, ${base.name}, ${tailoring.asOf}, ${tailoring.jobDescription},
        ${tailoring.plan}, ${tailoring.report})
    ), entered as (
      insert into credit_ledger (account_id, mode, created_at, resume_id, credits)
      values (${accountId}, ${mode}, ${row.created_at}, ${row.id}, ${credits})
    ), counted as (
      insert into daily_generations as days (account_id, mode, day, generated)
      values (${accountId}, ${mode}, ${dayOf(row.created_at)}, 1)
      on conflict (account_id, mode, day) do update set generated = days.generated + 1
    ), answered as (
      update idempotency_keys set state = 'done', resume_id = ${row.id}, answer = ${printAnswer(whole)}
      where account_id = ${accountId} and mode = ${mode} and key = ${idempotency?.key ?? null}
    )
    delete from idempotency_keys where (account_id, mode, key) in (
      select account_id, mode, key from idempotency_keys
      where expires_at <= ${row.created_at} and state <> 'running' limit ${purgedAtOnce} for update skip locked)`);
  return whole;
}
