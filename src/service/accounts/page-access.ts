import { dashboardSessionHours } from '../../contract/limits.ts';
import type { Ports } from '../ports.ts';
import { isDashboardToken } from '../secrets.ts';
import { ServiceError } from '../service-error.ts';
import { sha256 } from '../sha256.ts';
import type { UseCases } from '../use-cases.ts';
import { openedText, sealedText } from './sealed-text.ts';

/*
 * How a browser gets in to the page: by the dashboard token that somebody types, or by a token for one use that
 * `resume-tailor open` puts into the address. Either becomes a session, which is a cookie. A session of the page is
 * `page_` + a sealed `expiry.token hash`; a token for one use is `once_` + a sealed `expiry.token hash.server.number`.
 */

const sessionPrefix = 'page_';
const tokenPrefix = 'once_';
const sessionContent = /^(\d{1,15})\.([0-9a-f]{64})$/;
const tokenContent = /^(\d{1,15})\.([0-9a-f]{64})\.([0-9a-f]{32})\.([0-9a-f]{32})$/;

/** A browser may take some seconds to start. */
const tokenMilliseconds = 60_000;

type AccessPorts = Pick<Ports, 'store' | 'randomness' | 'clock'>;

/** Names one running server: a token for one use is good there and nowhere else. */
export function newServerName({ randomness }: Pick<Ports, 'randomness'>): string {
  return Buffer.from(randomness.bytes(16)).toString('hex');
}

/** Who reads the dashboard token in the home may make tokens for the page of the server there. */
export async function createPageToken(
  ports: AccessPorts,
  dashboardToken: string,
  server: string,
): Promise<string> {
  const expiresAt = ports.clock.now() + tokenMilliseconds;
  const content = `${expiresAt}.${sha256(dashboardToken)}.${server}.${newServerName(ports)}`;
  return tokenPrefix + (await sealedText(ports, 'page_tokens', content));
}

/** @param server name of this server */
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
    : 'The dashboard token is invalid. Use the one you got from the host of this server, who finds it in dashboard.token.';
  return new ServiceError('invalid_api_key', message);
}

function noSession(): ServiceError {
  return new ServiceError('missing_api_key', 'The page is not signed in, or its session has ended.');
}
