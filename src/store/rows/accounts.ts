import type { Account, NewApiKey, StoredApiKey } from '../../service/store-port.ts';
import type { ApiKeyRecord } from '../../service/use-cases.ts';
import type { AccountTable, ApiKeyTable } from '../tables.ts';

/* Accounts and API keys as rows, for both databases. */

export function accountOf({ created_at: createdAt, ...account }: AccountTable): Account {
  return { ...account, createdAt };
}

export type KeyOfAccount = ApiKeyTable & Pick<AccountTable, 'plan' | 'credits'>;

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
