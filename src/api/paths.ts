import { apiPrefix, type Endpoint, endpoints } from '../contract/endpoints.ts';

/** Whether the path belongs to the API, where the key is asked for before anything else. */
export function isApiPath(pathname: string): boolean {
  return pathname === apiPrefix || pathname.startsWith(`${apiPrefix}/`);
}

/**
 * The path of an address as it was sent, also of one that is no URL. A URL would take `/docs/../api/v1/keys` for
 * `/api/v1/keys`, so that a filter in front of us would have seen another path than the router.
 */
export function sentPath(address: string): string {
  return /^[a-z]+:\/\/[^/?#]*([^?#]*)/i.exec(address)?.[1] ?? '';
}

/** Which credential opens a path of the API, known or not. */
export function authenticationOf(pathname: string): Endpoint['authentication'] {
  const path = pathname.slice(apiPrefix.length);
  return path === '/keys' || path.startsWith('/keys/') ? 'dashboard' : 'api_key';
}

/** The value of an `Allow` header, or null for a path that the API does not know. */
export function allowedMethods(pathname: string): string | null {
  const methods = methodsByPath().find(([pattern]) => pattern.test(pathname))?.[1];
  if (!methods) return null;
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

/** `/resumes/{id}` as the router writes it: `/resumes/:id`. */
export function routePath(path: string): string {
  return `${apiPrefix}${path.replaceAll('{', ':').replaceAll('}', '')}`;
}

/** Paths that are written out come before those with a parameter, which would match them too. */
function methodsByPath(): readonly (readonly [RegExp, readonly string[]])[] {
  const rows: readonly Endpoint[] = Object.values(endpoints);
  const paths = [...new Set(rows.map((row) => row.path))];
  const ordered = [
    ...paths.filter((path) => !path.includes('{')),
    ...paths.filter((path) => path.includes('{')),
  ];
  return [
    ...ordered.map((path): [RegExp, string[]] => [
      new RegExp(`^${apiPrefix}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      rows.filter((row) => row.path === path).map((row) => row.method),
    ]),
    [new RegExp(`^${apiPrefix}/openapi\\.json$`), ['GET']],
    [/^\/(docs|healthz|readyz)$/, ['GET']],
    [/^\/files\/[^/]+\.pdf$/, ['GET']],
  ];
}
