import { sha256 } from '../../sha256.ts';
import type { Ports } from '../ports.ts';
import { isSameSecret, modeOfApiKey } from '../secrets.ts';
import { ServiceError } from '../service-error.ts';
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
    if (shouldRecordUse(key.lastUsedAt, now)) await store.markApiKeyUsed(key.id, now);
    const { accountId, mode, plan, credits } = key;
    return { accountId, mode, plan, credits, keyId: key.id };
  };
}

function opens(key: StoredApiKey, now: number): boolean {
  return key.revokedAt === null && (key.expiresAt === null || key.expiresAt > now);
}

/** True at the first use, then once a minute: a write per request would cost too much. */
function shouldRecordUse(lastUsedAt: number | null, now: number): boolean {
  return lastUsedAt === null || now - lastUsedAt >= millisecondsBetweenUses;
}

function missingKey(): ServiceError {
  return new ServiceError('missing_api_key', 'No API key was sent.', { code: 'missing_key' });
}

/** One message for all reasons, so that it does not reveal which keys exist. */
function invalidKey(): ServiceError {
  const what = 'The API key is invalid, revoked or expired.';
  return new ServiceError('invalid_api_key', what, { code: 'wrong_key' });
}
