import type { ApiKey, ObjectOf } from '../contract/objects.ts';
import type { ApiKeyRecord } from '../service/use-cases.ts';
import { timestamp } from './timestamp.ts';

function apiKey(key: ApiKeyRecord): ApiKey {
  return {
    object: 'api_key',
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    created_at: timestamp(key.createdAt),
    last_used_at: key.lastUsedAt === null ? null : timestamp(key.lastUsedAt),
  };
}

export function apiKeyListJson(keys: readonly ApiKeyRecord[]): string {
  const list: ObjectOf<'ApiKeyList'> = { object: 'list', data: keys.map(apiKey), has_more: false };
  return JSON.stringify(list);
}

/** The only answer that holds a secret. */
export function createdApiKeyJson(key: ApiKeyRecord, secret: string): string {
  const created: ObjectOf<'CreatedApiKey'> = {
    ...apiKey(key),
    mode: key.mode,
    expires_at: key.expiresAt === null ? null : timestamp(key.expiresAt),
    secret,
  };
  return JSON.stringify(created);
}
