import { apiPrefix, type Endpoint, endpoints } from '../contract/endpoints.ts';

/** Whether the path belongs to the API, where the key is asked for before anything else. */
export function isApiPath(pathname: string): boolean {
  return pathname === apiPrefix || pathname.startsWith(`${apiPrefix}/`);
}

/** Which credential opens a path of the API, known or not. */
export function authenticationOf(pathname: string): Endpoint['authentication'] {
  const path = pathname.slice(apiPrefix.length);
  return path === '/keys' || path.startsWith('/keys/') ? 'dashboard' : 'api_key';
}

/** The value of an `Allow` header, or null for a path that the API does not know. */
export function allowedMethods(pathname: string): string | null {
  const methods = new Set<string>();
  for (const [pattern, known] of methodsByPath()) {
    if (pattern.test(pathname)) for (const method of known) methods.add(method);
  }
  if (methods.size === 0) return null;
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods, 'OPTIONS'].join(', ');
}

/** `/resumes/{id}` as the router writes it: `/resumes/:id`. */
export function routePath(path: string): string {
  return `${apiPrefix}${path.replaceAll('{', ':').replaceAll('}', '')}`;
}

function methodsByPath(): readonly (readonly [RegExp, readonly string[]])[] {
  const rows: readonly Endpoint[] = Object.values(endpoints);
  const paths = [...new Set(rows.map((row) => row.path))];
  return [
    ...paths.map((path): [RegExp, string[]] => [
      new RegExp(`^${apiPrefix}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      rows.filter((row) => row.path === path).map((row) => row.method),
    ]),
    [new RegExp(`^${apiPrefix}/openapi\\.json$`), ['GET']],
    [/^\/(healthz|readyz)$/, ['GET']],
    [/^\/files\/[^/]+\.pdf$/, ['GET']],
  ];
}
