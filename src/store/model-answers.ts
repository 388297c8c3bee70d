import type { Store } from '../service/store-port.ts';
import type { Queries, SqlDatabase } from './sql-database.ts';

export function modelAnswers({ durable }: SqlDatabase): Pick<Store, 'findModelAnswer' | 'keepModelAnswer'> {
  return {
    findModelAnswer: async (hash, now) => {
      const row = await durable
        .selectFrom('model_answers')
        .select('answer')
        .where('hash', '=', hash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row?.answer ?? null;
    },
    keepModelAnswer: ({ hash, answer, now, expiresAt }) =>
      durable.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('model_answers').where('expires_at', '<=', now).execute();
        const kept = { answer, expires_at: expiresAt };
        await transaction
          .insertInto('model_answers')
          .values({ hash, ...kept })
          .onConflict((conflict) => conflict.column('hash').doUpdateSet(kept))
          .execute();
      }),
  };
}

/** They may hold words of what is being deleted; nobody can tell which do. */
export async function forgetModelAnswers(queries: Queries): Promise<void> {
  await queries.deleteFrom('model_answers').execute();
}
