import { pagePrefix, serverAddresses } from '../contract/addresses.ts';
import type { Endpoint } from '../contract/endpoints/endpoint.ts';
import { apiPrefix, endpoints } from '../contract/endpoints.ts';

/** Whether the path belongs to the API, where the key is asked for before anything else. */
export function isApiPath(pathname: string): boolean {
  return pathname === apiPrefix || pathname.startsWith(`${apiPrefix}/`);
}

/** Whether the path is one that the cookie of the page opens. */
export function isPagePath(pathname: string): boolean {
  return pathname.startsWith(`${pagePrefix}/`);
}

/**
 * The path of an address or a request target as it was sent, also of one that is no URL. A URL would take `/docs/../api/v1/keys` for
 * `/api/v1/keys`, so that a filter in front of us would have seen another path than the router.
 */
export function sentPath(address: string): string {
  return /^(?:[a-z]+:\/\/[^/?#]*)?([^?#]*)/i.exec(address)?.[1] ?? '';
}

/** Which credential opens a path of the API, known or not: that of its neighbors. */
export function authenticationOf(pathname: string): Endpoint['authentication'] {
  const rows: readonly Endpoint[] = Object.values(endpoints);
  const first = firstPart(pathname.slice(apiPrefix.length));
  return rows.find(({ path }) => firstPart(path) === first)?.authentication ?? 'api_key';
}

/** The value of an `Allow` header, or null for a path that the API does not know. */
export function allowedMethods(pathname: string): string | null {
  const methods = methodsByPath().find(([pattern]) => pattern.test(pathname))?.[1];
  if (!methods) return null;
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

/** `/resumes/{id}` as the router writes it: `/resumes/:id`. */
export function routePath(address: string): string {
  return address.replaceAll('{', ':').replaceAll('}', '');
}

/** `keys` of `/keys/{id}` */
function firstPart(path: string): string | undefined {
  return path.split('/')[1];
}

/** Paths that are written out come before those with a parameter, which would match them too. */
function methodsByPath(): readonly (readonly [RegExp, readonly string[]])[] {
  const rows: readonly Endpoint[] = Object.values(endpoints);
  const offered = [
    ...rows.map(({ method, path }) => ({ method, address: apiPrefix + path })),
    ...Object.values(serverAddresses).map((address) => ({ method: 'GET', address })),
  ];
  const addresses = [...new Set(offered.map(({ address }) => address))];
  const ordered = [
    ...addresses.filter((address) => !address.includes('{')),
    ...addresses.filter((address) => address.includes('{')),
  ];
  return ordered.map((address) => [
    new RegExp(`^${address.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    offered.filter((row) => row.address === address).map(({ method }) => method),
  ]);
}
