import type { GenerationBegun, GenerationEnd, GenerationStart, Store } from '../service/store-port.ts';
import type { ResumeRecord } from '../service/use-cases.ts';
import { releaseAbandoned, releaseGeneration } from './abandoned-generations.ts';
import { findBase, keepContent } from './base-resumes.ts';
import { readBalance, reserveCredits, settleCredits } from './credits.ts';
import { enterGeneration } from './generation-ledger.ts';
import { claimKey, keepAnswer, outcomeOfKey, purgeExpiredKeys } from './idempotency-keys.ts';
import { partitionOf } from './partition.ts';
import type { Processes } from './process-identity.ts';
import { insertResume } from './resumes.ts';
import type { Queries, SqlDatabase } from './sql-database.ts';
import type { GenerationTable } from './tables.ts';

type Generations = Pick<
  Store,
  'beginGeneration' | 'renewGeneration' | 'finishGeneration' | 'releaseGeneration'
>;

export function generations({ durable, relaxed }: SqlDatabase, processes: Processes): Generations {
  return {
    beginGeneration: (start) =>
      durable.transaction().execute((transaction) => begin(transaction, processes, start)),

    renewGeneration: async (id, leaseUntil) => {
      await relaxed
        .updateTable('generations')
        .set({ lease_until: leaseUntil })
        .where('id', '=', id)
        .execute();
    },

    finishGeneration: (id, end) =>
      durable.transaction().execute(async (transaction) => {
        const generation = await transaction
          .deleteFrom('generations')
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        return generation ? finish(transaction, generation, end) : null;
      }),

    releaseGeneration: (id) =>
      durable.transaction().execute((transaction) => releaseGeneration(transaction, id)),
  };
}

async function begin(
  queries: Queries,
  processes: Processes,
  start: GenerationStart,
): Promise<GenerationBegun> {
  await releaseAbandoned(queries, processes, start.scope, start.now);
  await purgeExpiredKeys(queries, start.now);
  const known = await outcomeOfKey(queries, start);
  if (known) return known;
  const base = await findBase(queries, start.scope, start.baseVersion);
  if (!base) return { outcome: 'no_base' };
  if (!(await reserveCredits(queries, start))) return tooFewCredits(queries, start);
  await claimKey(queries, start);
  await queries.insertInto('generations').values(generationRow(start, processes)).execute();
  return { outcome: 'begun', base };
}

async function tooFewCredits(
  queries: Queries,
  { scope, cycleStart, creditsTotal }: GenerationStart,
): Promise<GenerationBegun> {
  const { used, reserved } = await readBalance(queries, scope, cycleStart);
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
  queries: Queries,
  generation: GenerationTable,
  { resume, tailoring, creditsTotal }: GenerationEnd,
): Promise<ResumeRecord> {
  const scope = { accountId: generation.account_id, mode: generation.mode };
  const used = await settleCredits(queries, generation);
  const whole = { ...resume, creditsRemaining: Math.max(0, creditsTotal - used) };
  // Its base may have been deleted meanwhile: the resume keeps it all the same.
  await keepContent(queries, scope.accountId, tailoring.base);
  await insertResume(queries, scope, whole, tailoring);
  const { credits } = generation;
  await enterGeneration(queries, scope, { resumeId: resume.id, credits, createdAt: resume.createdAt });
  await keepAnswer(queries, generation, whole);
  return whole;
}
