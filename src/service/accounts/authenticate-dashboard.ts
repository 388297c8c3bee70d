import type { Ports } from '../ports.ts';
import { isDashboardToken } from '../secrets/dashboard-token.ts';
import { ServiceError } from '../service-error.ts';
import { sha256 } from '../sha256.ts';
import type { UseCases } from '../use-cases.ts';
import { readDashboardSession } from './dashboard-session.ts';

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
    'The dashboard bearer token is invalid. Send the one that the host of this server gave you; the host finds it in dashboard.token.',
  );
}

function endedSession(): ServiceError {
  return new ServiceError(
    'invalid_api_key',
    'The dashboard session is invalid or has ended. Make a new one: POST /keys/session with the bearer token.',
  );
}
