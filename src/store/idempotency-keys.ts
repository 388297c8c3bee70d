import { sql } from 'kysely';
import type { GenerationBegun, GenerationStart, Scope } from '../service/store-port.ts';
import type { ResumeRecord } from '../service/use-cases.ts';
import { partitionOf } from './partition.ts';
import { printAnswer, readAnswer } from './resume-row.ts';
import type { Queries } from './sql-database.ts';
import type { GenerationTable, IdempotencyKeyTable } from './tables.ts';

const purgedAtOnce = 100;

/** What the key stands for already; undefined when it is free. */
export async function outcomeOfKey(
  queries: Queries,
  { scope, idempotency, now }: GenerationStart,
): Promise<GenerationBegun | undefined> {
  if (!idempotency) return undefined;
  const row = await findKey(queries, scope, idempotency.key);
  if (!row || (row.state !== 'running' && row.expires_at <= now)) return undefined;
  if (row.fingerprint !== idempotency.fingerprint) return { outcome: 'other_request' };
  if (row.state === 'running') return { outcome: 'running' };
  if (row.answer === null) return { outcome: 'resume_deleted' };
  return { outcome: 'replayed', resume: await replay(queries, scope, row.answer) };
}

function findKey(queries: Queries, scope: Scope, key: string): Promise<IdempotencyKeyTable | undefined> {
  return queries
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('account_id', '=', scope.accountId)
    .where('mode', '=', scope.mode)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** The answer as it was first sent, save that a link to its PDF follows the PDF of today. */
async function replay(queries: Queries, scope: Scope, answer: string): Promise<ResumeRecord> {
  const resume = readAnswer(answer);
  if (resume.pdfVersion === null) return resume;
  const { pdf_version: pdfVersion } = await queries
    .selectFrom('resumes')
    .select('pdf_version')
    .where('account_id', '=', scope.accountId)
    .where('mode', '=', scope.mode)
    .where('id', '=', resume.id)
    .executeTakeFirstOrThrow();
  return { ...resume, pdfVersion };
}

/** For a key that `outcomeOfKey` found free, in the same transaction. */
export async function claimKey(queries: Queries, { scope, idempotency }: GenerationStart): Promise<void> {
  if (!idempotency) return;
  const claim = {
    fingerprint: idempotency.fingerprint,
    state: 'running',
    resume_id: null,
    answer: null,
    expires_at: idempotency.expiresAt,
  } as const;
  await queries
    .insertInto('idempotency_keys')
    .values({ ...partitionOf(scope), key: idempotency.key, ...claim })
    .onConflict((conflict) => conflict.columns(['account_id', 'mode', 'key']).doUpdateSet(claim))
    .execute();
}

export async function keepAnswer(
  queries: Queries,
  generation: GenerationTable,
  resume: ResumeRecord,
): Promise<void> {
  if (generation.idempotency_key === null) return;
  await queries
    .updateTable('idempotency_keys')
    .set({ state: 'done', resume_id: resume.id, answer: printAnswer(resume) })
    .where('account_id', '=', generation.account_id)
    .where('mode', '=', generation.mode)
    .where('key', '=', generation.idempotency_key)
    .execute();
}

export async function releaseKey(queries: Queries, generation: GenerationTable): Promise<void> {
  if (generation.idempotency_key === null) return;
  await queries
    .deleteFrom('idempotency_keys')
    .where('account_id', '=', generation.account_id)
    .where('mode', '=', generation.mode)
    .where('key', '=', generation.idempotency_key)
    .execute();
}

/** Wipes the answers that hold the resume, but remembers that the key was used. */
export async function forgetAnswers(queries: Queries, resumeId: string): Promise<void> {
  await queries
    .updateTable('idempotency_keys')
    .set({ state: 'resume_deleted', answer: null })
    .where('resume_id', '=', resumeId)
    .execute();
}

/** A few at a time, so that no single request pays for a long absence. */
export async function purgeExpiredKeys(queries: Queries, now: number): Promise<void> {
  await sql`delete from idempotency_keys where (account_id, mode, key) in (
    select account_id, mode, key from idempotency_keys
    where expires_at <= ${now} and state <> 'running' limit ${purgedAtOnce})`.execute(queries);
}
