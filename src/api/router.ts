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
import { admit } from './admit.ts';
import type { ApiParts } from './api.ts';
import { errorJson } from './error-reply.ts';
import type { Exchange, Reply } from './exchange.ts';
import { type CallerOf, createHandlers, type Handlers } from './handlers.ts';
import { createOpenApiText } from './open-api-text.ts';
import { allowedMethods, authenticationOf, isApiPath, routePath } from './paths.ts';
import { pdfFileReply } from './pdf-file.ts';
import { readInput } from './read-input.ts';

export type Route = (exchange: Exchange) => Promise<Reply>;

/**
 * Finds what a request is for and does it; rejects with what went wrong. Hono only ever sees method and
 * path and hands our replies through, so that it never makes a Web Response of its own.
 */
export function createRouter(parts: ApiParts): Route {
  const hono = new Hono<{ Bindings: Exchange }>();
  const handlers = createHandlers(parts.useCases, parts.pdfUrl);
  const openApiText = createOpenApiText();
  for (const id of operationIds) {
    const { method, path } = endpoints[id];
    hono.on(method, routePath(path), (context) =>
      through(perform(id, context.req.param('id') ?? '', context.env, handlers, parts)),
    );
  }
  hono.get(`${apiPrefix}/openapi.json`, () => through(openApiText().then(ok)));
  hono.get('/healthz', () => through(Promise.resolve(ok('{"status":"ok"}'))));
  hono.get('/readyz', () => through(readiness(parts)));
  hono.get('/files/:file', ({ req, env }) => through(pdfFileReply(req.param('file'), env, parts)));
  hono.notFound(({ env }) => through(unknownPath(env, parts)));
  hono.onError((error) => {
    throw error;
  });
  return async (exchange) => {
    const { url, method } = exchange.request;
    // The small router takes a path with a slash at its end for the path without.
    if (exchange.url.pathname.endsWith('/')) return unknownPath(exchange, parts);
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
  { useCases }: ApiParts,
): Promise<Reply> {
  const endpoint: Endpoint = endpoints[id];
  const caller = (await admit(endpoint, exchange, useCases)) as CallerOf<Id>;
  if (endpoint.path.startsWith('/resumes/{id}') && !isResumeId(pathId)) {
    throw noSuchResume();
  }
  const input = await readInput(id, exchange);
  const { json, headers } = await handlers[id]({ caller, id: pathId, ...input });
  return { status: 200, body: json, ...(headers && { headers }) };
}

async function unknownPath(exchange: Exchange, { useCases }: ApiParts): Promise<Reply> {
  const { request, url } = exchange;
  if (isApiPath(url.pathname)) {
    const authentication = authenticationOf(url.pathname);
    await admit({ authentication, counted: true }, exchange, useCases);
  }
  const allow = allowedMethods(url.pathname);
  const message = allow
    ? `${request.method} is not offered at this path, only ${allow}.`
    : 'There is nothing at this path; GET /api/v1/openapi.json lists all there is.';
  return { status: 404, body: errorJson('not_found', message), ...(allow && { headers: { allow } }) };
}

async function readiness({ checkReadiness }: ApiParts): Promise<Reply> {
  await checkReadiness?.();
  return ok('{"status":"ready"}');
}

function ok(json: string): Reply {
  return { status: 200, body: json };
}
