import { ServiceError } from '../service-error.ts';

/** Ends work that nobody waits for any more. @throws ServiceError internal_server_error, which nobody hears */
export function requireClient(signal: AbortSignal | undefined): void {
  if (!signal?.aborted) return;
  throw new ServiceError(
    'internal_server_error',
    'The client left before its resume was made. Nothing was charged. Retry with an Idempotency-Key.',
  );
}
