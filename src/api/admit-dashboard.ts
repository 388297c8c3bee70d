import type { Endpoint } from '../contract/endpoints.ts';
import { limits } from '../contract/limits.ts';
import { ServiceError } from '../service/service-error.ts';
import type { DashboardCaller } from '../service/use-cases.ts';
import { isFromOwnPage, isSafe } from './check-origin.ts';
import { readDashboardCookie } from './dashboard-cookie.ts';
import { shuttingDown } from './draining.ts';
import type { ApiRequest, Exchange } from './exchange.ts';
import type { Gate } from './gate.ts';

/**
 * The dashboard's token or cookie, then its own rate limit. An API key is not even looked at.
 * @throws ServiceError missing_api_key, invalid_api_key, rate_limit_exceeded
 */
export async function admitDashboard(
  authentication: Exclude<Endpoint['authentication'], 'api_key'>,
  exchange: Exchange,
  gate: Gate,
): Promise<DashboardCaller> {
  const { request } = exchange;
  const caller = await gate.useCases.authenticateDashboard({
    token: bearerToken(request),
    session: authentication === 'dashboard' ? readDashboardCookie(request.headers.get('cookie')) : null,
  });
  if (caller.bySession && !isSafe(exchange) && !isFromOwnPage(exchange, gate.origins)) {
    throw new ServiceError(
      'invalid_api_key',
      'The dashboard cookie changes something only from one of this server\'s own pages (Sec-Fetch-Site: same-origin, or its Origin). Elsewhere send the token as "Authorization: Bearer dash_…".',
    );
  }
  await countRequest(caller, exchange, gate);
  if (gate.isDraining()) throw shuttingDown();
  return caller;
}

async function countRequest(caller: DashboardCaller, exchange: Exchange, gate: Gate): Promise<void> {
  try {
    exchange.rateLimit = await gate.useCases.countDashboardRequest(caller);
  } catch (error) {
    if (error instanceof ServiceError && error.name === 'rate_limit_exceeded') {
      exchange.rateLimit = {
        limit: limits.dashboardRequestsPerMinute,
        remaining: 0,
        // The seconds were rounded up from the end of the window, so this gives that end exactly.
        reset: Math.floor(gate.clock.now() / 1000) + (error.retryAfterSeconds ?? 1),
      };
    }
    throw error;
  }
}

/** Another scheme than Bearer counts as no token at all. */
function bearerToken(request: ApiRequest): string | null {
  return /^bearer +(\S+)$/i.exec(request.headers.get('authorization')?.trim() ?? '')?.[1] ?? null;
}
