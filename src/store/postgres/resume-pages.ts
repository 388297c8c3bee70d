import type { Scope } from '../../service/store-port.ts';
import type { PageRequest } from '../../service/use-cases.ts';
import { likePattern } from '../like-pattern.ts';
import { statusOfResume, type WhichResumes } from '../resume-pages.ts';
import type { PostgresValue, Statement } from './statement.ts';

/**
 * The resumes of a page, newest first; those before a bound, nearest first. An id is a position, so the bound finds its
 * place whether or not that resume still exists.
 */
export function resumesOfPage(
  columns: string,
  { accountId, mode }: Scope,
  { limit, after, before, q, status }: PageRequest,
  which: WhichResumes,
): Statement {
  const values: PostgresValue[] = [accountId, mode];
  const place = (value: PostgresValue): string => `$${values.push(value)}`;
  const conditions = [
    'account_id = $1 and mode = $2',
    ...(which === 'all' && status === undefined ? [] : [hasApplication]),
    ...(status === undefined ? [] : [`${statusOfResume} = ${place(status)}`]),
    ...(q === undefined ? [] : [`company_name || ' ' || position ilike ${place(likePattern(q))} escape '!'`]),
    ...(after === undefined || before !== undefined ? [] : [`id < ${place(after)}`]),
    ...(before === undefined ? [] : [`id > ${place(before)}`]),
  ];
  return {
    text: `select ${columns} from resumes where ${conditions.join(' and ')}
      order by id ${before === undefined ? 'desc' : 'asc'} limit ${place(limit + 1)}`,
    values,
  };
}

/** Looked up first: few resumes of many have one. */
const hasApplication = 'id in (select resume_id from application_steps where account_id = $1 and mode = $2)';
