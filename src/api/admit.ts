import type { Endpoint } from '../contract/endpoints.ts';
import { ServiceError } from '../service/service-error.ts';
import type { Caller, DashboardCaller, UseCases } from '../service/use-cases.ts';
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
  if (counted && !isDraining()) await countRequest(caller, exchange, useCases);
  else exchange.rateLimit = await useCases.rateLimit(caller);
  if (isDraining()) throw shuttingDown();
  return caller;
}

async function countRequest(caller: Caller, exchange: Exchange, useCases: UseCases): Promise<void> {
  try {
    exchange.rateLimit = await useCases.countRequest(caller);
  } catch (error) {
    const refused = error instanceof ServiceError && error.name === 'rate_limit_exceeded';
    if (refused) exchange.rateLimit = await useCases.rateLimit(caller);
    throw error;
  }
}
