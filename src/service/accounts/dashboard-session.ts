import { dashboardSessionHours } from '../../contract/limits.ts';
import { sha256 } from '../../sha256.ts';
import type { Ports } from '../ports.ts';
import { isDashboardToken } from '../secrets.ts';
import { ServiceError } from '../service-error.ts';
import type { UseCases } from '../use-cases.ts';
import { openedText, sealedText } from './seal.ts';

/* Access to the keys of an account: by its dashboard token, or by a session `sess_` + a sealed `expiry.token hash`. */

const prefix = 'sess_';
const content = /^(\d{1,15})\.([0-9a-f]{64})$/;

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
    "The dashboard bearer token is invalid. Use the one that the host of this server gave you with your account; the host's own is in dashboard.token.",
  );
}

function endedSession(): ServiceError {
  return new ServiceError(
    'invalid_api_key',
    'The dashboard session is invalid or has ended. Create a new one: POST /keys/session with the bearer token.',
  );
}

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
