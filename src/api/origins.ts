import { fieldError, type ValidationError } from '../values/validation-error.ts';
import { parseUrl } from '../values/web-address.ts';
import type { ApiContext } from './api.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses host names that this server does not serve, so that a page in the owner's browser cannot reach it under
 * another name (DNS rebinding). Checks the Host header and the request target.
 * @returns the check, which throws a ValidationError
 */
export function createHostCheck(allowedHosts: readonly string[]): (c: ApiContext) => void {
  const allowed = new Set([...loopback, ...allowedHosts.map(hostName)]);
  return (c) => {
    const header = c.req.header('host');
    const url = c.get('url');
    // Usually the URL was built from the header.
    const names =
      header === undefined || header === url.host ? [url.hostname] : [hostName(header), url.hostname];
    const stranger = names.find((name) => !allowed.has(name));
    if (stranger === undefined) return;
    throw fieldError(
      'Host',
      `this server does not accept ${JSON.stringify(stranger.slice(0, 253))}; the host can allow it with --allow-host`,
    );
  };
}

/** The host name in lower case, without port and final dot. */
function hostName(host: string): string {
  return host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
}

/** The pages that may make a browser change something here. */
export interface KnownOrigins {
  /** Origins allowed by the host. */
  readonly allowed: ReadonlySet<string>;
  /** Our own origin, if a proxy hides it from the Host header. */
  readonly publicUrl: string | undefined;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isSafe(c: ApiContext): boolean {
  return safeMethods.has(c.req.method);
}

/**
 * Refuses changes that a page of another origin makes a browser send. Only browsers send these headers, and pages
 * cannot forge them; requests without them pass.
 * @throws ValidationError, as for an unknown Host, because no key is at fault
 */
export function checkOrigin(c: ApiContext, origins: KnownOrigins): void {
  if (isSafe(c)) return;
  const origin = c.req.header('origin');
  if (origin !== undefined && origins.allowed.has(origin)) return;
  const site = c.req.header('sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site') throw foreign('Sec-Fetch-Site', site);
  if (origin !== undefined && !isOwnOrigin(origin, c, origins)) throw foreign('Origin', origin);
}

/** True if the browser says that one of our own pages sent this. */
export function isFromOwnPage(c: ApiContext, origins: KnownOrigins): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = c.req.header('origin');
  return origin !== undefined && isOwnOrigin(origin, c, origins);
}

/** The Host is already checked. Ignores the scheme, because a proxy may have removed TLS. */
function isOwnOrigin(origin: string, c: ApiContext, { publicUrl }: KnownOrigins): boolean {
  return origin === publicUrl || parseUrl(origin)?.host === c.get('url').host;
}

function foreign(header: string, value: string): ValidationError {
  return fieldError(
    header,
    `${JSON.stringify(value.slice(0, 253))} is another origin; the host can allow it with --allow-origin`,
  );
}

/** Response headers that pages of allowed origins may read, besides the default ones. */
export const exposedHeaders = [
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'x-should-retry',
  'x-error-code',
  'x-error-path',
  'idempotent-replayed',
  'x-request-id',
] as const;

const sentHeaders = ['authorization', 'content-type', 'idempotency-key', 'x-api-key'] as const;

/** Seconds that browsers may cache a preflight. */
const preflightSeconds = '600';

/** Sets CORS headers if origins are allowed: never `*`, never other origins, never credentials. */
export function setCrossOriginHeaders(c: ApiContext, allowed: ReadonlySet<string>): void {
  if (allowed.size === 0) return;
  c.header('vary', 'Origin');
  const origin = c.req.header('origin');
  if (origin === undefined || !allowed.has(origin)) return;
  c.header('access-control-allow-origin', origin);
  c.header('access-control-expose-headers', exposedHeaders.join(', '));
}

/** Adds the preflight headers to OPTIONS for an allowed origin. */
export function setPreflightHeaders(c: ApiContext, allowed: ReadonlySet<string>, methods: string): void {
  const origin = c.req.header('origin');
  const isPreflight = c.req.header('access-control-request-method') !== undefined;
  if (!isPreflight || origin === undefined || !allowed.has(origin)) return;
  c.header('access-control-allow-methods', methods);
  c.header('access-control-allow-headers', sentHeaders.join(', '));
  c.header('access-control-max-age', preflightSeconds);
}
