import type { Store } from '../service/store-port.ts';
import { insertInto, sql } from './sql.ts';
import type { Query, SqlDatabase } from './sql-database.ts';
import type { ModelAnswerTable } from './tables.ts';

export function modelAnswers({ durable }: SqlDatabase): Pick<Store, 'findModelAnswer' | 'keepModelAnswer'> {
  return {
    findModelAnswer: async (hash, now) => {
      const [kept] = await durable.query<Pick<ModelAnswerTable, 'answer'>>(
        sql`select answer from model_answers where hash = ${hash} and expires_at > ${now}`,
      );
      return kept?.answer ?? null;
    },
    keepModelAnswer: ({ hash, answer, now, expiresAt }) =>
      durable.transaction(async (query) => {
        await query(sql`delete from model_answers where expires_at <= ${now}`);
        await query(insertInto('model_answers', { hash, answer, expires_at: expiresAt }, renew));
      }),
  };
}

const renew = 'on conflict (hash) do update set answer = excluded.answer, expires_at = excluded.expires_at';

/** They may hold words of what is being deleted; nobody can tell which do. */
export async function forgetModelAnswers(query: Query): Promise<void> {
  await query(sql`delete from model_answers`);
}
