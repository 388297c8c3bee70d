import type { GenerationBegun, GenerationEnd, GenerationStart, Store } from '../service/store-port.ts';
import type { ResumeRecord } from '../service/use-cases.ts';
import { releaseAbandoned, releaseGeneration, takeGeneration } from './abandoned-generations.ts';
import { findBase, keepContent } from './base-resumes.ts';
import { readBalance, reserveCredits, settleCredits } from './credits.ts';
import { enterGeneration } from './generation-ledger.ts';
import { claimKey, keepAnswer, outcomeOfKey, purgeExpiredKeys } from './idempotency-keys.ts';
import { partitionOf } from './partition-of.ts';
import type { Processes } from './process-identity.ts';
import { insertResume } from './resumes.ts';
import { insertInto, sql } from './sql.ts';
import type { Query, SqlDatabase } from './sql-database.ts';
import type { GenerationTable } from './tables.ts';

type Generations = Pick<
  Store,
  'beginGeneration' | 'renewGeneration' | 'finishGeneration' | 'releaseGeneration'
>;

export function generations(
  { durable, provisional, relaxed }: SqlDatabase,
  processes: Processes,
): Generations {
  return {
    // What a power cut takes of it is what the next start would give back: only the end of a generation is a promise.
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

async function begin(query: Query, processes: Processes, start: GenerationStart): Promise<GenerationBegun> {
  await releaseAbandoned(query, processes, start.scope, start.now);
  await purgeExpiredKeys(query, start.now);
  const known = await outcomeOfKey(query, start);
  if (known) return known;
  const base = await findBase(query, start.scope, start.baseVersion);
  if (!base) return { outcome: 'no_base' };
  if (!(await reserveCredits(query, start))) return tooFewCredits(query, start);
  await claimKey(query, start);
  await query(insertInto('generations', generationRow(start, processes)));
  return { outcome: 'begun', base };
}

async function tooFewCredits(
  query: Query,
  { scope, cycleStart, creditsTotal }: GenerationStart,
): Promise<GenerationBegun> {
  const { used, reserved } = await readBalance(query, scope, cycleStart);
  return { outcome: 'too_few_credits', remaining: Math.max(0, creditsTotal - used - reserved) };
}

function generationRow(start: GenerationStart, { own }: Processes): GenerationTable {
  return {
    ...partitionOf(start.scope),
    id: start.id,
    idempotency_key: start.idempotency?.key ?? null,
    credits: start.credits,
    cycle_start: start.cycleStart,
    host: own.host,
    pid: own.pid,
    process_start: own.start,
    lease_until: start.leaseUntil,
  };
}

async function finish(
  query: Query,
  generation: GenerationTable,
  { resume, tailoring, creditsTotal }: GenerationEnd,
): Promise<ResumeRecord> {
  const scope = { accountId: generation.account_id, mode: generation.mode };
  const used = await settleCredits(query, generation);
  const whole = { ...resume, creditsRemaining: Math.max(0, creditsTotal - used) };
  // Its base may have been deleted meanwhile: the resume keeps it all the same.
  await keepContent(query, scope.accountId, tailoring.base);
  await insertResume(query, scope, whole, tailoring);
  const { credits } = generation;
  await enterGeneration(query, scope, { resumeId: resume.id, credits, createdAt: resume.createdAt });
  await keepAnswer(query, generation, whole);
  return whole;
}
