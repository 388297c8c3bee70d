import type { AnsweredTerm, Scope, Store, TermChanges } from '../../service/store-port.ts';
import { partitionOf } from '../partition-of.ts';
import type { PostgresDatabase, Query } from './open-postgres.ts';
import { insertRow, pg } from './statement.ts';

export function answeredTerms({ read }: PostgresDatabase): Pick<Store, 'answeredTerms'> {
  return {
    answeredTerms: ({ accountId, mode }) =>
      read<AnsweredTerm>(pg`
        select term, answer from answered_terms
        where account_id = ${accountId} and mode = ${mode} order by term`),
  };
}

const renew = 'on conflict (account_id, mode, term) do update set answer = excluded.answer';

export async function changeTerms(query: Query, scope: Scope, { keep, forget }: TermChanges): Promise<void> {
  const { accountId, mode } = scope;
  if (forget.length > 0) {
    await query(pg`
      delete from answered_terms
      where account_id = ${accountId} and mode = ${mode} and term = any (${[...forget]})`);
  }
  for (const { term, answer } of keep) {
    await query(insertRow('answered_terms', { ...partitionOf(scope), term, answer }, renew));
  }
}
