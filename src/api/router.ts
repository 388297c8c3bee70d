import { PatternRouter } from 'hono/router/pattern-router';
import { type ServerAddress, serverAddresses } from '../contract/addresses.ts';
import { apiPrefix, endpoints, type OperationId, operationIds } from '../contract/endpoints.ts';
import { isResumeId } from '../contract/identifiers.ts';
import { shuttingDown } from '../operations/admit.ts';
import type { Operations } from '../operations/create-operations.ts';
import { printJson } from '../operations/json-text.ts';
import type { Performed } from '../operations/operation.ts';
import { ServiceError } from '../service/service-error.ts';
import type { ApiParts } from './api.ts';
import type { KnownOrigins } from './check-origin.ts';
import { printDashboardCookie } from './dashboard-cookie.ts';
import { createDocumentation } from './documentation.ts';
import { errorJson } from './error-reply.ts';
import type { Exchange, Reply } from './exchange.ts';
import { credentialsOf, operationRequest } from './operation-request.ts';
import { allowedMethods, authenticationOf, isApiPath, routePath, sentPath } from './paths.ts';

export type Route = (exchange: Exchange) => Promise<Reply>;

/** What one row of the routes does; `id`: what stands in the path where the row has `:id`. */
type Work = (exchange: Exchange, id: string) => Promise<Reply>;

/** What the routes need beside the parts of the API. */
export interface RouteParts {
  readonly operations: Operations;
  readonly origins: KnownOrigins;
  readonly isDraining: () => boolean;
}

/** Finds what a request is for and does it; rejects with what went wrong. */
export function createRouter(parts: ApiParts, routing: RouteParts): Route {
  // Only the part of Hono that finds a path: all that comes after it makes Web Responses, which cost much.
  const router = new PatternRouter<Work>();
  for (const id of operationIds) {
    const { method, path } = endpoints[id];
    const work: Work = (exchange, pathId) => perform(id, pathId, exchange, parts, routing);
    router.add(method, routePath(apiPrefix + path), work);
  }
  for (const [address, work] of Object.entries(besideTheTable(parts, routing))) {
    router.add('GET', routePath(address), work);
  }
  return (exchange) => {
    const { method, url } = exchange.request;
    const path = sentPath(url);
    // The router takes a path with a slash at its end for the path without.
    if (path.endsWith('/')) return unknownPath(exchange, routing);
    const [found] = router.match(method === 'HEAD' ? 'GET' : method, path)[0];
    if (!found) return unknownPath(exchange, routing);
    const [work, { id = '' }] = found;
    return work(exchange, String(id));
  };
}

function besideTheTable(parts: ApiParts, routing: RouteParts): Readonly<Record<ServerAddress, Work>> {
  const documentation = createDocumentation();
  return {
    [serverAddresses.openApiDocument]: () => documentation.openApi().then(ok),
    [serverAddresses.documentation]: () => documentation.page(),
    [serverAddresses.health]: async () => ok('{"status":"ok"}'),
    [serverAddresses.readiness]: (exchange) => readiness(parts, routing, exchange),
    [serverAddresses.pdfFile]: (exchange, id) => pdfFileReply(id, exchange, parts),
  };
}

async function perform<Id extends OperationId>(
  id: Id,
  pathId: string,
  exchange: Exchange,
  parts: ApiParts,
  { operations, origins }: RouteParts,
): Promise<Reply> {
  const request = operationRequest(pathId, exchange, origins, endpoints[id]);
  const performed = await operations.perform(id, request, exchange);
  const headers = performedHeaders(performed, parts);
  return { status: 200, body: printJson(performed.answer), ...(headers && { headers }) };
}

function performedHeaders(
  { replayed, session }: Pick<Performed<OperationId>, 'replayed' | 'session'>,
  { clock, publicUrl }: ApiParts,
): Reply['headers'] {
  if (replayed) return { 'idempotent-replayed': 'true' };
  if (!session) return undefined;
  const maxAge = Math.floor((session.expiresAt - clock.now()) / 1000);
  const secure = publicUrl?.startsWith('https://') ?? false;
  return { 'set-cookie': printDashboardCookie({ session: session.session, maxAge, secure }) };
}

async function unknownPath(exchange: Exchange, { operations, origins }: RouteParts): Promise<Reply> {
  const { request, url } = exchange;
  if (isApiPath(url.pathname)) {
    const authentication = authenticationOf(url.pathname);
    await operations.admit({ authentication, counted: true }, credentialsOf(exchange, origins), exchange);
  }
  const allow = allowedMethods(url.pathname);
  const message = allow
    ? `${request.method} is not offered at this path, only ${allow}.`
    : 'There is nothing at this path; GET /api/v1/openapi.json lists all there is.';
  return { status: 404, body: errorJson('not_found', message), ...(allow && { headers: { allow } }) };
}

/** @throws ServiceError rate_limit_exceeded while draining. */
async function readiness(
  { checkReadiness, log }: ApiParts,
  { isDraining }: RouteParts,
  { requestId }: Exchange,
): Promise<Reply> {
  if (isDraining()) throw shuttingDown();
  const reason = await checkReadiness?.().catch((error: unknown) => {
    log?.({ requestId, error });
    return 'the store cannot answer; the log of this server says why';
  });
  if (!reason) return ok('{"status":"ready"}');
  return { status: 503, body: JSON.stringify({ status: 'not ready', reason }) };
}

function ok(json: string): Reply {
  return { status: 200, body: json };
}

/**
 * GET /files/{id}.pdf: no key, the signature is the permission.
 * @throws ServiceError not_found for every link that is not good, whatever the reason.
 */
async function pdfFileReply(
  id: string,
  { url }: Exchange,
  { useCases, pdfLinks }: Pick<ApiParts, 'useCases' | 'pdfLinks'>,
): Promise<Reply> {
  const query = (name: string): string => url.searchParams.get(name) ?? '';
  const link = { id, version: query('v'), expires: query('exp'), signature: query('sig') };
  if (!isResumeId(id) || !pdfLinks?.accepts(link)) {
    throw new ServiceError(
      'not_found',
      'This link is not valid, or not any more. Ask for the resume again to get a new one.',
    );
  }
  const pdf = await useCases.readPdf(id, link.version);
  return { status: 200, body: new Uint8Array(pdf), headers: pdfHeaders(id) };
}

function pdfHeaders(id: string): Record<string, string> {
  return {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${id}.pdf"`,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': 'sandbox',
  };
}
