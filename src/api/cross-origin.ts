import type { ApiContext } from './api.ts';

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
export function setCrossOriginHeaders(c: ApiContext, allowed: ReadonlySet<string>): void {
  if (allowed.size === 0) return;
  c.header('vary', 'Origin');
  const origin = c.req.header('origin');
  if (origin === undefined || !allowed.has(origin)) return;
  c.header('access-control-allow-origin', origin);
  c.header('access-control-expose-headers', exposedHeaders.join(', '));
}

/** What OPTIONS adds for the preflight of an allowed origin. */
export function setPreflightHeaders(c: ApiContext, allowed: ReadonlySet<string>, methods: string): void {
  const origin = c.req.header('origin');
  const isPreflight = c.req.header('access-control-request-method') !== undefined;
  if (!isPreflight || origin === undefined || !allowed.has(origin)) return;
  c.header('access-control-allow-methods', methods);
  c.header('access-control-allow-headers', sentHeaders.join(', '));
  c.header('access-control-max-age', preflightSeconds);
}
