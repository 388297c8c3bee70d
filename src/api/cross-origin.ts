import type { Exchange } from './exchange.ts';

/** The headers of our answers that a page of an allowed origin may read, beyond the few it always may. */
export const exposedHeaders = [
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'x-should-retry',
  'idempotent-replayed',
  'x-request-id',
] as const;

const sentHeaders = ['authorization', 'content-type', 'idempotency-key', 'x-api-key'] as const;

/** Seconds that a browser may remember a preflight. */
const preflightSeconds = '600';

/** CORS headers, once any origin is allowed. Never `*`, never another origin than the allowed one, never credentials. */
export function crossOriginHeaders(
  { request }: Exchange,
  allowed: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  const origin = request.headers.get('origin');
  if (origin === null || !allowed.has(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': exposedHeaders.join(', '),
  };
}

/** What OPTIONS adds for the preflight of an allowed origin. */
export function preflightHeaders(
  { request }: Exchange,
  allowed: ReadonlySet<string>,
  methods: string,
): Readonly<Record<string, string>> {
  const origin = request.headers.get('origin');
  const isPreflight = request.headers.get('access-control-request-method') !== null;
  if (!isPreflight || origin === null || !allowed.has(origin)) return {};
  return {
    'access-control-allow-methods': methods,
    'access-control-allow-headers': sentHeaders.join(', '),
    'access-control-max-age': preflightSeconds,
  };
}
