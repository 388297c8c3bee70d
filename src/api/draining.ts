import { ServiceError } from '../service/service-error.ts';

/** Seconds after which another process should be in place. */
const retryAfterSeconds = 10;

/** Why new work is refused once the server was told to stop. */
export function shuttingDown(): ServiceError {
  const message = `This server is shutting down and takes no new work. Retry after ${retryAfterSeconds} seconds.`;
  return new ServiceError('rate_limit_exceeded', message, { retryAfterSeconds });
}
