import type { Store } from '../../service/store-port.ts';
import { type PostgresDatabase, pg, type Query } from './database.ts';

/* Rows without an account: secrets of the server, and cached answers of a language model. */

interface Secret {
  readonly value: string;
}

export function serverSecrets({ read, write }: PostgresDatabase): Pick<Store, 'secret'> {
  const find = async (name: string): Promise<string | undefined> => {
    const [secret] = await read<Secret>(pg`select value from server_secrets where name = ${name}`);
    return secret?.value;
  };
  return {
    secret: async (name, make) => {
      const known = await find(name);
      if (known !== undefined) return known;
      await write(
        pg`insert into server_secrets (name, value) values (${name}, ${make()}) on conflict do nothing`,
      );
      const kept = await find(name);
      if (kept === undefined) throw new Error(`The store lost its secret "${name}".`);
      return kept;
    },
  };
}

export function modelAnswers({
  read,
  write,
}: PostgresDatabase): Pick<Store, 'findModelAnswer' | 'keepModelAnswer'> {
  return {
    findModelAnswer: async (hash, now) => {
      const [kept] = await read<{ readonly answer: string }>(pg`
        select answer from model_answers where hash = ${hash} and expires_at > ${now}`);
      return kept?.answer ?? null;
    },
    keepModelAnswer: async ({ hash, answer, now, expiresAt }) => {
      await write(pg`
        with expired as (
          delete from model_answers where hash in (
            select hash from model_answers where expires_at <= ${now} and hash <> ${hash} for update skip locked)
        )
        insert into model_answers (hash, answer, expires_at) values (${hash}, ${answer}, ${expiresAt})
        on conflict (hash) do update set answer = excluded.answer, expires_at = excluded.expires_at`);
    },
  };
}

/** Deletes all cached answers, because any may contain text of the deleted resume. */
export async function forgetModelAnswers(query: Query): Promise<void> {
  await query(pg`delete from model_answers`);
}
