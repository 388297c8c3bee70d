import type { NewApiKey, Store, StoredApiKey } from '../service/store-port.ts';
import type { ApiKeyRecord } from '../service/use-cases.ts';
import { insertInto, sql } from './sql.ts';
import type { SqlDatabase } from './sql-database.ts';
import { unlessUnwritable } from './sqlite/sqlite-error.ts';
import type { AccountTable, ApiKeyTable } from './tables.ts';

type ApiKeys = Pick<Store, 'findApiKey' | 'markApiKeyUsed' | 'listApiKeys' | 'addApiKey' | 'revokeApiKey'>;

export type KeyOfAccount = ApiKeyTable & Pick<AccountTable, 'plan' | 'credits'>;

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
      await marked.catch(unlessUnwritable);
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

export function apiKeyRow(key: NewApiKey): ApiKeyTable {
  return {
    id: key.id,
    account_id: key.accountId,
    mode: key.mode,
    name: key.name,
    prefix: key.prefix,
    secret_hash: key.secretHash,
    created_at: key.createdAt,
    last_used_at: null,
    expires_at: key.expiresAt,
    revoked_at: null,
  };
}

export function storedKey(row: KeyOfAccount): StoredApiKey {
  const { account_id: accountId, plan, credits, secret_hash: secretHash, revoked_at: revokedAt } = row;
  return { ...apiKeyRecord(row), accountId, plan, credits, secretHash, revokedAt };
}

export function apiKeyRecord(row: ApiKeyTable): ApiKeyRecord {
  return {
    id: row.id,
    name: row.name,
    mode: row.mode,
    prefix: row.prefix,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
  };
}
