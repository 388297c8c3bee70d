import { ownValue } from '../contract/own-value.ts';
import { createOperations } from '../operations/create-operations.ts';
import { causeOf } from '../operations/failure.ts';
import { type Piece, textOf } from '../operations/json-text.ts';
import { ServiceError } from '../service/service-error.ts';
import type { Api, ApiParts } from './api.ts';
import { checkOrigin, type KnownOrigins } from './check-origin.ts';
import { crossOriginHeaders, preflightHeaders } from './cross-origin.ts';
import { errorReply } from './error-reply.ts';
import type { ApiRequest, ApiResponse, Exchange, Reply, ReplyBody } from './exchange.ts';
import { createFailedKeys } from './failed-keys.ts';
import { allowedMethods, authenticationOf, isApiPath } from './paths.ts';
import { createRouter } from './router.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses names that this server was not told to answer to, so that a page in the owner's browser
 * cannot reach it under a name of its own (DNS rebinding). Looks at the Host header and the request target.
 * @throws ServiceError validation_error
 */
function checkHost({ request, url }: Exchange, allowedHosts: ReadonlySet<string>): void {
  const header = request.headers.get('host');
  // As a rule the header is what the URL was made of.
  const names = header === null || header === url.host ? [url.hostname] : [hostName(header), url.hostname];
  const stranger = names.find((name) => !loopback.has(name) && !allowedHosts.has(name));
  if (stranger === undefined) return;
  throw new ServiceError(
    'validation_error',
    `Host: this server does not answer to ${JSON.stringify(stranger.slice(0, 253))}; the host can allow it with --allow-host`,
  );
}

/** A host name without its port, in lower case. */
function hostName(host: string): string {
  return host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
}

/** The API over HTTP as one function from request to response. */
export function createApi(parts: ApiParts): Api {
  let draining = false;
  const origins: KnownOrigins = { allowed: new Set(parts.allowedOrigins), publicUrl: parts.publicUrl };
  const isDraining = () => draining;
  const operations = createOperations({ ...parts, isDraining });
  const route = createRouter(parts, { operations, origins, isDraining });
  const failedKeys = createFailedKeys(parts.clock, parts.timer);
  const allowedHosts = new Set(parts.allowedHosts.map(hostName));

  async function decide(exchange: Exchange): Promise<Reply> {
    try {
      checkHost(exchange, allowedHosts);
      checkOrigin(exchange, origins);
      return optionsReply(exchange, origins) ?? (await route(exchange));
    } catch (error) {
      const failed = errorReply(error);
      if (isWrongKey(error)) await failedKeys.slowDown(exchange.request.source);
      if (failed.status < 500) return failed;
      if (exchange.request.signal?.aborted) return errorReply(callerWentAway(error));
      parts.log?.({ requestId: exchange.requestId, error: causeOf(error) });
      return failed;
    }
  }

  async function reply(request: ApiRequest): Promise<Required<Reply>> {
    const url = readUrl(request.url);
    const exchange: Exchange = { request, url, requestId: parts.newRequestId(), rateLimit: null };
    const decided = await decide(exchange);
    const headers = answerHeaders(exchange, decided);
    if (origins.allowed.size > 0) Object.assign(headers, crossOriginHeaders(exchange, origins.allowed));
    // HEAD has the headers of GET, the length included, and no body.
    return { status: decided.status, headers, body: request.method === 'HEAD' ? null : decided.body };
  }

  return {
    reply,
    fetch: async (request) => createAnswer(await reply(request)),
    drain() {
      draining = true;
    },
  };
}

function isWrongKey(error: unknown): boolean {
  return error instanceof ServiceError && error.name === 'invalid_api_key';
}

/** Null for another method, and where the path is unknown: then the answer is that of any method. */
function optionsReply(exchange: Exchange, { allowed }: KnownOrigins): Reply | null {
  if (exchange.request.method !== 'OPTIONS') return null;
  const allow = allowedMethods(exchange.url.pathname);
  if (allow === null) return null;
  return { status: 204, body: null, headers: { allow, ...preflightHeaders(exchange, allowed, allow) } };
}

/** Nobody reads this; the log has to know that nothing here failed. */
function callerWentAway(cause: unknown): ServiceError {
  return new ServiceError('validation_error', 'request: its sender went away', { cause });
}

/** An address that no URL can have, such as http://999.999.999.999, fails the host check like any stranger. */
function readUrl(url: string): URL {
  try {
    return new URL(url);
  } catch {
    return new URL('http://not-an-address.invalid');
  }
}

/** The headers of one answer: those that all have, those of the account, those of the reply itself. */
function answerHeaders({ url, requestId, rateLimit }: Exchange, reply: Reply): Record<string, string> {
  // Assigned one by one: spreading a handful of small objects costs more than routing does.
  const headers: Record<string, string> = {
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
  };
  if (reply.body !== null) {
    headers['content-type'] = 'application/json';
    headers['content-length'] = String(bytesIn(reply.body));
  }
  if (isApiPath(url.pathname)) headers['cache-control'] = 'no-store';
  if (rateLimit) {
    headers['ratelimit-limit'] = String(rateLimit.limit);
    headers['ratelimit-remaining'] = String(rateLimit.remaining);
    headers['ratelimit-reset'] = String(rateLimit.reset);
  }
  if (reply.status === 401) headers['www-authenticate'] = challenge(url.pathname);
  return reply.headers ? Object.assign(headers, reply.headers) : headers;
}

function challenge(pathname: string): string {
  return `${authenticationOf(pathname) === 'api_key' ? 'ApiKey' : 'Bearer'} realm="resume-tailor"`;
}

function bytesIn(body: NonNullable<ReplyBody>): number {
  if (body instanceof Uint8Array || typeof body === 'string') return Buffer.byteLength(body);
  let sum = 0;
  for (const piece of body) sum += Buffer.byteLength(piece);
  return sum;
}

/** A plain object in place of a Web Response, which costs much to make and to read. Its body can be read often. */
function createAnswer({ status, headers, body }: Required<Reply>): ApiResponse {
  return {
    status,
    headers: { get: (name) => ownValue(headers, name.toLowerCase()) ?? null },
    text: async () => piecesOf(body).map(textOf).join(''),
    arrayBuffer: async () => new Uint8Array(Buffer.concat(piecesOf(body).map(bytesOf))).buffer,
  };
}

function piecesOf(body: ReplyBody): readonly Piece[] {
  if (body === null) return [];
  return typeof body === 'string' || body instanceof Uint8Array ? [body] : body;
}

function bytesOf(piece: Piece): Uint8Array {
  return typeof piece === 'string' ? new TextEncoder().encode(piece) : piece;
}
