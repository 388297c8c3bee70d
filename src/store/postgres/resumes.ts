import type { ResumeChanges, Scope, Store, StoredResume, Tailoring } from '../../service/store-port.ts';
import type { PageRequest } from '../../service/use-cases.ts';
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
import type { ResumeRow, ResumeTable, TailoringTable } from '../tables.ts';
import { changeTerms } from './answers.ts';
import { changeBase, dropUnusedContent } from './base-resumes.ts';
import {
  lockAccount,
  type PostgresDatabase,
  type PostgresValue,
  pg,
  type Query,
  type Statement,
} from './database.ts';
import { forgetModelAnswers } from './server-wide.ts';

type Resumes = Pick<
  Store,
  | 'listResumes'
  | 'newestResumeId'
  | 'findResume'
  | 'existingResumes'
  | 'findResumeByPdf'
  | 'findTailoring'
  | 'changeResume'
  | 'deleteResume'
>;

export function resumes({ read, transaction }: PostgresDatabase): Resumes {
  const one = async (statement: Statement): Promise<StoredResume | null> => {
    const [row] = await read<ResumeTable>(statement);
    return row ? storedResume(withBytes(row)) : null;
  };
  return {
    listResumes: async (scope, page) => {
      const rows = await read<ResumeTable>(resumesOfPage('*', scope, page, 'with or without an application'));
      return pageOf(
        rows.map((row) => resumeRecord(withBytes(row))),
        page,
      );
    },

    newestResumeId: async ({ accountId, mode }) => {
      const [newest] = await read<{ readonly id: string }>(pg`
        select id from resumes where account_id = ${accountId} and mode = ${mode} order by id desc limit 1`);
      return newest?.id ?? null;
    },

    findResume: ({ accountId, mode }, id) =>
      one(pg`select * from resumes where account_id = ${accountId} and mode = ${mode} and id = ${id}`),

    existingResumes: async (ids) => {
      const rows = await read<{ readonly id: string }>(pg`select id from resumes where id = any (${ids})`);
      return new Set(rows.map(({ id }) => id));
    },

    findResumeByPdf: (id, version) =>
      one(pg`select * from resumes where id = ${id} and pdf_version = ${version}`),

    findTailoring: (scope, id) => findTailoring(read, scope, id),

    changeResume: (stored, changes) => transaction((query) => change(query, stored, changes)),

    deleteResume: (scope, id) => transaction((query) => deleteWhole(query, scope, id)),
  };
}

function withBytes(row: ResumeTable): ResumeRow {
  return { ...row, resume_data: new TextEncoder().encode(row.resume_data) };
}

async function findTailoring(
  query: Query,
  { accountId, mode }: Scope,
  id: string,
): Promise<Tailoring | null> {
  const [row] = await query<TailoringOfContent>(pg`
    select contents.*, tailorings.base_name, tailorings.as_of, tailorings.job_description, tailorings.plan,
      tailorings.report
    from tailorings join base_contents as contents
      on contents.account_id = tailorings.account_id and contents.id = tailorings.base_content_id
    where tailorings.account_id = ${accountId} and tailorings.mode = ${mode} and tailorings.resume_id = ${id}`);
  return row ? storedTailoring(row) : null;
}

/** Unchanged fields are written as they were read; the revision ensures that they are still current. */
async function change(
  query: Query,
  stored: StoredResume,
  { resume, tailoring, base, terms }: ResumeChanges,
): Promise<boolean> {
  const { scope, revision } = stored;
  const { accountId, mode } = scope;
  const { id } = stored.resume;
  if (base) {
    await lockAccount(query, accountId);
    const unchanged = await query(pg`
      select id from resumes
      where account_id = ${accountId} and mode = ${mode} and id = ${id} and revision = ${revision} for update`);
    if (unchanged.length === 0 || !(await changeBase(query, scope, base))) return false;
  }
  const row = resumeRow(scope, { ...stored.resume, ...resume });
  const changed = await query(pg`
    update resumes set ats_score = ${row.ats_score}, resume_data = ${row.resume_data}, theme = ${row.theme},
      look_options = ${row.look_options},
      pdf_generated_at = ${row.pdf_generated_at}, pdf_version = ${row.pdf_version}, revision = revision + 1
    where account_id = ${scope.accountId} and mode = ${scope.mode} and id = ${row.id} and revision = ${revision}
    returning id`);
  if (changed.length === 0) return false;
  if (tailoring) {
    await query(pg`
      update tailorings
      set plan = coalesce(${tailoring.plan ?? null}, plan), report = coalesce(${tailoring.report ?? null}, report)
      where account_id = ${scope.accountId} and mode = ${scope.mode} and resume_id = ${row.id}`);
  }
  if (base) {
    const [before] = await query<Pick<TailoringTable, 'base_content_id'>>(pg`
      select base_content_id from tailorings
      where account_id = ${accountId} and mode = ${mode} and resume_id = ${id}`);
    await query(pg`
      update tailorings set base_content_id = ${base.base.id}
      where account_id = ${accountId} and mode = ${mode} and resume_id = ${id}`);
    if (before) await dropUnusedContent(query, accountId, before.base_content_id);
  }
  if (terms) await changeTerms(query, scope, terms);
  return true;
}

async function deleteWhole(query: Query, { accountId, mode }: Scope, id: string): Promise<boolean> {
  await lockAccount(query, accountId);
  const [tailoring] = await query<Pick<TailoringTable, 'base_content_id'>>(pg`
    delete from tailorings where account_id = ${accountId} and mode = ${mode} and resume_id = ${id}
    returning base_content_id`);
  if (!tailoring) return false;
  await query(pg`delete from resumes where account_id = ${accountId} and mode = ${mode} and id = ${id}`);
  // Deletes the answer of the key, but remembers that the key was used.
  await query(
    pg`update idempotency_keys set state = 'resume_deleted', answer = null where resume_id = ${id}`,
  );
  await forgetModelAnswers(query);
  await dropUnusedContent(query, accountId, tailoring.base_content_id);
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
): Statement {
  // Fails to compile if a new filter has no condition here.
  others satisfies Record<string, never>;
  const values: PostgresValue[] = [accountId, mode];
  const place = (value: PostgresValue): string => `$${values.push(value)}`;
  const needsApplication = which === 'with an application' || status !== undefined;
  const conditions = [
    'account_id = $1 and mode = $2',
    ...(needsApplication ? [hasApplication] : []),
    ...(status === undefined ? [] : [`${statusOfResume} = ${place(status)}`]),
    ...(q === undefined ? [] : [`${folded} like ${place(likePattern(fold(q)))} escape '!'`]),
    ...(minScore === undefined ? [] : [`ats_score >= ${place(minScore)}`]),
    ...(after === undefined || before !== undefined ? [] : [`id < ${place(after)}`]),
    ...(before === undefined ? [] : [`id > ${place(before)}`]),
  ];
  return {
    text: `select ${columns} from resumes where ${conditions.join(' and ')}
      order by id ${before === undefined ? 'desc' : 'asc'} limit ${place(limit + 1)}`,
    values,
  };
}

/** As `fold` does it: compatibility forms unified, accents removed, lower case in every script. */
const folded =
  "replace(lower(regexp_replace(normalize(company_name || ' ' || position, NFKD), '[\u0300-\u036f]', '', 'g') collate \"und-x-icu\"), 'ß', 'ss')";

/** A subquery first, because few resumes have an application, and only they have a status. */
const hasApplication = 'id in (select resume_id from application_steps where account_id = $1 and mode = $2)';
