import { parseUrl } from '../contract/addresses.ts';
import { ServiceError } from '../service/service-error.ts';
import type { Exchange } from './exchange.ts';

/** Which pages may make a browser change something here. */
export interface KnownOrigins {
  /** Those that the host allowed by name. */
  readonly allowed: ReadonlySet<string>;
  /** Our own one, when a proxy hides it from the Host header. */
  readonly publicUrl: string | undefined;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isSafe({ request }: Exchange): boolean {
  return safeMethods.has(request.method);
}

/**
 * Refuses what a page of somebody else makes a browser send. Only browsers send these headers, and no page
 * can forge them; a request without them passes.
 * @throws ServiceError validation_error, as a strange Host is: no key is at fault.
 */
export function checkOrigin(exchange: Exchange, origins: KnownOrigins): void {
  if (isSafe(exchange)) return;
  const { headers } = exchange.request;
  const origin = headers.get('origin');
  if (origin !== null && origins.allowed.has(origin)) return;
  const site = headers.get('sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site') throw foreign('Sec-Fetch-Site', site);
  if (origin !== null && !isOwnOrigin(origin, exchange, origins)) throw foreign('Origin', origin);
}

/** Whether a browser vouches that one of our own pages sent this. */
export function isFromOwnPage(exchange: Exchange, origins: KnownOrigins): boolean {
  const { headers } = exchange.request;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && isOwnOrigin(origin, exchange, origins);
}

/** The Host has passed its check by now. Its scheme is unknown here: a proxy may have taken the TLS off. */
function isOwnOrigin(origin: string, { url }: Exchange, { publicUrl }: KnownOrigins): boolean {
  return origin === publicUrl || parseUrl(origin)?.host === url.host;
}

function foreign(header: string, value: string): ServiceError {
  return new ServiceError(
    'validation_error',
    `${header}: ${JSON.stringify(value.slice(0, 253))} says that a page of another origin sent this; the host can allow an origin with --allow-origin`,
  );
}
