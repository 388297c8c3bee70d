import { checkSchema } from './migrate.ts';
import type { PostgresDatabase } from './open-postgres.ts';
import { pg } from './statement.ts';

/** @throws Error when the database answers and cannot be written, or has a schema that this program cannot work with. */
export async function checkWriting(database: PostgresDatabase): Promise<void> {
  await checkSchema(database);
  const [state] = await database.read<{ readonly is_standby: boolean; readonly read_only: string }>(pg`
    select pg_is_in_recovery() as is_standby, current_setting('transaction_read_only') as read_only`);
  if (state?.is_standby) throw new Error('The database is a standby, which only reads.');
  if (state?.read_only === 'on') throw new Error('The database is set to reading only.');
}
