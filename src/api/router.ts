import { Hono } from 'hono/tiny';
import {
  apiPrefix,
  type Endpoint,
  endpoints,
  type OperationId,
  operationIds,
} from '../contract/endpoints.ts';
import { isResumeId } from '../contract/resume-id.ts';
import { noSuchResume } from '../service/resumes/no-such-resume.ts';
import { ServiceError } from '../service/service-error.ts';
import { admit } from './admit.ts';
import type { ApiParts } from './api.ts';
import { createDocumentation } from './documentation.ts';
import { shuttingDown } from './draining.ts';
import { errorJson } from './error-reply.ts';
import type { Exchange, Reply } from './exchange.ts';
import type { Gate } from './gate.ts';
import { type CallerOf, createHandlers, type Handlers } from './handlers.ts';
import { allowedMethods, authenticationOf, isApiPath, routePath } from './paths.ts';
import { pdfFileReply } from './pdf-file.ts';
import { readInput } from './read-input.ts';

export type Route = (exchange: Exchange) => Promise<Reply>;

/**
 * Finds what a request is for and does it; rejects with what went wrong. Hono only ever sees method and
 * path and hands our replies through, so that it never makes a Web Response of its own.
 */
export function createRouter(parts: ApiParts, gate: Gate): Route {
  const hono = new Hono<{ Bindings: Exchange }>();
  const handlers = createHandlers(parts);
  const documentation = createDocumentation();
  for (const id of operationIds) {
    const { method, path } = endpoints[id];
    hono.on(method, routePath(path), (context) =>
      through(perform(id, context.req.param('id') ?? '', context.env, handlers, gate)),
    );
  }
  hono.get(`${apiPrefix}/openapi.json`, () => through(documentation.openApi().then(ok)));
  hono.get('/docs', () => through(documentation.page()));
  hono.get('/healthz', () => through(Promise.resolve(ok('{"status":"ok"}'))));
  hono.get('/readyz', () => through(readiness(parts, gate)));
  hono.get('/files/:file', ({ req, env }) => through(pdfFileReply(req.param('file'), env, parts)));
  hono.notFound(({ env }) => through(unknownPath(env, gate)));
  hono.onError((error) => {
    throw error;
  });
  return async (exchange) => {
    const { url, method } = exchange.request;
    // The small router takes a path with a slash at its end for the path without.
    if (exchange.url.pathname.endsWith('/')) return unknownPath(exchange, gate);
    const sought = { url, method: method === 'HEAD' ? 'GET' : method };
    return (await hono.fetch(sought as Request, exchange)) as unknown as Reply;
  };
}

/** Hono's types want a Response; what it carries is ours from one end to the other. */
function through(reply: Promise<Reply>): Promise<Response> {
  return reply as unknown as Promise<Response>;
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

/** @throws ServiceError rate_limit_exceeded while draining, internal_server_error when the store cannot answer. */
async function readiness({ checkReadiness }: ApiParts, { isDraining }: Gate): Promise<Reply> {
  if (isDraining()) throw shuttingDown();
  try {
    await checkReadiness?.();
  } catch (cause) {
    const message = 'Not ready: the store cannot answer. The log of this server says why.';
    throw new ServiceError('internal_server_error', message, { cause });
  }
  return ok('{"status":"ready"}');
}

function ok(json: string): Reply {
  return { status: 200, body: json };
}
