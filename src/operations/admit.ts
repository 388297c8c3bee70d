import type { Endpoint } from '../contract/endpoints/endpoint.ts';
import { ServiceError } from '../service/service-error.ts';
import type { Caller, DashboardCaller } from '../service/use-cases.ts';
import type { Admission, Credentials, OperationParts } from './operation.ts';

type AdmissionParts = Pick<OperationParts, 'useCases' | 'isDraining'>;

/** Seconds after which another process should have taken over. */
export const drainedAfterSeconds = 10;

/** The error for new work during a shutdown. */
export function shuttingDown(): ServiceError {
  const message = 'This server is shutting down and takes no new work.';
  return new ServiceError('rate_limit_exceeded', message, { retryAfterSeconds: drainedAfterSeconds });
}

/**
 * Checks the key, then the rate limit.
 * @throws ServiceError missing_api_key, invalid_api_key, rate_limit_exceeded
 */
export async function admit(
  { authentication, counted }: Pick<Endpoint, 'authentication' | 'counted'>,
  credentials: Credentials,
  admission: Admission,
  parts: AdmissionParts,
): Promise<Caller | DashboardCaller> {
  const caller = await (authentication === 'api_key'
    ? admitKey(counted, () => callerOf(credentials, parts), admission, parts)
    : admitDashboard(authentication, credentials, admission, parts));
  if (parts.isDraining()) throw shuttingDown();
  return caller;
}

function callerOf({ apiKey, page }: Credentials, { useCases }: AdmissionParts): Promise<Caller> {
  return page ? useCases.authenticatePage(page.session) : useCases.authenticate(apiKey);
}

async function admitKey(
  counted: boolean,
  authenticated: () => Promise<Caller>,
  admission: Admission,
  { useCases, isDraining }: AdmissionParts,
): Promise<Caller> {
  const caller = await authenticated();
  const isCounted = counted && !isDraining();
  admission.rateLimit = await (isCounted ? useCases.countRequest(caller) : useCases.rateLimit(caller));
  return {
    ...caller,
    onCounted: (rateLimit) => {
      admission.rateLimit = rateLimit;
    },
  };
}

/** Does the work; if a rate limit refuses it, records the limit in the admission for the response headers. */
export async function noteRateLimit<Result>(
  admission: Admission,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ServiceError && error.rateLimit) admission.rateLimit = error.rateLimit;
    throw error;
  }
}

/** Checks the dashboard token or session, then its own rate limit. API keys are ignored. */
async function admitDashboard(
  authentication: Exclude<Endpoint['authentication'], 'api_key'>,
  { token, session, checkSession, page }: Credentials,
  admission: Admission,
  parts: AdmissionParts,
): Promise<DashboardCaller> {
  const caller = page
    ? await parts.useCases.authenticatePage(page.session)
    : await parts.useCases.authenticateDashboard({
        token,
        session: authentication === 'dashboard' ? session : null,
      });
  if (caller.bySession) checkSession?.();
  admission.rateLimit = await parts.useCases.countDashboardRequest(caller);
  return caller;
}
