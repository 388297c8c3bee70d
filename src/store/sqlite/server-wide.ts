import type { Store } from '../../service/store-port.ts';
import type { ModelAnswerTable, ServerSecretTable } from '../tables.ts';
import { insertInto, keepExisting, type Query, type SqlDatabase, sql } from './database.ts';
import { cannotWrite } from './errors.ts';

/* Rows without an account: secrets of the server, and cached answers of a language model. */

export function serverSecrets({ durable }: SqlDatabase): Pick<Store, 'secret'> {
  return {
    secret: async (name, make) => {
      const known = await findSecret(durable.query, name);
      if (known !== undefined) return known;
      const kept = durable.transaction(async (query) => {
        await query(insertInto('server_secrets', { name, value: make() }, keepExisting));
        const value = await findSecret(query, name);
        if (value === undefined) throw new Error(`The store lost its secret "${name}".`);
        return value;
      });
      return kept.catch((error: unknown) => {
        // A secret for this process only: the home is read-only.
        if (cannotWrite(error)) return make();
        throw error;
      });
    },
  };
}

async function findSecret(query: Query, name: string): Promise<string | undefined> {
  const [secret] = await query<ServerSecretTable>(sql`select * from server_secrets where name = ${name}`);
  return secret?.value;
}

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
        await query(insertInto('model_answers', { hash, answer, expires_at: expiresAt }, renewAnswer));
      }),
  };
}

const renewAnswer =
  'on conflict (hash) do update set answer = excluded.answer, expires_at = excluded.expires_at';

/** Deletes all cached answers, because any may contain text of the deleted resume. */
export async function forgetModelAnswers(query: Query): Promise<void> {
  await query(sql`delete from model_answers`);
}
