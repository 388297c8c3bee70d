import type { AnsweredTerm, Scope, Store, TermChanges } from '../service/store-port.ts';
import { partitionOf } from './partition-of.ts';
import { insertInto, sql } from './sql.ts';
import type { Query, SqlDatabase } from './sql-database.ts';

export function answeredTerms({ durable }: SqlDatabase): Pick<Store, 'answeredTerms'> {
  return {
    answeredTerms: ({ accountId, mode }) =>
      durable.query<AnsweredTerm>(sql`
        select term, answer from answered_terms
        where account_id = ${accountId} and mode = ${mode} order by term`),
  };
}

const renew = 'on conflict (account_id, mode, term) do update set answer = excluded.answer';

export async function changeTerms(query: Query, scope: Scope, { keep, forget }: TermChanges): Promise<void> {
  const { accountId, mode } = scope;
  for (const term of forget) {
    await query(sql`
      delete from answered_terms where account_id = ${accountId} and mode = ${mode} and term = ${term}`);
  }
  for (const { term, answer } of keep) {
    await query(insertInto('answered_terms', { ...partitionOf(scope), term, answer }, renew));
  }
}
