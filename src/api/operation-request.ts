import type { Endpoint } from '../contract/endpoints.ts';
import type { Credentials, OperationRequest } from '../operations/operation.ts';
import { ServiceError } from '../service/service-error.ts';
import { isFromOwnPage, isSafe, type KnownOrigins } from './check-origin.ts';
import { readDashboardCookie } from './dashboard-cookie.ts';
import type { ApiRequest, Exchange } from './exchange.ts';
import { checkContentLength, mayHaveBody, readJson, skipBody } from './read-json.ts';

/** An HTTP request as the request for an operation. */
export function operationRequest(
  id: string,
  exchange: Exchange,
  origins: KnownOrigins,
  { body }: Pick<Endpoint, 'body'>,
): OperationRequest {
  const { request, url } = exchange;
  return {
    credentials: credentialsOf(exchange, origins),
    id,
    // Parsing the query is left to the first parameter that is asked for: most operations have none.
    query: { getAll: (name) => url.searchParams.getAll(name) },
    idempotencyKey: request.headers.get('idempotency-key'),
    body: async () => {
      if (!mayHaveBody(request)) return checkContentLength(request);
      return body === null ? skipBody(request) : readJson(request);
    },
    signal: request.signal,
  };
}

export function credentialsOf(exchange: Exchange, origins: KnownOrigins): Credentials {
  const { headers } = exchange.request;
  return {
    apiKey: headers.get('x-api-key')?.trim() || null,
    token: bearerToken(exchange.request),
    session: readDashboardCookie(headers.get('cookie')),
    checkSession: () => checkSession(exchange, origins),
  };
}

function checkSession(exchange: Exchange, origins: KnownOrigins): void {
  if (isSafe(exchange) || isFromOwnPage(exchange, origins)) return;
  throw new ServiceError(
    'invalid_api_key',
    'The dashboard cookie changes something only from one of this server\'s own pages (Sec-Fetch-Site: same-origin, or its Origin). Elsewhere send the token as "Authorization: Bearer dash_…".',
  );
}

/** Another scheme than Bearer counts as no token at all. */
function bearerToken(request: ApiRequest): string | null {
  return /^bearer +(\S+)$/i.exec(request.headers.get('authorization')?.trim() ?? '')?.[1] ?? null;
}
