import type { Ports } from '../ports.ts';
import { modeOfApiKey } from '../secrets/api-key-secret.ts';
import { isSameSecret } from '../secrets/is-same-secret.ts';
import { ServiceError } from '../service-error.ts';
import { sha256 } from '../sha256.ts';
import type { StoredApiKey } from '../store-port.ts';
import type { UseCases } from '../use-cases.ts';

const millisecondsBetweenUses = 60_000;

export function authenticate({ store, clock }: Ports): UseCases['authenticate'] {
  return async (apiKey) => {
    const secret = apiKey?.trim();
    if (!secret) throw missingKey();
    if (modeOfApiKey(secret) === null) throw invalidKey();
    const hash = sha256(secret);
    const key = await store.findApiKey(hash);
    const now = clock.now();
    if (!key || !isSameSecret(key.secretHash, hash) || !opens(key, now)) throw invalidKey();
    if (isWorthNoting(key.lastUsedAt, now)) await store.markApiKeyUsed(key.id, now);
    const { accountId, mode, plan, credits } = key;
    return { accountId, mode, plan, credits, keyId: key.id };
  };
}

function opens(key: StoredApiKey, now: number): boolean {
  return key.revokedAt === null && (key.expiresAt === null || key.expiresAt > now);
}

/** The first use at once, then once a minute: a write with every request would cost more than it tells. */
function isWorthNoting(lastUsedAt: number | null, now: number): boolean {
  return lastUsedAt === null || now - lastUsedAt >= millisecondsBetweenUses;
}

function missingKey(): ServiceError {
  return new ServiceError('missing_api_key', 'No API key was sent. Send yours in the X-API-Key header.');
}

/** One message for every reason, so that it tells nobody which keys exist. */
function invalidKey(): ServiceError {
  return new ServiceError(
    'invalid_api_key',
    'The API key is invalid, revoked or expired. Check X-API-Key or create a new key.',
  );
}
