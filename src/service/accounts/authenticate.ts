import { createHmac } from 'node:crypto';
import { dashboardSessionHours } from '../../contract/limits.ts';
import { sha256 } from '../../sha256.ts';
import type { Ports } from '../ports.ts';
import { isDashboardToken, isSameSecret, modeOfApiKey } from '../secrets.ts';
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
  const what = 'No dashboard token was sent.';
  return new ServiceError('missing_api_key', what, { code: 'missing_dashboard_token' });
}

function invalidToken(): ServiceError {
  return new ServiceError(
    'invalid_api_key',
    'The dashboard bearer token is invalid. Use the token that you got with your account: its host can tell it, on the own machine it is in dashboard.token.',
  );
}

function endedSession(): ServiceError {
  return new ServiceError(
    'invalid_api_key',
    'The dashboard session is invalid or has ended. Create a new one: POST /keys/session with the bearer token.',
  );
}

/** A session is `sess_` + a sealed `expiry.token hash`. */

const prefix = 'sess_';
const content = /^(\d{1,15})\.([0-9a-f]{64})$/;

export function createDashboardSession(ports: Ports): UseCases['createDashboardSession'] {
  return async ({ tokenHash, bySession }) => {
    if (bySession) throw sessionNeedsToken();
    const expiresAt = ports.clock.now() + dashboardSessionHours * 3_600_000;
    const sealed = await sealedText(ports, 'dashboard_sessions', `${expiresAt}.${tokenHash}`);
    return { session: prefix + sealed, expiresAt };
  };
}

/** The hash of the token that created the session; null if the session is forged or expired. */
async function readDashboardSession(ports: Ports, session: string): Promise<string | null> {
  if (!session.startsWith(prefix)) return null;
  const opened = await openedText(ports, 'dashboard_sessions', session.slice(prefix.length));
  const [, expiresAt, tokenHash = null] = content.exec(opened ?? '') ?? [];
  return Number(expiresAt) > ports.clock.now() ? tokenHash : null;
}

/** A session cannot create another one, or it would never expire. */
function sessionNeedsToken(): ServiceError {
  const what = 'A session needs the dashboard token.';
  return new ServiceError('missing_api_key', what, { code: 'missing_dashboard_token' });
}

/**
 * A browser signs in to the page with the dashboard token, or with a single-use token that `resume-tailor open` adds
 * to the address. Both create a session, stored in a cookie. A page session is `page_` + a sealed `expiry.token
 * hash`; a single-use token is `once_` + a sealed `expiry.token hash.server.number`.
 */

const sessionPrefix = 'page_';
const tokenPrefix = 'once_';
const sessionContent = /^(\d{1,15})\.([0-9a-f]{64})$/;
const tokenContent = /^(\d{1,15})\.([0-9a-f]{64})\.([0-9a-f]{32})\.([0-9a-f]{32})$/;

/** Time for a browser to start. */
const tokenMilliseconds = 60_000;

type AccessPorts = Pick<Ports, 'store' | 'randomness' | 'clock'>;

/** Names one running server; single-use tokens are valid only there. */
export function newServerName({ randomness }: Pick<Ports, 'randomness'>): string {
  return Buffer.from(randomness.bytes(16)).toString('hex');
}

/** Creates a single-use token; needs the dashboard token, which is in the home. */
export async function createPageToken(
  ports: AccessPorts,
  dashboardToken: string,
  server: string,
): Promise<string> {
  const expiresAt = ports.clock.now() + tokenMilliseconds;
  const content = `${expiresAt}.${sha256(dashboardToken)}.${server}.${newServerName(ports)}`;
  return tokenPrefix + (await sealedText(ports, 'page_tokens', content));
}

/** @param server the name of this server */
export function createPageSession(ports: AccessPorts, server: string): UseCases['createPageSession'] {
  const used = new Map<string, number>();

  async function redeemed(token: string): Promise<string | null> {
    const opened = await openedText(ports, 'page_tokens', token.slice(tokenPrefix.length));
    const [, expiresAt = '', tokenHash = null, forServer, number = ''] =
      tokenContent.exec(opened ?? '') ?? [];
    const now = ports.clock.now();
    if (forServer !== server || Number(expiresAt) <= now || used.has(number)) return null;
    for (const [old, end] of used) if (end <= now) used.delete(old);
    used.set(number, Number(expiresAt));
    return tokenHash;
  }

  return async (token) => {
    const typed = isDashboardToken(token) ? sha256(token) : null;
    const tokenHash = token.startsWith(tokenPrefix) ? await redeemed(token) : typed;
    const accountId = tokenHash && (await ports.store.findDashboardAccount(tokenHash));
    if (!accountId) throw wrongToken(token.startsWith(tokenPrefix));
    const expiresAt = ports.clock.now() + dashboardSessionHours * 3_600_000;
    const sealed = await sealedText(ports, 'page_sessions', `${expiresAt}.${tokenHash}`);
    return { session: sessionPrefix + sealed, expiresAt };
  };
}

export function authenticatePage(ports: AccessPorts): UseCases['authenticatePage'] {
  return async (session) => {
    if (!session?.startsWith(sessionPrefix)) throw noSession();
    const opened = await openedText(ports, 'page_sessions', session.slice(sessionPrefix.length));
    const [, expiresAt = '', tokenHash = ''] = sessionContent.exec(opened ?? '') ?? [];
    if (Number(expiresAt) <= ports.clock.now()) throw noSession();
    const accountId = await ports.store.findDashboardAccount(tokenHash);
    const account = accountId === null ? null : await ports.store.findAccount(accountId);
    if (!account) throw noSession();
    const { id, plan, credits } = account;
    return { accountId: id, mode: 'live', plan, credits, keyId: null, tokenHash, bySession: true };
  };
}

function wrongToken(isForOneUse: boolean): ServiceError {
  const message = isForOneUse
    ? 'The address of this page was already used, or is older than a minute. Run `resume-tailor open` again, or enter the dashboard token.'
    : 'The dashboard token is invalid. Use the token that you got with your account: its host can tell it, on the own machine it is in dashboard.token.';
  return new ServiceError('invalid_api_key', message);
}

function noSession(): ServiceError {
  return new ServiceError('missing_api_key', 'The page is not signed in, or its session has ended.');
}

/**
 * A sealed text: base64url + `.` + its HMAC-SHA256, verified without a row in the store. Each purpose has its own
 * secret, so that texts for one are invalid for others.
 */

type SealPorts = Pick<Ports, 'store' | 'randomness'>;
type Purpose = 'dashboard_sessions' | 'page_sessions' | 'page_tokens';

const form = /^([\w-]+)\.([\w-]+)$/;

async function sealedText(ports: SealPorts, purpose: Purpose, content: string): Promise<string> {
  const signed = Buffer.from(content).toString('base64url');
  return `${signed}.${await signatureOf(ports, purpose, signed)}`;
}

/** Null if the text was not sealed here for this purpose. */
async function openedText(ports: SealPorts, purpose: Purpose, sealed: string): Promise<string | null> {
  const [, signed = '', signature = ''] = form.exec(sealed) ?? [];
  if (signed === '' || !isSameSecret(signature, await signatureOf(ports, purpose, signed))) return null;
  return Buffer.from(signed, 'base64url').toString();
}

async function signatureOf(
  { store, randomness }: SealPorts,
  purpose: Purpose,
  signed: string,
): Promise<string> {
  const secret = await store.secret(purpose, () => Buffer.from(randomness.bytes(32)).toString('hex'));
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(signed).digest('base64url');
}
