import type { Endpoint } from '../contract/endpoints.ts';
import { ServiceError } from '../service/service-error.ts';
import type { Caller, DashboardCaller } from '../service/use-cases.ts';
import { admitDashboard } from './admit-dashboard.ts';
import { shuttingDown } from './draining.ts';
import type { Exchange } from './exchange.ts';
import type { Gate } from './gate.ts';

/**
 * The key, then the rate limit. Leaves the account's window in the exchange, for the headers of any answer.
 * @throws ServiceError missing_api_key, invalid_api_key, rate_limit_exceeded
 */
export async function admit(
  { authentication, counted }: Pick<Endpoint, 'authentication' | 'counted'>,
  exchange: Exchange,
  gate: Gate,
): Promise<Caller | DashboardCaller> {
  if (authentication !== 'api_key') return admitDashboard(authentication, exchange, gate);
  const { useCases, isDraining } = gate;
  const caller = await useCases.authenticate(exchange.request.headers.get('x-api-key')?.trim() || null);
  try {
    const isCounted = counted && !isDraining();
    exchange.rateLimit = await (isCounted ? useCases.countRequest(caller) : useCases.rateLimit(caller));
  } catch (error) {
    if (isRefusal(error)) exchange.rateLimit = await useCases.rateLimit(caller);
    throw error;
  }
  if (isDraining()) throw shuttingDown();
  return caller;
}

function isRefusal(error: unknown): boolean {
  return error instanceof ServiceError && error.name === 'rate_limit_exceeded';
}
