import type { Query } from './open-postgres.ts';
import { pg } from './statement.ts';

/** Until the end of the transaction one at a time changes what belongs together in an account; its rows may still be referred to. */
export async function lockAccount(query: Query, accountId: string): Promise<void> {
  await query(pg`select from accounts where id = ${accountId} for no key update`);
}
