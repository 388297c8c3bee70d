import type { Store } from '../../service/store-port.ts';
import { accountOf, apiKeyRecord, apiKeyRow, type KeyOfAccount, storedKey } from '../rows/accounts.ts';
import type { AccountTable, ApiKeyTable, Tables } from '../tables.ts';
import { insertInto, keepExisting, type Query, type SqlDatabase, sql } from './database.ts';
import { ignoreUnwritable } from './errors.ts';
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

export function accounts({ durable, read, eraseDeleted }: SqlDatabase): Accounts {
  return {
    ensureAccount: (account, apiKey, dashboardTokenHash) =>
      durable.transaction(async (query) => {
        const { id, name, plan, credits, createdAt } = account;
        const owner = { id, name, plan, credits, created_at: createdAt };
        await query(insertInto('accounts', owner, keepExisting));
        await query(insertInto('api_keys', apiKeyRow(apiKey), keepExisting));
        const token = { token_hash: dashboardTokenHash, account_id: id, created_at: createdAt };
        await query(insertInto('dashboard_tokens', token, keepExisting));
      }),

    listAccounts: async () => {
      const rows = await durable.query<AccountTable>(sql`select * from accounts order by created_at, id`);
      return rows.map(accountOf);
    },

    findAccount: async (id) => {
      const [row] = await read<AccountTable>(sql`select * from accounts where id = ${id}`);
      return row ? accountOf(row) : null;
    },

    changeAccount: (id, changes) =>
      durable.transaction(async (query) => {
        const [account] = await query<AccountTable>(sql`select * from accounts where id = ${id}`);
        if (!account) return false;
        const { plan, credits } = { ...account, ...changes };
        await query(sql`update accounts set plan = ${plan}, credits = ${credits} where id = ${id}`);
        return true;
      }),

    deleteAccount: async (id) => {
      const resumes = await durable.transaction((query) => deleteWhole(query, id));
      if (resumes) await eraseDeleted();
      return resumes;
    },

    replaceDashboardToken: (accountId, tokenHash, now) =>
      durable.transaction(async (query) => {
        const accounts = await query(sql`select id from accounts where id = ${accountId}`);
        if (accounts.length === 0) return false;
        await query(sql`delete from dashboard_tokens where account_id = ${accountId}`);
        const token = { token_hash: tokenHash, account_id: accountId, created_at: now };
        await query(insertInto('dashboard_tokens', token));
        return true;
      }),

    findDashboardAccount: async (tokenHash) => {
      const [row] = await read<{ readonly account_id: string }>(sql`
        select account_id from dashboard_tokens where token_hash = ${tokenHash}`);
      return row?.account_id ?? null;
    },
  };
}

/** Tables with rows of an account, each before those it refers to. */
const ofAccount: readonly (keyof Tables)[] = [
  ...(['generations', 'idempotency_keys', 'rate_limits', 'credit_balances', 'credit_ledger'] as const),
  ...([
    'answered_terms',
    'daily_generations',
    'proposals',
    'sent_pdfs',
    'application_steps',
    'tailorings',
    'resumes',
    'base_versions',
    'named_bases',
    'base_contents',
  ] as const),
  ...(['dashboard_tokens', 'api_keys'] as const),
];

async function deleteWhole(query: Query, id: string): Promise<readonly string[] | null> {
  const resumes = await query<{ readonly id: string }>(
    sql`select id from resumes where account_id = ${id} and mode in ('live', 'test')`,
  );
  for (const table of ofAccount) {
    await query({ text: `delete from ${table} where account_id = ?`, values: [id] });
  }
  const deleted = await query(sql`delete from accounts where id = ${id} returning id`);
  if (deleted.length === 0) return null;
  await forgetModelAnswers(query);
  return resumes.map((resume) => resume.id);
}

type ApiKeys = Pick<Store, 'findApiKey' | 'markApiKeyUsed' | 'listApiKeys' | 'addApiKey' | 'revokeApiKey'>;

export function apiKeys({ durable, relaxed, read }: SqlDatabase): ApiKeys {
  return {
    findApiKey: async (secretHash) => {
      const [row] = await read<KeyOfAccount>(sql`
        select api_keys.id, account_id, mode, api_keys.name, prefix, secret_hash, api_keys.created_at, last_used_at,
          expires_at, revoked_at, plan, credits
        from api_keys inner join accounts on accounts.id = api_keys.account_id
        where api_keys.secret_hash = ${secretHash}`);
      return row ? storedKey(row) : null;
    },

    markApiKeyUsed: async (id, now) => {
      const marked = relaxed.query(sql`update api_keys set last_used_at = ${now} where id = ${id}`);
      await marked.catch(ignoreUnwritable);
    },

    listApiKeys: async (accountId) => {
      const rows = await durable.query<ApiKeyTable>(sql`
        select * from api_keys where account_id = ${accountId} and revoked_at is null order by id desc`);
      return rows.map(apiKeyRecord);
    },

    addApiKey: async (key) => {
      await durable.query(insertInto('api_keys', apiKeyRow(key)));
    },

    revokeApiKey: async (accountId, id, now) => {
      const revoked = await durable.query(sql`
        update api_keys set revoked_at = ${now}
        where account_id = ${accountId} and id = ${id} and revoked_at is null returning id`);
      return revoked.length > 0;
    },
  };
}
