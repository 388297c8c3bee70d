import { getCookie } from 'hono/cookie';
import { bodyLimit, endpoints, type OperationId } from '../contract/endpoints.ts';
import type { Credentials, OperationRequest } from '../operations/operation.ts';
import { ServiceError } from '../service/service-error.ts';
import type { TraceContext } from '../service/use-cases.ts';
import type { ApiContext } from './api.ts';
import { isFromOwnPage, isSafe, type KnownOrigins } from './origins.ts';
import { checkContentLength, mayHaveBody, readJson, skipBody } from './read-json.ts';

export const dashboardCookie = 'resume_tailor_dashboard';

/** Converts an HTTP request to an operation request. */
export function operationRequest(c: ApiContext, origins: KnownOrigins, id: OperationId): OperationRequest {
  return {
    credentials: credentialsOf(c, origins),
    id: c.req.param('id') ?? '',
    query: c.get('url').searchParams,
    idempotencyKey: c.req.header('idempotency-key') ?? null,
    body: async () => {
      const limit = bodyLimit(id);
      if (!mayHaveBody(c)) return checkContentLength(c, limit);
      return endpoints[id].body === null ? skipBody(c, limit) : readJson(c, limit);
    },
    // Reads finish before they could be cancelled.
    signal: isSafe(c) ? undefined : c.req.raw.signal,
    trace: readTraceContext((name) => c.req.header(name)),
  };
}

export function credentialsOf(c: ApiContext, origins: KnownOrigins): Credentials {
  return {
    apiKey: c.req.header('x-api-key')?.trim() || null,
    token: bearerToken(c),
    session: getCookie(c, dashboardCookie) || null,
    checkSession: () => checkSession(c, origins),
  };
}

function checkSession(c: ApiContext, origins: KnownOrigins): void {
  if (isSafe(c) || isFromOwnPage(c, origins)) return;
  throw new ServiceError(
    'invalid_api_key',
    'Requests with the dashboard cookie that change something must come from the pages of this server (Sec-Fetch-Site: same-origin, or its Origin). Elsewhere, send the token as "Authorization: Bearer dash_…".',
  );
}

/** The token of the Bearer scheme; null for any other scheme. */
export function bearerToken(c: ApiContext): string | null {
  return /^bearer +(\S+)$/i.exec(c.req.header('authorization')?.trim() ?? '')?.[1] ?? null;
}

/** Version, trace id, parent id, flags. */
const traceparentForm = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const nothing = /^0+$/;
const maxTracestate = 512;

/**
 * The W3C trace context of a request, passed on unchanged and named in the log. Undefined if it is missing or
 * malformed.
 */
export function readTraceContext(
  header: (name: 'traceparent' | 'tracestate') => string | undefined,
): TraceContext | undefined {
  const traceparent = header('traceparent') ?? '';
  const [, version, traceId = '', parentId = ''] = traceparentForm.exec(traceparent) ?? [];
  if (version === undefined || version === 'ff' || nothing.test(traceId) || nothing.test(parentId))
    return undefined;
  const tracestate = header('tracestate');
  const isCarried =
    tracestate !== undefined && tracestate.length <= maxTracestate && /^[ -~]+$/.test(tracestate);
  return { traceId, headers: { traceparent, ...(isCarried && { tracestate }) } };
}
