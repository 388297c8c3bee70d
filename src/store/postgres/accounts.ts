import type { Store } from '../../service/store-port.ts';
import { accountOf, apiKeyRecord, apiKeyRow, type KeyOfAccount, storedKey } from '../rows/accounts.ts';
import type { AccountTable, ApiKeyTable } from '../tables.ts';
import { insertRow, type PostgresDatabase, pg } from './database.ts';
import { forgetModelAnswers } from './server-wide.ts';

type Accounts = Pick<
  Store,
  | 'ensureAccount'
  | 'listAccounts'
  | 'changeAccount'
  | 'deleteAccount'
  | 'replaceDashboardToken'
  | 'findDashboardAccount'
  | 'findAccount'
>;

const keepExisting = 'on conflict do nothing';

export function accounts({ read, write, transaction }: PostgresDatabase): Accounts {
  return {
    ensureAccount: (account, apiKey, dashboardTokenHash) =>
      transaction(async (query) => {
        const { id, name, plan, credits, createdAt } = account;
        await query(insertRow('accounts', { id, name, plan, credits, created_at: createdAt }, keepExisting));
        await query(insertRow('api_keys', apiKeyRow(apiKey), keepExisting));
        const token = { token_hash: dashboardTokenHash, account_id: id, created_at: createdAt };
        await query(insertRow('dashboard_tokens', token, keepExisting));
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

    // All rows of the account are deleted with it: on delete cascade.
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

    replaceDashboardToken: (accountId, tokenHash, now) =>
      transaction(async (query) => {
        const accounts = await query(pg`select from accounts where id = ${accountId} for update`);
        if (accounts.length === 0) return false;
        await query(pg`delete from dashboard_tokens where account_id = ${accountId}`);
        const token = { token_hash: tokenHash, account_id: accountId, created_at: now };
        await query(insertRow('dashboard_tokens', token));
        return true;
      }),

    findDashboardAccount: async (tokenHash) => {
      const [row] = await read<{ readonly account_id: string }>(pg`
        select account_id from dashboard_tokens where token_hash = ${tokenHash}`);
      return row?.account_id ?? null;
    },
  };
}

type ApiKeys = Pick<Store, 'findApiKey' | 'markApiKeyUsed' | 'listApiKeys' | 'addApiKey' | 'revokeApiKey'>;

/** Keys are read with each request, so that a revoked one is refused on all servers at once. */
export function apiKeys({ read, write }: PostgresDatabase): ApiKeys {
  return {
    findApiKey: async (secretHash) => {
      const [row] = await read<KeyOfAccount>(pg`
        select api_keys.*, accounts.plan, accounts.credits
        from api_keys join accounts on accounts.id = api_keys.account_id
        where api_keys.secret_hash = ${secretHash}`);
      return row ? storedKey(row) : null;
    },

    // May be lost: the commit does not wait for the disk, and a row locked by another writer is skipped.
    markApiKeyUsed: async (id, now) => {
      await write(pg`
        with noted as (
          select id, set_config('synchronous_commit', 'off', true) from api_keys
          where id = ${id} for no key update skip locked
        )
        update api_keys set last_used_at = ${now} from noted where api_keys.id = noted.id`);
    },

    listApiKeys: async (accountId) => {
      const rows = await read<ApiKeyTable>(pg`
        select * from api_keys where account_id = ${accountId} and revoked_at is null order by id desc`);
      return rows.map(apiKeyRecord);
    },

    addApiKey: async (key) => {
      await write(insertRow('api_keys', apiKeyRow(key)));
    },

    revokeApiKey: async (accountId, id, now) => {
      const revoked = await write(pg`
        update api_keys set revoked_at = ${now}
        where account_id = ${accountId} and id = ${id} and revoked_at is null returning id`);
      return revoked.length > 0;
    },
  };
}
