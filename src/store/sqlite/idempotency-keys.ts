import type { GenerationBegun, GenerationStart, Scope } from '../../service/store-port.ts';
import type { ResumeRecord } from '../../service/use-cases.ts';
import { printAnswer, readAnswer } from '../rows/resumes.ts';
import { type GenerationTable, type IdempotencyKeyTable, partitionOf, type ResumeTable } from '../tables.ts';
import { insertInto, type Query, sql } from './database.ts';

const purgedAtOnce = 100;

type KnownKey = Extract<
  GenerationBegun,
  { readonly outcome: 'replayed' | 'running' | 'other_request' | 'resume_deleted' }
>;

/** The known outcome of the key; undefined if it is free. */
export async function outcomeOfKey(
  query: Query,
  { scope, idempotency, now }: GenerationStart,
): Promise<KnownKey | undefined> {
  if (!idempotency) return undefined;
  const row = await findKey(query, scope, idempotency.key);
  if (!row || (row.state !== 'running' && row.expires_at <= now)) return undefined;
  if (row.fingerprint !== idempotency.fingerprint) return { outcome: 'other_request' };
  if (row.state === 'running') return { outcome: 'running' };
  if (row.answer === null) return { outcome: 'resume_deleted' };
  return { outcome: 'replayed', resume: await replay(query, scope, row.answer) };
}

async function findKey(
  query: Query,
  { accountId, mode }: Scope,
  key: string,
): Promise<IdempotencyKeyTable | undefined> {
  const [row] = await query<IdempotencyKeyTable>(sql`
    select * from idempotency_keys where account_id = ${accountId} and mode = ${mode} and key = ${key}`);
  return row;
}

/** The answer as first sent, but with the current version of its PDF. */
async function replay(query: Query, { accountId, mode }: Scope, answer: string): Promise<ResumeRecord> {
  const resume = readAnswer(answer);
  if (resume.pdfVersion === null) return resume;
  const [today] = await query<Pick<ResumeTable, 'pdf_version'>>(sql`
    select pdf_version from resumes
    where account_id = ${accountId} and mode = ${mode} and id = ${resume.id}`);
  if (!today) throw new Error(`The store lost resume ${resume.id}, which an idempotency key refers to.`);
  return { ...resume, pdfVersion: today.pdf_version };
}

/** Claims a key that `outcomeOfKey` found free in the same transaction. */
export async function claimKey(query: Query, { scope, idempotency }: GenerationStart): Promise<void> {
  if (!idempotency) return;
  const { key, fingerprint, expiresAt } = idempotency;
  const claim = {
    fingerprint,
    state: 'running',
    resume_id: null,
    answer: null,
    expires_at: expiresAt,
  } as const;
  await query(insertInto('idempotency_keys', { ...partitionOf(scope), key, ...claim }, takeOver));
}

const takeOver = `on conflict (account_id, mode, key) do update set
  fingerprint = excluded.fingerprint, state = excluded.state, resume_id = excluded.resume_id,
  answer = excluded.answer, expires_at = excluded.expires_at`;

export async function keepAnswer(
  query: Query,
  {
    account_id: accountId,
    mode,
    idempotency_key: key,
  }: Pick<GenerationTable, 'account_id' | 'mode' | 'idempotency_key'>,
  resume: ResumeRecord,
): Promise<void> {
  if (key === null) return;
  await query(sql`
    update idempotency_keys set state = 'done', resume_id = ${resume.id}, answer = ${printAnswer(resume)}
    where account_id = ${accountId} and mode = ${mode} and key = ${key}`);
}

export async function releaseKey(query: Query, generation: GenerationTable): Promise<void> {
  const { account_id: accountId, mode, idempotency_key: key } = generation;
  if (key === null) return;
  await query(sql`
    delete from idempotency_keys where account_id = ${accountId} and mode = ${mode} and key = ${key}`);
}

/** Deletes stored answers with the resume, but remembers that the key was used. */
export async function forgetAnswers(query: Query, resumeId: string): Promise<void> {
  await query(sql`
    update idempotency_keys set state = 'resume_deleted', answer = null where resume_id = ${resumeId}`);
}

/** Purges a few at a time, so that one request does not pay for a long pause. */
export async function purgeExpiredKeys(query: Query, now: number): Promise<void> {
  // Checks first, because there are usually none and a delete takes time anyway.
  const [expired] = await query(sql`
    select key from idempotency_keys where expires_at <= ${now} and state <> 'running' limit 1`);
  if (!expired) return;
  await query(sql`
    delete from idempotency_keys where (account_id, mode, key) in (
      select account_id, mode, key from idempotency_keys
      where expires_at <= ${now} and state <> 'running' limit ${purgedAtOnce})`);
}
