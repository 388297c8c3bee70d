import type { Endpoint } from '../contract/endpoints.ts';
import { ServiceError } from '../service/service-error.ts';
import type { Caller, DashboardCaller, RateLimit, UseCases } from '../service/use-cases.ts';
import type { ApiRequest, Exchange } from './exchange.ts';

/**
 * The key, then the rate limit. Leaves the account's window in the exchange, for the headers of any answer.
 * @throws ServiceError missing_api_key, invalid_api_key, rate_limit_exceeded
 */
export async function admit(
  { authentication, counted }: Pick<Endpoint, 'authentication' | 'counted'>,
  exchange: Exchange,
  useCases: UseCases,
): Promise<Caller | DashboardCaller> {
  if (authentication === 'dashboard') return useCases.authenticateDashboard(bearerToken(exchange.request));
  const caller = await useCases.authenticate(exchange.request.headers.get('x-api-key')?.trim() || null);
  exchange.rateLimit = await (counted
    ? countRequest(caller, exchange, useCases)
    : useCases.rateLimit(caller));
  return caller;
}

async function countRequest(caller: Caller, exchange: Exchange, useCases: UseCases): Promise<RateLimit> {
  try {
    return await useCases.countRequest(caller);
  } catch (error) {
    const refused = error instanceof ServiceError && error.name === 'rate_limit_exceeded';
    if (refused) exchange.rateLimit = await useCases.rateLimit(caller);
    throw error;
  }
}

/** Another scheme than Bearer counts as no token at all. */
function bearerToken(request: ApiRequest): string | null {
  return /^bearer +(\S+)$/i.exec(request.headers.get('authorization')?.trim() ?? '')?.[1] ?? null;
}
