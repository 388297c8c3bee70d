import type { NewStep, Scope, Store, StoredApplication } from '../../service/store-port.ts';
import type { PageRequest } from '../../service/use-cases.ts';
import { bytesOfBase64, makeLast, sentPdfRow, stepOf } from '../applications.ts';
import { likePattern } from '../like-pattern.ts';
import { partitionOf } from '../partition-of.ts';
import type { ApplicationStepTable, ResumeTable, SentPdfTable } from '../tables.ts';
import { lockAccount } from './lock-account.ts';
import type { PostgresDatabase, Query } from './open-postgres.ts';
import { insertRow, pg } from './statement.ts';

type Applications = Pick<
  Store,
  'findApplication' | 'listApplications' | 'addApplicationStep' | 'deleteApplication' | 'findSentPdf'
>;

export function applications({ read, transaction }: PostgresDatabase): Applications {
  return {
    findApplication: (scope, id) => find(read, scope, id),
    listApplications: (scope, page) => list(read, scope, page),
    addApplicationStep: (scope, id, step, most) =>
      transaction((query) => addStep(query, scope, id, step, most)),
    deleteApplication: ({ accountId, mode }, id) =>
      transaction(async (query) => {
        await query(pg`
          delete from sent_pdfs where account_id = ${accountId} and mode = ${mode} and resume_id = ${id}`);
        await query(pg`
          delete from application_steps
          where account_id = ${accountId} and mode = ${mode} and resume_id = ${id}`);
      }),
    findSentPdf: async ({ accountId, mode }, id, hash) => {
      const [row] = await read<Pick<SentPdfTable, 'pdf'>>(pg`
        select pdf from sent_pdfs
        where account_id = ${accountId} and mode = ${mode} and resume_id = ${id} and hash = ${hash}`);
      return row ? bytesOfBase64(row.pdf) : null;
    },
  };
}

type NamedResume = Pick<ResumeTable, 'id' | 'company_name' | 'position'>;

async function find(query: Query, scope: Scope, id: string): Promise<StoredApplication | null> {
  const { accountId, mode } = scope;
  const [resume] = await query<NamedResume>(pg`
    select id, company_name, position from resumes
    where account_id = ${accountId} and mode = ${mode} and id = ${id}`);
  const [application] = resume ? await withSteps(query, scope, [resume]) : [];
  return application ?? null;
}

async function withSteps(
  query: Query,
  { accountId, mode }: Scope,
  resumes: readonly NamedResume[],
): Promise<readonly StoredApplication[]> {
  const steps = await query<ApplicationStepTable>(pg`
    select * from application_steps
    where account_id = ${accountId} and mode = ${mode} and resume_id = any (${resumes.map(({ id }) => id)})
    order by sequence`);
  return resumes.map(({ id, company_name: companyName, position }) => ({
    resume: { id, companyName, position },
    steps: steps.filter(({ resume_id }) => resume_id === id).map(stepOf),
  }));
}

async function list(
  query: Query,
  scope: Scope,
  { limit, q, ...page }: PageRequest,
): Promise<{ readonly data: readonly StoredApplication[]; readonly hasMore: boolean }> {
  const { accountId, mode } = scope;
  const [after, before, status] = [page.after ?? null, page.before ?? null, page.status ?? null];
  const wanted = q === undefined ? null : likePattern(q);
  const isBefore = String(before !== null);
  const rows = await query<NamedResume>(pg`
    select id, company_name, position from resumes
    cross join lateral (
      select status from application_steps as steps
      where steps.account_id = resumes.account_id and steps.mode = resumes.mode and steps.resume_id = resumes.id
      order by steps.sequence desc limit 1
    ) as newest
    where account_id = ${accountId} and mode = ${mode}
      and (${after}::text is null or id < ${after}) and (${before}::text is null or id > ${before})
      and (${wanted}::text is null or company_name || ' ' || position ilike ${wanted} escape '!')
      and (${status}::text is null or newest.status = ${status})
    order by case when ${isBefore}::boolean then id end, id desc limit ${limit + 1}`);
  const data = await withSteps(query, scope, rows.slice(0, limit));
  return { data: before === null ? data : data.toReversed(), hasMore: rows.length > limit };
}

async function addStep(
  query: Query,
  scope: Scope,
  id: string,
  { status, date, note, pdf }: NewStep,
  most: number,
): Promise<boolean> {
  const { accountId, mode } = scope;
  // Two at once would both be the newest.
  await lockAccount(query, accountId);
  const known = await find(query, scope, id);
  if (!known) return false;
  const recorded = known.steps.find((step) => step.status === status && step.date === date);
  if (!recorded && known.steps.length >= most) return false;
  const [last] = await query<{ readonly highest: number }>(pg`
    select coalesce(max(sequence), 0) as highest from application_steps
    where account_id = ${accountId} and mode = ${mode} and resume_id = ${id}`);
  const row = {
    ...{ ...partitionOf(scope), resume_id: id, status, date, note },
    ...{ sequence: (last?.highest ?? 0) + 1, pdf_hash: pdf?.hash ?? null },
  };
  await query(insertRow('application_steps', row, makeLast));
  if (pdf && !recorded?.pdfHash) {
    await query(insertRow('sent_pdfs', sentPdfRow(scope, id, pdf), 'on conflict do nothing'));
  }
  return true;
}
