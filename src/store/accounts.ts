import type { Store } from '../service/store-port.ts';
import { apiKeyRow } from './api-keys.ts';
import type { SqlDatabase } from './sql-database.ts';

type Accounts = Pick<Store, 'ensureAccount' | 'listAccounts' | 'changeAccount' | 'findDashboardAccount'>;

const accountOfToken = 'select account_id from dashboard_tokens where token_hash = ?';

export function accounts({ durable, read }: SqlDatabase): Accounts {
  const findAccount = read<{ readonly account_id: string }>(accountOfToken);
  return {
    ensureAccount: (account, apiKey, dashboardTokenHash) =>
      durable.transaction().execute(async (transaction) => {
        const { id, name, plan, credits, createdAt } = account;
        await transaction
          .insertInto('accounts')
          .values({ id, name, plan, credits, created_at: createdAt })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await transaction
          .insertInto('api_keys')
          .values(apiKeyRow(apiKey))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await transaction
          .insertInto('dashboard_tokens')
          .values({ token_hash: dashboardTokenHash, account_id: id, created_at: createdAt })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),

    listAccounts: async () => {
      const rows = await durable
        .selectFrom('accounts')
        .selectAll()
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(({ created_at: createdAt, ...account }) => ({ ...account, createdAt }));
    },

    changeAccount: async (id, changes) => {
      const changed = await durable
        .updateTable('accounts')
        .set(changes)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return changed !== undefined;
    },

    findDashboardAccount: async (tokenHash) => {
      const [row] = await findAccount(tokenHash);
      return row?.account_id ?? null;
    },
  };
}
