import type {
  GenerationBegun,
  GenerationEnd,
  GenerationStart,
  GenerationStored,
  Scope,
  Store,
} from '../../service/store-port.ts';
import type { ResumeRecord } from '../../service/use-cases.ts';
import type { Processes } from '../process-identity.ts';
import { printAnswer, resumeRow } from '../rows/resumes.ts';
import { dayOf, type GenerationTable } from '../tables.ts';
import { findBase } from './base-resumes.ts';
import { releaseAbandoned, releaseGeneration } from './credits.ts';
import { type PostgresDatabase, pg, type Query } from './database.ts';
import { claim, orRefusal, refusalOf, TakenMeanwhile } from './idempotency-keys.ts';

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

  /** Retries after releasing abandoned attempts, which may be what is in the way. */
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
      orRefusal(read, start, () =>
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
        const begun = await orRefusal(read, start, async () => {
          await transaction((query) => reserve(query, start, processes));
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
        return store(query, paymentOf(held), end, await settleCredits(query, held));
      }),

    releaseGeneration: (id) => transaction((query) => releaseGeneration(query, id)),
  };
}

async function look(query: Query, start: GenerationStart): Promise<GenerationBegun> {
  const refusal = await refusalOf(query, start);
  if (refusal && refusal.outcome !== 'too_few_credits') return refusal;
  const base = await findBase(query, start.scope, start.baseVersion, start.baseName);
  if (!base) return { outcome: 'no_base' };
  return refusal ?? { outcome: 'begun', base };
}

/** @returns the credits used in this cycle. @throws TakenMeanwhile */
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

/** Reserves key and credits for the time of the work. @throws TakenMeanwhile */
async function reserve(query: Query, start: GenerationStart, { own }: Processes): Promise<void> {
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

/** Turns the reservation into a charge and returns the credits used in that cycle. */
async function settleCredits(
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

/**
 * Stores the resume, its origin, the charge and the answer of its key in one statement, which takes one round trip.
 */
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
