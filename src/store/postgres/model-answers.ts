import type { Store } from '../../service/store-port.ts';
import type { PostgresDatabase, Query } from './open-postgres.ts';
import { pg } from './statement.ts';

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

/** They may hold words of what is being deleted; nobody can tell which do. */
export async function forgetModelAnswers(query: Query): Promise<void> {
  await query(pg`delete from model_answers`);
}
