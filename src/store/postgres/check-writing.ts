import { ReadOnlyDatabase } from '../is-unwritable.ts';
import type { PostgresDatabase } from './open-postgres.ts';
import { pg } from './statement.ts';

/** @throws ReadOnlyDatabase when the database answers and cannot be written. */
export async function checkWriting({ read }: Pick<PostgresDatabase, 'read'>): Promise<void> {
  const [state] = await read<{ readonly is_standby: boolean; readonly read_only: string }>(pg`
    select pg_is_in_recovery() as is_standby, current_setting('transaction_read_only') as read_only`);
  if (state?.is_standby) throw new ReadOnlyDatabase('the database is a read-only standby');
  if (state?.read_only === 'on') throw new ReadOnlyDatabase('the database is set to read-only');
}
