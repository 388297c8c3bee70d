import { PatternRouter } from 'hono/router/pattern-router';
import {
  apiPrefix,
  type Endpoint,
  endpoints,
  type OperationId,
  operationIds,
} from '../contract/endpoints.ts';
import { isResumeId } from '../contract/resume-id.ts';
import { type ServerAddress, serverAddresses } from '../contract/server-addresses.ts';
import { noSuchResume } from '../service/resumes/no-such-resume.ts';
import { admit } from './admit.ts';
import type { ApiParts } from './api.ts';
import { createDocumentation } from './documentation.ts';
import { shuttingDown } from './draining.ts';
import { errorJson } from './error-reply.ts';
import type { Exchange, Reply } from './exchange.ts';
import type { Gate } from './gate.ts';
import { type CallerOf, createHandlers, type Handlers } from './handlers.ts';
import { allowedMethods, authenticationOf, isApiPath, routePath, sentPath } from './paths.ts';
import { pdfFileReply } from './pdf-file.ts';
import { readInput } from './read-input.ts';

export type Route = (exchange: Exchange) => Promise<Reply>;

/** What one row of the routes does; `id`: what stands in the path where the row has `:id`. */
type Work = (exchange: Exchange, id: string) => Promise<Reply>;

/** Finds what a request is for and does it; rejects with what went wrong. */
export function createRouter(parts: ApiParts, gate: Gate): Route {
  // Only the part of Hono that finds a path: all that comes after it makes Web Responses, which cost much.
  const router = new PatternRouter<Work>();
  const handlers = createHandlers(parts);
  for (const id of operationIds) {
    const { method, path } = endpoints[id];
    const work: Work = (exchange, pathId) => perform(id, pathId, exchange, handlers, gate);
    router.add(method, routePath(apiPrefix + path), work);
  }
  for (const [address, work] of Object.entries(besideTheTable(parts, gate))) {
    router.add('GET', routePath(address), work);
  }
  return (exchange) => {
    const { method, url } = exchange.request;
    const path = sentPath(url);
    // The router takes a path with a slash at its end for the path without.
    if (path.endsWith('/')) return unknownPath(exchange, gate);
    const [found] = router.match(method === 'HEAD' ? 'GET' : method, path)[0];
    if (!found) return unknownPath(exchange, gate);
    const [work, { id = '' }] = found;
    return work(exchange, String(id));
  };
}

function besideTheTable(parts: ApiParts, gate: Gate): Readonly<Record<ServerAddress, Work>> {
  const documentation = createDocumentation();
  return {
    [serverAddresses.openApiDocument]: () => documentation.openApi().then(ok),
    [serverAddresses.documentation]: () => documentation.page(),
    [serverAddresses.health]: async () => ok('{"status":"ok"}'),
    [serverAddresses.readiness]: (exchange) => readiness(parts, gate, exchange),
    [serverAddresses.pdfFile]: (exchange, id) => pdfFileReply(id, exchange, parts),
  };
}

async function perform<Id extends OperationId>(
  id: Id,
  pathId: string,
  exchange: Exchange,
  handlers: Handlers,
  gate: Gate,
): Promise<Reply> {
  const endpoint: Endpoint = endpoints[id];
  const caller = (await admit(endpoint, exchange, gate)) as CallerOf<Id>;
  if (endpoint.path.startsWith('/resumes/{id}') && !isResumeId(pathId)) {
    throw noSuchResume();
  }
  const input = await readInput(id, exchange);
  const { json, headers } = await handlers[id]({ caller, id: pathId, ...input, request: exchange.request });
  return { status: 200, body: json, ...(headers && { headers }) };
}

async function unknownPath(exchange: Exchange, gate: Gate): Promise<Reply> {
  const { request, url } = exchange;
  if (isApiPath(url.pathname)) {
    const authentication = authenticationOf(url.pathname);
    await admit({ authentication, counted: true }, exchange, gate);
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
  { isDraining }: Gate,
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
