import type { Scope } from '../service/store-port.ts';
import type { PageRequest } from '../service/use-cases.ts';
import { likePattern } from './like-pattern.ts';
import type { Sql, SqlValue } from './sql.ts';

/** Of a resume: the status of its newest step. */
export const statusOfResume = `(
  select status from application_steps as steps
  where steps.account_id = resumes.account_id and steps.mode = resumes.mode and steps.resume_id = resumes.id
  order by steps.sequence desc limit 1)`;

export type WhichResumes = 'all' | 'with an application';

export interface Page<Row> {
  readonly data: readonly Row[];
  readonly hasMore: boolean;
}

/** Of rows in the order of their query: one more than the page holds says that there are others behind it. */
export function pageOf<Row>(rows: readonly Row[], { limit, before }: PageRequest): Page<Row> {
  const data = rows.slice(0, limit);
  return { data: before === undefined ? data : data.reverse(), hasMore: rows.length > limit };
}

/**
 * The resumes of a page, newest first; those before a bound, nearest first. An id is a position, so the bound finds its
 * place whether or not that resume still exists.
 */
export function resumesOfPage(
  columns: string,
  { accountId, mode }: Scope,
  { limit, after, before, q, status }: PageRequest,
  which: WhichResumes,
): Sql {
  const values: SqlValue[] = [];
  const where = (condition: string, ...given: readonly SqlValue[]): string => {
    values.push(...given);
    return condition;
  };
  const conditions = [
    where('account_id = ? and mode = ?', accountId, mode),
    ...(which === 'all' && status === undefined ? [] : [where(hasApplication, accountId, mode)]),
    ...(status === undefined ? [] : [where(`? = ${statusOfResume}`, status)]),
    ...(q === undefined ? [] : [where(holds, likePattern(q))]),
    ...(after === undefined || before !== undefined ? [] : [where('id < ?', after)]),
    ...(before === undefined ? [] : [where('id > ?', before)]),
  ];
  return {
    text: `select ${columns} from resumes where ${conditions.join(' and ')}
      order by id ${before === undefined ? 'desc' : 'asc'} limit ?`,
    values: [...values, limit + 1],
  };
}

/** Looked up first: few resumes of many have one. */
const hasApplication = 'id in (select resume_id from application_steps where account_id = ? and mode = ?)';

/** SQLite folds the case of ASCII letters alone. */
const holds = "company_name || ' ' || position like ? escape '!'";
