import { dashboardSessionHours } from '../../contract/limits.ts';
import { sha256 } from '../../sha256.ts';
import type { Ports } from '../ports.ts';
import { isDashboardToken } from '../secrets.ts';
import { ServiceError } from '../service-error.ts';
import type { UseCases } from '../use-cases.ts';
import { openedText, sealedText } from './seal.ts';

/*
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
  const text = `${expiresAt}.${sha256(dashboardToken)}.${server}.${newServerName(ports)}`;
  return tokenPrefix + (await sealedText(ports, 'page_tokens', text));
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
    : "The dashboard token is invalid. Use the one that the host of this server gave you with your account; the host's own is in dashboard.token.";
  return new ServiceError('invalid_api_key', message);
}

function noSession(): ServiceError {
  return new ServiceError('missing_api_key', 'The page is not signed in, or its session has ended.');
}
