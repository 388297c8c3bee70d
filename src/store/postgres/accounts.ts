import type { Account, Store } from '../../service/store-port.ts';
import { apiKeyRow } from '../api-keys.ts';
import type { AccountTable } from '../tables.ts';
import { forgetModelAnswers } from './model-answers.ts';
import type { PostgresDatabase } from './open-postgres.ts';
import { insertRow, pg } from './statement.ts';

type Accounts = Pick<
  Store,
  | 'ensureAccount'
  | 'listAccounts'
  | 'changeAccount'
  | 'deleteAccount'
  | 'findDashboardAccount'
  | 'findAccount'
>;

const keepWhatIsThere = 'on conflict do nothing';

export function accounts({ read, write, transaction }: PostgresDatabase): Accounts {
  return {
    ensureAccount: (account, apiKey, dashboardTokenHash) =>
      transaction(async (query) => {
        const { id, name, plan, credits, createdAt } = account;
        await query(
          insertRow('accounts', { id, name, plan, credits, created_at: createdAt }, keepWhatIsThere),
        );
        await query(insertRow('api_keys', apiKeyRow(apiKey), keepWhatIsThere));
        const token = { token_hash: dashboardTokenHash, account_id: id, created_at: createdAt };
        await query(insertRow('dashboard_tokens', token, keepWhatIsThere));
      }),

    listAccounts: async () => {
      const rows = await read<AccountTable>(pg`
        select id, name, plan, credits, created_at from accounts order by created_at, id`);
      return rows.map(accountOf);
    },

    findAccount: async (id) => {
      const [row] = await read<AccountTable>(pg`
        select id, name, plan, credits, created_at from accounts where id = ${id}`);
      return row ? accountOf(row) : null;
    },

    changeAccount: async (id, { plan, credits }) => {
      const changed = await write(pg`
        update accounts set plan = coalesce(${plan ?? null}, plan),
          credits = case when ${String(credits !== undefined)}::boolean then ${credits ?? null}::bigint else credits end
        where id = ${id} returning id`);
      return changed.length > 0;
    },

    // Every row that belongs to an account goes with it: on delete cascade.
    deleteAccount: (id) =>
      transaction(async (query) => {
        const [account] = await query(pg`select from accounts where id = ${id} for update`);
        if (!account) return null;
        const resumes = await query<{ readonly id: string }>(
          pg`select id from resumes where account_id = ${id}`,
        );
        await query(pg`delete from accounts where id = ${id}`);
        await forgetModelAnswers(query);
        return resumes.map((resume) => resume.id);
      }),

    findDashboardAccount: async (tokenHash) => {
      const [row] = await read<{ readonly account_id: string }>(pg`
        select account_id from dashboard_tokens where token_hash = ${tokenHash}`);
      return row?.account_id ?? null;
    },
  };
}

function accountOf({ created_at: createdAt, ...account }: AccountTable): Account {
  return { ...account, createdAt };
}
