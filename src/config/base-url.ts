import { apiPrefix } from '../contract/endpoints.ts';
import { withoutTrailing } from '../values/strings.ts';
import { ValidationError } from '../values/validation-error.ts';
import { parseUrl } from '../values/web-address.ts';

/**
 * The base URL for the client: http or https, ending in the API's prefix.
 * @throws ValidationError with `place`, the flag, variable or file it came from
 */
export function readBaseUrl(text: string, place: string): string {
  const problem = (message: string) => new ValidationError([{ path: place, message }]);
  const url = parseUrl(text);
  if (!url) throw problem(`must be a URL such as http://127.0.0.1:8787${apiPrefix}`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw problem('must start with http:// or https://');
  if (url.username || url.password) throw problem('must not contain a user name or a password');
  if (url.search || url.hash) throw problem('must not have a query or a fragment');
  const pathname = withoutTrailing(url.pathname, '/');
  return `${url.origin}${pathname === '' ? apiPrefix : pathname}`;
}

/** True if the server at this URL runs on this machine. */
export function isLoopback(baseUrl: string): boolean {
  return isLoopbackHost(new URL(baseUrl).hostname.replace(/^\[(.*)\]$/, '$1'));
}

/** @param host without brackets */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** True if the URL's host is on this machine or in a private network, judged by its name. */
export function isOnThisNetwork(url: string): boolean {
  const { hostname } = new URL(url);
  const isPrivate = /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\.[\d.]+$|^\[f[cd]|^\[fe80:/.test(
    hostname,
  );
  const isBareName = /^[^.[\]]+$/.test(hostname) || /\.(?:local|lan|home|internal)$/.test(hostname);
  return isLoopback(url) || isPrivate || isBareName;
}
