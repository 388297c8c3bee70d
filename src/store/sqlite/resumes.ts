import type { ResumeChanges, Scope, Store, StoredResume, Tailoring } from '../../service/store-port.ts';
import type { PageRequest, ResumeRecord } from '../../service/use-cases.ts';
import { fold } from '../../values/fold.ts';
import {
  likePattern,
  pageOf,
  resumeRecord,
  resumeRow,
  statusOfResume,
  storedResume,
  storedTailoring,
  type TailoringOfContent,
  type WhichResumes,
} from '../rows/resumes.ts';
import {
  partitionOf,
  type RecordRow,
  type ResumeRow,
  type ResumeTable,
  type TailoringTable,
} from '../tables.ts';
import { changeTerms } from './answers.ts';
import { changeBase, dropUnusedContent } from './base-resumes.ts';
import { insertInto, type Query, type Sql, type SqlDatabase, type SqlValue, sql } from './database.ts';
import { forgetAnswers } from './idempotency-keys.ts';
import { forgetModelAnswers } from './server-wide.ts';

type Resumes = Pick<
  Store,
  | 'listResumes'
  | 'newestResumeId'
  | 'findResume'
  | 'findResumeByPdf'
  | 'findTailoring'
  | 'changeResume'
  | 'deleteResume'
>;

const recordColumns =
  'id, company_name, position, finetune_level, ats_score, credits_remaining, theme, look_options, pdf_generated_at, ' +
  'pdf_version, created_at';

export function resumes({ durable, read, bytesOf, eraseDeleted }: SqlDatabase): Resumes {
  const record = `${recordColumns}, ${bytesOf('resume_data')} as resume_data`;
  const select = `select account_id, mode, revision, ${record} from resumes`;
  const inPartition = 'where account_id = ? and mode = ?';
  const find = async (where: string, ...values: Sql['values']): Promise<StoredResume | null> => {
    const [row] = await read<ResumeRow>({ text: `${select} ${where}`, values });
    return row ? storedResume(row) : null;
  };
  return {
    listResumes: async (scope, page) => {
      const rows = await read<RecordRow>(
        resumesOfPage(record, scope, page, 'with or without an application'),
      );
      return pageOf(rows.map(resumeRecord), page);
    },

    newestResumeId: async ({ accountId, mode }) => {
      const [newest] = await durable.query<Pick<ResumeRow, 'id'>>(
        sql`select id from resumes where account_id = ${accountId} and mode = ${mode} order by id desc limit 1`,
      );
      return newest?.id ?? null;
    },
    findResume: ({ accountId, mode }, id) => find(`${inPartition} and id = ?`, accountId, mode, id),
    findResumeByPdf: (id, version) => find('where id = ? and pdf_version = ?', id, version),
    findTailoring: (scope, id) => findTailoring(durable.query, scope, id),
    changeResume: (stored, changes) => durable.transaction((query) => change(query, stored, changes)),
    deleteResume: async (scope, id) => {
      const deleted = await durable.transaction((query) => deleteWhole(query, scope, id));
      if (deleted) await eraseDeleted();
      return deleted;
    },
  };
}

export async function insertResume(
  query: Query,
  scope: Scope,
  resume: ResumeRecord,
  { base, asOf, jobDescription, plan, report }: Tailoring,
): Promise<void> {
  await query(insertInto('resumes', resumeRow(scope, resume)));
  const tailoring = {
    ...partitionOf(scope),
    resume_id: resume.id,
    base_content_id: base.id,
    base_name: base.name,
    as_of: asOf,
    job_description: jobDescription,
    plan,
    report,
  };
  await query(insertInto('tailorings', tailoring));
}

async function findTailoring(
  query: Query,
  { accountId, mode }: Scope,
  id: string,
): Promise<Tailoring | null> {
  const [row] = await query<TailoringOfContent>(sql`
    select base_contents.*, tailorings.base_name, tailorings.as_of, tailorings.job_description, tailorings.plan,
      tailorings.report
    from tailorings inner join base_contents
      on base_contents.account_id = tailorings.account_id and base_contents.id = tailorings.base_content_id
    where tailorings.account_id = ${accountId} and tailorings.mode = ${mode} and tailorings.resume_id = ${id}`);
  return row ? storedTailoring(row) : null;
}

/** Unchanged fields are written as they were read; the revision ensures that they are still current. */
async function change(query: Query, stored: StoredResume, changes: ResumeChanges): Promise<boolean> {
  const { scope, resume, revision } = stored;
  if (changes.base) {
    const hasBase = (await isUnchanged(query, stored)) && (await changeBase(query, scope, changes.base));
    if (!hasBase) return false;
  }
  const row = resumeRow(scope, { ...resume, ...changes.resume });
  const changed = await query(sql`
    update resumes set ats_score = ${row.ats_score}, resume_data = ${row.resume_data}, theme = ${row.theme},
      look_options = ${row.look_options},
      pdf_generated_at = ${row.pdf_generated_at}, pdf_version = ${row.pdf_version}, revision = ${revision + 1}
    where account_id = ${scope.accountId} and mode = ${scope.mode} and id = ${resume.id}
      and revision = ${revision}
    returning id`);
  if (changed.length === 0) return false;
  if (changes.tailoring) await changeTailoring(query, scope, resume.id, changes.tailoring);
  if (changes.base) await changeOrigin(query, scope, resume.id, changes.base.base.id);
  if (changes.terms) await changeTerms(query, scope, changes.terms);
  return true;
}

async function isUnchanged(query: Query, { scope, resume, revision }: StoredResume): Promise<boolean> {
  const { accountId, mode } = scope;
  const rows = await query(sql`
    select id from resumes
    where account_id = ${accountId} and mode = ${mode} and id = ${resume.id} and revision = ${revision}`);
  return rows.length > 0;
}

/** Drops the old base once nothing refers to it. */
async function changeOrigin(
  query: Query,
  { accountId, mode }: Scope,
  resumeId: string,
  contentId: string,
): Promise<void> {
  const [before] = await query<Pick<TailoringTable, 'base_content_id'>>(sql`
    select base_content_id from tailorings
    where account_id = ${accountId} and mode = ${mode} and resume_id = ${resumeId}`);
  await query(sql`
    update tailorings set base_content_id = ${contentId}
    where account_id = ${accountId} and mode = ${mode} and resume_id = ${resumeId}`);
  if (before) await dropUnusedContent(query, accountId, before.base_content_id);
}

async function changeTailoring(
  query: Query,
  { accountId, mode }: Scope,
  resumeId: string,
  { plan, report }: NonNullable<ResumeChanges['tailoring']>,
): Promise<void> {
  await query(sql`
    update tailorings
    set plan = coalesce(${plan ?? null}, plan), report = coalesce(${report ?? null}, report)
    where account_id = ${accountId} and mode = ${mode} and resume_id = ${resumeId}`);
}

async function deleteWhole(query: Query, scope: Scope, id: string): Promise<boolean> {
  const tailoring = await findTailoring(query, scope, id);
  if (!tailoring) return false;
  const { accountId, mode } = scope;
  // The tailoring is deleted with its resume: on delete cascade.
  await query(sql`delete from resumes where account_id = ${accountId} and mode = ${mode} and id = ${id}`);
  await forgetAnswers(query, id);
  await forgetModelAnswers(query);
  await dropUnusedContent(query, accountId, tailoring.base.id);
  return true;
}

/**
 * The resumes of a page, newest first; before a bound, nearest first. Ids are positions, so the bound may be a
 * deleted resume.
 */
export function resumesOfPage(
  columns: string,
  { accountId, mode }: Scope,
  { limit, after, before, q, status, min_score: minScore, ...others }: PageRequest,
  which: WhichResumes,
): Sql {
  // Fails to compile if a new filter has no condition here.
  others satisfies Record<string, never>;
  const where = (text: string, ...values: readonly SqlValue[]): Sql => ({ text, values });
  const needsApplication = which === 'with an application' || status !== undefined;
  const conditions = [
    where('account_id = ? and mode = ?', accountId, mode),
    ...(needsApplication ? [where(hasApplication, accountId, mode)] : []),
    ...(status === undefined ? [] : [where(`? = ${statusOfResume}`, status)]),
    ...(q === undefined ? [] : [where(holds, likePattern(fold(q)))]),
    ...(minScore === undefined ? [] : [where('ats_score >= ?', minScore)]),
    ...(after === undefined || before !== undefined ? [] : [where('id < ?', after)]),
    ...(before === undefined ? [] : [where('id > ?', before)]),
  ];
  return {
    text: `select ${columns} from resumes where ${conditions.map(({ text }) => text).join(' and ')}
      order by id ${before === undefined ? 'desc' : 'asc'} limit ?`,
    values: [...conditions.flatMap(({ values }) => values), limit + 1],
  };
}

/** A subquery first, because few resumes have an application, and only they have a status. */
const hasApplication = 'id in (select resume_id from application_steps where account_id = ? and mode = ?)';

/** Compared folded, because SQLite itself ignores case only for ASCII letters. */
const holds = "folded(company_name || ' ' || position) like ? escape '!'";

/** Ids per query; a constant number, so that it is prepared once. */
const idsAtOnce = 250;

export function existingResumes({ durable }: SqlDatabase): Pick<Store, 'existingResumes'> {
  return {
    existingResumes: async (ids) => {
      const existing = new Set<string>();
      for (let at = 0; at < ids.length; at += idsAtOnce) {
        for (const id of await findExisting(durable.query, ids.slice(at, at + idsAtOnce))) existing.add(id);
      }
      return existing;
    },
  };
}

/** The index of resumes with a PDF finds nearly all of them; the rest is searched in all accounts. */
async function findExisting(query: Query, ids: readonly string[]): Promise<string[]> {
  const known = new Set(await idsBy(query, withPdf, ids));
  const rest = ids.filter((id) => !known.has(id));
  return rest.length === 0 ? [...known] : [...known, ...(await idsBy(query, inAnyAccount, rest))];
}

const amongIds = `id in (${Array<string>(idsAtOnce).fill('?').join(', ')})`;
const withPdf = `select id from resumes where ${amongIds} and pdf_version is not null`;
const inAnyAccount = `
  select id from resumes
  where account_id in (select id from accounts) and mode in ('live', 'test') and ${amongIds}`;

async function idsBy(query: Query, text: string, ids: readonly string[]): Promise<string[]> {
  const values = [...ids, ...Array<string>(idsAtOnce - ids.length).fill('')];
  const rows = await query<Pick<ResumeTable, 'id'>>({ text, values });
  return rows.map(({ id }) => id);
}
