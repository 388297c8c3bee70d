import type { Endpoint } from '../contract/endpoints.ts';
import { limits } from '../contract/limits.ts';
import { ServiceError } from '../service/service-error.ts';
import type { Caller, DashboardCaller } from '../service/use-cases.ts';
import type { Admission, Credentials, OperationParts } from './operation.ts';

type Gate = Pick<OperationParts, 'useCases' | 'clock' | 'isDraining'>;

/** Seconds after which another process should be in place. */
export const drainedAfterSeconds = 10;

/** Why new work is refused once the server was told to stop. */
export function shuttingDown(): ServiceError {
  const message = `This server is shutting down and takes no new work. Retry after ${drainedAfterSeconds} seconds.`;
  return new ServiceError('rate_limit_exceeded', message, { retryAfterSeconds: drainedAfterSeconds });
}

/**
 * The key, then the rate limit.
 * @throws ServiceError missing_api_key, invalid_api_key, rate_limit_exceeded
 */
export async function admit(
  { authentication, counted }: Pick<Endpoint, 'authentication' | 'counted'>,
  credentials: Credentials,
  admission: Admission,
  gate: Gate,
): Promise<Caller | DashboardCaller> {
  const caller = await (authentication === 'api_key'
    ? admitKey(counted, () => callerOf(credentials, gate), admission, gate)
    : admitDashboard(authentication, credentials, admission, gate));
  if (gate.isDraining()) throw shuttingDown();
  return caller;
}

function callerOf({ apiKey, page }: Credentials, { useCases }: Gate): Promise<Caller> {
  return page ? useCases.authenticatePage(page.session) : useCases.authenticate(apiKey);
}

async function admitKey(
  counted: boolean,
  authenticated: () => Promise<Caller>,
  admission: Admission,
  { useCases, isDraining }: Gate,
): Promise<Caller> {
  const caller = await authenticated();
  try {
    const isCounted = counted && !isDraining();
    admission.rateLimit = await (isCounted ? useCases.countRequest(caller) : useCases.rateLimit(caller));
  } catch (error) {
    if (isRefusal(error)) admission.rateLimit = await useCases.rateLimit(caller);
    throw error;
  }
  return caller;
}

/** The dashboard's token or session, then its own rate limit. An API key is not even looked at. */
async function admitDashboard(
  authentication: Exclude<Endpoint['authentication'], 'api_key'>,
  { token, session, checkSession, page }: Credentials,
  admission: Admission,
  gate: Gate,
): Promise<DashboardCaller> {
  const caller = page
    ? await gate.useCases.authenticatePage(page.session)
    : await gate.useCases.authenticateDashboard({
        token,
        session: authentication === 'dashboard' ? session : null,
      });
  if (caller.bySession) checkSession?.();
  try {
    admission.rateLimit = await gate.useCases.countDashboardRequest(caller);
  } catch (error) {
    if (isRefusal(error)) {
      admission.rateLimit = {
        limit: limits.dashboardRequestsPerMinute,
        remaining: 0,
        // The seconds were rounded up from the end of the window, so this gives that end exactly.
        reset: Math.floor(gate.clock.now() / 1000) + (error.retryAfterSeconds ?? 1),
      };
    }
    throw error;
  }
  return caller;
}

function isRefusal(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.name === 'rate_limit_exceeded';
}
