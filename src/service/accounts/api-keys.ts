import { plainLine } from '../../contract/strings.ts';
import type { Ports } from '../ports.ts';
import { apiKeyPrefix, createApiKeySecret } from '../secrets.ts';
import { ServiceError } from '../service-error.ts';
import { sha256 } from '../sha256.ts';
import type { UseCases } from '../use-cases.ts';

export function listApiKeys({ store }: Ports): UseCases['listApiKeys'] {
  return ({ accountId }) => store.listApiKeys(accountId);
}

export function createApiKey(
  { store, clock, randomness }: Ports,
  newId: (prefix: string) => string,
): UseCases['createApiKey'] {
  return async ({ accountId }, request) => {
    const now = clock.now();
    const expiresAt = request.expires_at === undefined ? null : Date.parse(request.expires_at);
    if (expiresAt !== null && !(expiresAt > now)) {
      throw new ServiceError('validation_error', 'expires_at: must be in the future');
    }
    const secret = createApiKeySecret(request.mode, randomness);
    const key = {
      id: newId('apikey_'),
      name: plainLine(request.name),
      mode: request.mode,
      prefix: apiKeyPrefix(secret),
      createdAt: now,
      expiresAt,
    };
    await store.addApiKey({ ...key, accountId, secretHash: sha256(secret) });
    return { key: { ...key, lastUsedAt: null }, secret };
  };
}

export function revokeApiKey({ store, clock }: Ports): UseCases['revokeApiKey'] {
  return async ({ accountId }, id) => {
    if (await store.revokeApiKey(accountId, id, clock.now())) return;
    throw new ServiceError('not_found', 'There is no API key with this id. `keys list` shows the ids.');
  };
}
