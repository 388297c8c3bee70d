import { parseUrl } from '../contract/web-address.ts';
import { ServiceError } from '../service/service-error.ts';
import type { ApiContext } from './api.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses names that this server was not told to answer to, so that a page in the owner's browser
 * cannot reach it under a name of its own (DNS rebinding). Looks at the Host header and the request target.
 * @returns the check, which throws a ServiceError validation_error.
 */
export function createHostCheck(allowedHosts: readonly string[]): (c: ApiContext) => void {
  const allowed = new Set([...loopback, ...allowedHosts.map(hostName)]);
  return (c) => {
    const header = c.req.header('host');
    const url = c.get('url');
    // As a rule the header is what the URL was made of.
    const names =
      header === undefined || header === url.host ? [url.hostname] : [hostName(header), url.hostname];
    const stranger = names.find((name) => !allowed.has(name));
    if (stranger === undefined) return;
    throw new ServiceError(
      'validation_error',
      `Host: this server does not accept ${JSON.stringify(stranger.slice(0, 253))}; the host can allow it with --allow-host`,
    );
  };
}

/** A host name without its port, in lower case. */
function hostName(host: string): string {
  return host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
}

/** Which pages may make a browser change something here. */
export interface KnownOrigins {
  /** Those that the host allowed by name. */
  readonly allowed: ReadonlySet<string>;
  /** Our own one, when a proxy hides it from the Host header. */
  readonly publicUrl: string | undefined;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isSafe(c: ApiContext): boolean {
  return safeMethods.has(c.req.method);
}

/**
 * Refuses what a page of somebody else makes a browser send. Only browsers send these headers, and no page
 * can forge them; a request without them passes.
 * @throws ServiceError validation_error, as a strange Host is: no key is at fault.
 */
export function checkOrigin(c: ApiContext, origins: KnownOrigins): void {
  if (isSafe(c)) return;
  const origin = c.req.header('origin');
  if (origin !== undefined && origins.allowed.has(origin)) return;
  const site = c.req.header('sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site') throw foreign('Sec-Fetch-Site', site);
  if (origin !== undefined && !isOwnOrigin(origin, c, origins)) throw foreign('Origin', origin);
}

/** Whether a browser vouches that one of our own pages sent this. */
export function isFromOwnPage(c: ApiContext, origins: KnownOrigins): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = c.req.header('origin');
  return origin !== undefined && isOwnOrigin(origin, c, origins);
}

/** The Host has passed its check by now. Its scheme is unknown here: a proxy may have taken the TLS off. */
function isOwnOrigin(origin: string, c: ApiContext, { publicUrl }: KnownOrigins): boolean {
  return origin === publicUrl || parseUrl(origin)?.host === c.get('url').host;
}

function foreign(header: string, value: string): ServiceError {
  return new ServiceError(
    'validation_error',
    `${header}: ${JSON.stringify(value.slice(0, 253))} is another origin; the host can allow it with --allow-origin`,
  );
}

/** The headers of our answers that a page of an allowed origin may read, beyond the few it always may. */
export const exposedHeaders = [
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'x-should-retry',
  'x-error-code',
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
