import type { ResumeChanges, Scope, Store, StoredResume, Tailoring } from '../service/store-port.ts';
import type { PageRequest, ResumeRecord } from '../service/use-cases.ts';
import { dropUnusedContent, storedBase } from './base-resumes.ts';
import { forgetAnswers } from './idempotency-keys.ts';
import { forgetModelAnswers } from './model-answers.ts';
import { partitionOf } from './partition.ts';
import { changedColumns, resumeRecord, resumeRow, storedResume } from './resume-row.ts';
import type { Queries, SqlDatabase } from './sql-database.ts';
import type { ResumeRow } from './tables.ts';

type Resumes = Pick<
  Store,
  'listResumes' | 'findResume' | 'findResumeByPdf' | 'findTailoring' | 'changeResume' | 'deleteResume'
>;

const plainColumns =
  'account_id, mode, id, company_name, position, finetune_level, ats_score, credits_remaining, theme, ' +
  'pdf_generated_at, pdf_version, created_at, revision';

export function resumes({ durable, recall, bytesOf, eraseDeleted }: SqlDatabase): Resumes {
  const select = `select ${plainColumns}, ${bytesOf('resume_data')} as resume_data from resumes`;
  const inPartition = `${select} where account_id = ? and mode = ?`;
  const found = ([row]: readonly ResumeRow[]): StoredResume | null => (row ? storedResume(row) : null);
  const find = recall(`${inPartition} and id = ?`, found);
  return {
    listResumes: pageReader(recall, inPartition),

    findResume: ({ accountId, mode }, id) => find(accountId, mode, id),
    findResumeByPdf: recall(`${select} where id = ? and pdf_version = ?`, found),
    findTailoring: (scope, id) => findTailoring(durable, scope, id),
    changeResume: (stored, changes) =>
      durable.transaction().execute((transaction) => change(transaction, stored, changes)),
    deleteResume: async (scope, id) => {
      const deleted = await durable
        .transaction()
        .execute((transaction) => deleteWhole(transaction, scope, id));
      if (deleted) await eraseDeleted();
      return deleted;
    },
  };
}

/** An id is a position, so the bound finds its place whether or not that resume still exists. */
function pageReader(recall: SqlDatabase['recall'], inPartition: string): Resumes['listResumes'] {
  const records = (rows: readonly ResumeRow[]): readonly ResumeRecord[] => rows.map(resumeRecord);
  const newest = recall(`${inPartition} order by id desc limit ?`, records);
  const older = recall(`${inPartition} and id < ? order by id desc limit ?`, records);
  const newer = recall(`${inPartition} and id > ? order by id asc limit ?`, records);

  function recordsOf({ accountId, mode }: Scope, { after, before, limit }: PageRequest) {
    if (before !== undefined) return newer(accountId, mode, before, limit + 1);
    if (after !== undefined) return older(accountId, mode, after, limit + 1);
    return newest(accountId, mode, limit + 1);
  }

  return async (scope, page) => {
    const records = await recordsOf(scope, page);
    const data = records.slice(0, page.limit);
    const isReversed = page.before !== undefined;
    return { data: isReversed ? data.reverse() : data, hasMore: records.length > page.limit };
  };
}

export async function insertResume(
  queries: Queries,
  scope: Scope,
  resume: ResumeRecord,
  tailoring: Tailoring,
): Promise<void> {
  await queries.insertInto('resumes').values(resumeRow(scope, resume)).execute();
  await queries
    .insertInto('tailorings')
    .values({
      ...partitionOf(scope),
      resume_id: resume.id,
      base_content_id: tailoring.base.id,
      as_of: tailoring.asOf,
      job_description: tailoring.jobDescription,
      plan: tailoring.plan,
      report: tailoring.report,
    })
    .execute();
}

async function findTailoring(queries: Queries, scope: Scope, id: string): Promise<Tailoring | null> {
  const row = await queries
    .selectFrom('tailorings')
    .innerJoin('base_contents', (join) =>
      join
        .onRef('base_contents.account_id', '=', 'tailorings.account_id')
        .onRef('base_contents.id', '=', 'tailorings.base_content_id'),
    )
    .selectAll('base_contents')
    .select(['tailorings.job_description', 'tailorings.as_of', 'tailorings.plan', 'tailorings.report'])
    .where('tailorings.account_id', '=', scope.accountId)
    .where('tailorings.mode', '=', scope.mode)
    .where('tailorings.resume_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { job_description: jobDescription, as_of: asOf, plan, report } = row;
  return { base: storedBase(row, row.created_at), jobDescription, asOf, plan, report };
}

async function change(
  queries: Queries,
  { scope, resume, revision }: StoredResume,
  changes: ResumeChanges,
): Promise<boolean> {
  const changed = await queries
    .updateTable('resumes')
    .set({ ...changedColumns(changes.resume ?? {}), revision: revision + 1 })
    .where('account_id', '=', scope.accountId)
    .where('mode', '=', scope.mode)
    .where('id', '=', resume.id)
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  if (changes.tailoring) await changeTailoring(queries, scope, resume.id, changes.tailoring);
  return true;
}

async function changeTailoring(
  queries: Queries,
  scope: Scope,
  resumeId: string,
  changes: NonNullable<ResumeChanges['tailoring']>,
): Promise<void> {
  await queries
    .updateTable('tailorings')
    .set(changes)
    .where('account_id', '=', scope.accountId)
    .where('mode', '=', scope.mode)
    .where('resume_id', '=', resumeId)
    .execute();
}

async function deleteWhole(queries: Queries, scope: Scope, id: string): Promise<boolean> {
  const tailoring = await findTailoring(queries, scope, id);
  if (!tailoring) return false;
  // The tailoring goes with its resume: on delete cascade.
  await queries
    .deleteFrom('resumes')
    .where('account_id', '=', scope.accountId)
    .where('mode', '=', scope.mode)
    .where('id', '=', id)
    .execute();
  await forgetAnswers(queries, id);
  await forgetModelAnswers(queries);
  await dropUnusedContent(queries, scope.accountId, tailoring.base.id);
  return true;
}
