import { dashboardSessionHours } from '../../contract/limits.ts';
import type { Ports } from '../ports.ts';
import { isDashboardToken, isSameSecret, modeOfApiKey } from '../secrets.ts';
import { ServiceError } from '../service-error.ts';
import { sha256 } from '../sha256.ts';
import type { StoredApiKey } from '../store-port.ts';
import type { UseCases } from '../use-cases.ts';
import { openedText, sealedText } from './sealed-text.ts';

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

export function authenticateDashboard(ports: Ports): UseCases['authenticateDashboard'] {
  return async ({ token, session }) => {
    const secret = token?.trim();
    const cookie = session?.trim();
    if (!secret && !cookie) throw missingToken();
    const tokenHash = secret ? hashOf(secret) : await readDashboardSession(ports, cookie ?? '');
    const accountId = tokenHash === null ? null : await ports.store.findDashboardAccount(tokenHash);
    if (tokenHash === null || accountId === null) throw secret ? invalidToken() : endedSession();
    return { accountId, tokenHash, bySession: !secret };
  };
}

function hashOf(token: string): string | null {
  return isDashboardToken(token) ? sha256(token) : null;
}

function missingToken(): ServiceError {
  return new ServiceError(
    'missing_api_key',
    'No dashboard token was sent. Send it as "Authorization: Bearer dash_…".',
  );
}

function invalidToken(): ServiceError {
  return new ServiceError(
    'invalid_api_key',
    'The dashboard bearer token is invalid. Send the one you got from the host of this server, who finds it in dashboard.token.',
  );
}

function endedSession(): ServiceError {
  return new ServiceError(
    'invalid_api_key',
    'The dashboard session is invalid or has ended. Create a new one: POST /keys/session with the bearer token.',
  );
}

/* A session is `sess_` + a sealed `expiry.token hash`. */

const prefix = 'sess_';
const content = /^(\d{1,15})\.([0-9a-f]{64})$/;

export function createDashboardSession(ports: Ports): UseCases['createDashboardSession'] {
  return async ({ tokenHash, bySession }) => {
    if (bySession) throw endlessSession();
    const expiresAt = ports.clock.now() + dashboardSessionHours * 3_600_000;
    const sealed = await sealedText(ports, 'dashboard_sessions', `${expiresAt}.${tokenHash}`);
    return { session: prefix + sealed, expiresAt };
  };
}

/** The hash of the token that the session was made from; null when it was not made here or has run out. */
async function readDashboardSession(ports: Ports, session: string): Promise<string | null> {
  if (!session.startsWith(prefix)) return null;
  const opened = await openedText(ports, 'dashboard_sessions', session.slice(prefix.length));
  const [, expiresAt, tokenHash = null] = content.exec(opened ?? '') ?? [];
  return Number(expiresAt) > ports.clock.now() ? tokenHash : null;
}

/** A session that could renew itself would outlive its hours. */
function endlessSession(): ServiceError {
  return new ServiceError(
    'missing_api_key',
    'A session needs the dashboard token. Send it as "Authorization: Bearer dash_…".',
  );
}
