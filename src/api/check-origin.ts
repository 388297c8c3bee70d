import { parseUrl } from '../contract/addresses.ts';
import { ServiceError } from '../service/service-error.ts';
import type { ApiContext } from './api.ts';

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
    `${header}: ${JSON.stringify(value.slice(0, 253))} says that a page of another origin sent this; the host can allow an origin with --allow-origin`,
  );
}
