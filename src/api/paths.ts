import { pagePrefix, serverAddresses } from '../contract/addresses.ts';
import type { Endpoint } from '../contract/endpoints/endpoint.ts';
import { apiPrefix, endpoints } from '../contract/endpoints.ts';

/** True for API paths, where the key is checked first. */
export function isApiPath(pathname: string): boolean {
  return pathname === apiPrefix || pathname.startsWith(`${apiPrefix}/`);
}

/** True for paths that the page's cookie gives access to. */
export function isPagePath(pathname: string): boolean {
  return pathname.startsWith(`${pagePrefix}/`);
}

/**
 * The path as sent, even if the address is not a valid URL. A URL would resolve `/docs/../api/v1/keys` to
 * `/api/v1/keys`, so a filter in front of this server would see a different path than the router.
 */
export function sentPath(address: string): string {
  return /^(?:[a-z]+:\/\/[^/?#]*)?([^?#]*)/i.exec(address)?.[1] ?? '';
}

/** The credential that an API path requires; unknown paths require that of their neighbors. */
export function authenticationOf(pathname: string): Endpoint['authentication'] {
  const rows: readonly Endpoint[] = Object.values(endpoints);
  const first = firstPart(pathname.slice(apiPrefix.length));
  return rows.find(({ path }) => firstPart(path) === first)?.authentication ?? 'api_key';
}

/** The value of the `Allow` header; null for an unknown path. */
export function allowedMethods(pathname: string): string | null {
  const methods = methodsByPath().find(([pattern]) => pattern.test(pathname))?.[1];
  if (!methods) return null;
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

/** True for `/api/v1/resumes/generate`, which a path with a parameter would match too. */
export function isLiteralPath(pathname: string): boolean {
  return literalPaths.has(pathname);
}

const literalPaths: ReadonlySet<string> = new Set(
  Object.values(endpoints).flatMap(({ path }) => (path.includes('{') ? [] : [apiPrefix + path])),
);

/** Converts `/resumes/{id}` to the router's `/resumes/:id`. */
export function routePath(address: string): string {
  return address.replaceAll('{', ':').replaceAll('}', '');
}

/** `keys` of `/keys/{id}` */
function firstPart(path: string): string | undefined {
  return path.split('/')[1];
}

/** Literal paths come before those with a parameter, which would match them too. */
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
