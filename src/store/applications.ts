import type { ApplicationStep, NewStep, Scope, Store, StoredApplication } from '../service/store-port.ts';
import type { PageRequest } from '../service/use-cases.ts';
import { likePattern } from './like-pattern.ts';
import { partitionOf } from './partition-of.ts';
import { insertInto, keepWhatIsThere, type Sql, sql } from './sql.ts';
import type { Query, SqlDatabase } from './sql-database.ts';
import type { ApplicationStepTable, ResumeTable, SentPdfTable } from './tables.ts';

type Applications = Pick<
  Store,
  'findApplication' | 'listApplications' | 'addApplicationStep' | 'deleteApplication' | 'findSentPdf'
>;

export function applications({ durable, read, eraseDeleted }: SqlDatabase): Applications {
  return {
    findApplication: (scope, id) => find(read, scope, id),
    listApplications: (scope, page) => list(read, scope, page),
    addApplicationStep: (scope, id, step, most) =>
      durable.transaction((query) => addStep(query, scope, id, step, most)),
    deleteApplication: async ({ accountId, mode }, id) => {
      await durable.transaction(async (query) => {
        for (const table of ['sent_pdfs', 'application_steps']) {
          const text = `delete from ${table} where account_id = ? and mode = ? and resume_id = ?`;
          await query({ text, values: [accountId, mode, id] });
        }
      });
      await eraseDeleted();
    },
    findSentPdf: async ({ accountId, mode }, id, hash) => {
      const [row] = await read<Pick<SentPdfTable, 'pdf'>>(sql`
        select pdf from sent_pdfs
        where account_id = ${accountId} and mode = ${mode} and resume_id = ${id} and hash = ${hash}`);
      return row ? bytesOfBase64(row.pdf) : null;
    },
  };
}

/** Of a resume: the status of its newest step. */
export const hasStatus = `and ? = (
  select status from application_steps as steps
  where steps.account_id = resumes.account_id and steps.mode = resumes.mode and steps.resume_id = resumes.id
  order by steps.sequence desc limit 1)`;

type NamedResume = Pick<ResumeTable, 'id' | 'company_name' | 'position'>;

async function find(query: Query, scope: Scope, id: string): Promise<StoredApplication | null> {
  const { accountId, mode } = scope;
  const [resume] = await query<NamedResume>(sql`
    select id, company_name, position from resumes
    where account_id = ${accountId} and mode = ${mode} and id = ${id}`);
  return resume ? withSteps(query, scope, resume) : null;
}

async function withSteps(
  query: Query,
  { accountId, mode }: Scope,
  { id, company_name: companyName, position }: NamedResume,
): Promise<StoredApplication> {
  const steps = await query<ApplicationStepTable>(sql`
    select * from application_steps
    where account_id = ${accountId} and mode = ${mode} and resume_id = ${id} order by sequence`);
  return { resume: { id, companyName, position }, steps: steps.map(stepOf) };
}

export function stepOf({ status, date, note, pdf_hash: pdfHash }: ApplicationStepTable): ApplicationStep {
  return { status, date, note, pdfHash };
}

async function list(
  query: Query,
  scope: Scope,
  page: PageRequest,
): Promise<{ readonly data: readonly StoredApplication[]; readonly hasMore: boolean }> {
  const rows = await query<NamedResume>(pageAsked(scope, page));
  const data: StoredApplication[] = [];
  for (const row of rows.slice(0, page.limit)) data.push(await withSteps(query, scope, row));
  const isReversed = page.before !== undefined;
  return { data: isReversed ? data.toReversed() : data, hasMore: rows.length > page.limit };
}

/** SQLite folds the case of ASCII letters alone. */
const holds = "and company_name || ' ' || position like ? escape '!'";

function pageAsked({ accountId, mode }: Scope, { limit, after, before, q, status }: PageRequest): Sql {
  const bound = before ?? after;
  const [comparison, order] = before === undefined ? ['<', 'desc'] : ['>', 'asc'];
  const conditions = [
    ...(bound === undefined ? [] : [`and id ${comparison} ?`]),
    ...(q === undefined ? [] : [holds]),
    ...(status === undefined ? [] : [hasStatus]),
  ];
  return {
    text: `select id, company_name, position from resumes where account_id = ? and mode = ?
      and exists (select 1 from application_steps as steps
        where steps.account_id = resumes.account_id and steps.mode = resumes.mode and steps.resume_id = resumes.id)
      ${conditions.join(' ')} order by id ${order} limit ?`,
    values: [
      ...[accountId, mode, ...(bound === undefined ? [] : [bound])],
      ...(q === undefined ? [] : [likePattern(q)]),
      ...(status === undefined ? [] : [status]),
      limit + 1,
    ],
  };
}

async function addStep(
  query: Query,
  scope: Scope,
  id: string,
  { status, date, note, pdf }: NewStep,
  most: number,
): Promise<boolean> {
  const known = await find(query, scope, id);
  if (!known) return false;
  const recorded = known.steps.find((step) => step.status === status && step.date === date);
  if (!recorded && known.steps.length >= most) return false;
  const { accountId, mode } = scope;
  const [last] = await query<{ readonly highest: number | null }>(sql`
    select max(sequence) as highest from application_steps
    where account_id = ${accountId} and mode = ${mode} and resume_id = ${id}`);
  const row = {
    ...{ ...partitionOf(scope), resume_id: id, status, date, note },
    ...{ sequence: (last?.highest ?? 0) + 1, pdf_hash: pdf?.hash ?? null },
  };
  await query(insertInto('application_steps', row, makeLast));
  if (pdf && !recorded?.pdfHash)
    await query(insertInto('sent_pdfs', sentPdfRow(scope, id, pdf), keepWhatIsThere));
  return true;
}

/** What was sent stays what it was. */
export const makeLast = `on conflict (account_id, mode, resume_id, status, date) do update set
  note = coalesce(excluded.note, application_steps.note), sequence = excluded.sequence,
  pdf_hash = coalesce(application_steps.pdf_hash, excluded.pdf_hash)`;

export function sentPdfRow(
  scope: Scope,
  id: string,
  { hash, bytes }: NonNullable<NewStep['pdf']>,
): SentPdfTable {
  return { ...partitionOf(scope), resume_id: id, hash, pdf: Buffer.from(bytes).toString('base64') };
}

export function bytesOfBase64(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64'));
}
