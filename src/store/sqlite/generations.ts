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
import { dayOf, type GenerationTable, partitionOf } from '../tables.ts';
import { findBase, keepContent } from './base-resumes.ts';
import {
  readBalance,
  releaseAbandoned,
  releaseGeneration,
  reserveCredits,
  settleCredits,
  takeGeneration,
} from './credits.ts';
import { insertInto, type Query, type SqlDatabase, sql } from './database.ts';
import { claimKey, keepAnswer, outcomeOfKey, purgeExpiredKeys } from './idempotency-keys.ts';
import { insertResume } from './resumes.ts';

type Generations = Pick<
  Store,
  | 'lookAhead'
  | 'storeGeneration'
  | 'beginGeneration'
  | 'renewGeneration'
  | 'finishGeneration'
  | 'releaseGeneration'
>;

export function generations(
  { durable, provisional, relaxed, read }: SqlDatabase,
  processes: Processes,
): Generations {
  return {
    lookAhead: async (start) => {
      const seen = await look(read, start);
      if (seen.outcome !== 'running' && seen.outcome !== 'too_few_credits') return seen;
      // Only another attempt can be in the way, and its process may be dead.
      return provisional.transaction(async (query) => {
        await releaseAbandoned(query, processes, start.scope, start.now);
        return look(query, start);
      });
    },

    storeGeneration: (start, end) => durable.transaction((query) => storeAtOnce(query, start, end)),

    // A power failure may lose it, which the next start would have released anyway: only the end of a generation is
    // durable.
    beginGeneration: (start) => provisional.transaction((query) => begin(query, processes, start)),

    renewGeneration: async (id, leaseUntil) => {
      await relaxed.query(sql`update generations set lease_until = ${leaseUntil} where id = ${id}`);
    },

    finishGeneration: (id, end) =>
      durable.transaction(async (query) => {
        const generation = await takeGeneration(query, id);
        return generation ? finish(query, generation, end) : null;
      }),

    releaseGeneration: (id) => durable.transaction((query) => releaseGeneration(query, id)),
  };
}

async function look(query: Query, start: GenerationStart): Promise<GenerationBegun> {
  const known = await outcomeOfKey(query, start);
  if (known) return known;
  const base = await findBase(query, start.scope, start.baseVersion, start.baseName);
  if (!base) return { outcome: 'no_base' };
  const { used, reserved } = await readBalance(query, start.scope, start.cycleStart);
  const remaining = start.creditsTotal - used - reserved;
  if (remaining < start.credits) return { outcome: 'too_few_credits', remaining: Math.max(0, remaining) };
  return { outcome: 'begun', base };
}

/** Reserves and charges in one transaction, so the reservation is never visible. */
async function storeAtOnce(
  query: Query,
  start: GenerationStart,
  end: GenerationEnd,
): Promise<GenerationStored> {
  await purgeExpiredKeys(query, start.now);
  const known = await outcomeOfKey(query, start);
  if (known) return known;
  if (!(await reserveCredits(query, start))) return tooFewCredits(query, start);
  await claimKey(query, start);
  return { outcome: 'stored', resume: await finish(query, heldBy(start), end) };
}

async function begin(query: Query, processes: Processes, start: GenerationStart): Promise<GenerationBegun> {
  await releaseAbandoned(query, processes, start.scope, start.now);
  await purgeExpiredKeys(query, start.now);
  const known = await outcomeOfKey(query, start);
  if (known) return known;
  const base = await findBase(query, start.scope, start.baseVersion, start.baseName);
  if (!base) return { outcome: 'no_base' };
  if (!(await reserveCredits(query, start))) return tooFewCredits(query, start);
  await claimKey(query, start);
  await query(insertInto('generations', generationRow(start, processes)));
  return { outcome: 'begun', base };
}

type TooFewCredits = Extract<GenerationBegun, { readonly outcome: 'too_few_credits' }>;

async function tooFewCredits(
  query: Query,
  { scope, cycleStart, creditsTotal }: GenerationStart,
): Promise<TooFewCredits> {
  const { used, reserved } = await readBalance(query, scope, cycleStart);
  return { outcome: 'too_few_credits', remaining: Math.max(0, creditsTotal - used - reserved) };
}

function generationRow(start: GenerationStart, { own }: Processes): GenerationTable {
  return {
    ...heldBy(start),
    host: own.host,
    pid: own.pid,
    process_start: own.start,
    lease_until: start.leaseUntil,
  };
}

/** The reservation of a generation until its end. */
type Held = Omit<GenerationTable, 'host' | 'pid' | 'process_start' | 'lease_until'>;

function heldBy(start: GenerationStart): Held {
  return {
    ...partitionOf(start.scope),
    id: start.id,
    idempotency_key: start.idempotency?.key ?? null,
    credits: start.credits,
    cycle_start: start.cycleStart,
  };
}

async function finish(
  query: Query,
  generation: Held,
  { resume, tailoring, creditsTotal }: GenerationEnd,
): Promise<ResumeRecord> {
  const scope = { accountId: generation.account_id, mode: generation.mode };
  const used = await settleCredits(query, generation);
  const whole = { ...resume, creditsRemaining: Math.max(0, creditsTotal - used) };
  // The resume keeps its base even if it was deleted meanwhile.
  await keepContent(query, scope.accountId, tailoring.base);
  await insertResume(query, scope, whole, tailoring);
  const { credits } = generation;
  await appendLedgerEntry(query, scope, { resumeId: resume.id, credits, createdAt: resume.createdAt });
  await keepAnswer(query, generation, whole);
  return whole;
}

interface PaidGeneration {
  readonly resumeId: string;
  readonly credits: number;
  readonly createdAt: number;
}

/** Records the charge and counts it for its day, so that usage does not read the ledger. */
async function appendLedgerEntry(
  query: Query,
  scope: Scope,
  { resumeId, credits, createdAt }: PaidGeneration,
): Promise<void> {
  const partition = partitionOf(scope);
  await query(
    insertInto('credit_ledger', { ...partition, created_at: createdAt, resume_id: resumeId, credits }),
  );
  await query(
    insertInto('daily_generations', { ...partition, day: dayOf(createdAt), generated: 1 }, countOne),
  );
}

const countOne =
  'on conflict (account_id, mode, day) do update set generated = daily_generations.generated + 1';
