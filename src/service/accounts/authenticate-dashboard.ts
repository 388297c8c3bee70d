import type { Ports } from '../ports.ts';
import { isDashboardToken } from '../secrets/dashboard-token.ts';
import { ServiceError } from '../service-error.ts';
import { sha256 } from '../sha256.ts';
import type { UseCases } from '../use-cases.ts';

export function authenticateDashboard({ store }: Ports): UseCases['authenticateDashboard'] {
  return async (token) => {
    const secret = token?.trim();
    if (!secret) {
      throw new ServiceError(
        'missing_api_key',
        'No dashboard token was sent. Send it as "Authorization: Bearer dash_…".',
      );
    }
    const accountId = isDashboardToken(secret) ? await store.findDashboardAccount(sha256(secret)) : null;
    if (accountId === null) {
      throw new ServiceError('invalid_api_key', 'The dashboard bearer token is invalid.');
    }
    return { accountId };
  };
}
