import { createOperations } from '../operations/create-operations.ts';
import { causeOf } from '../operations/failure.ts';
import { ServiceError } from '../service/service-error.ts';
import { answerHeaders } from './answer-headers.ts';
import type { Api, ApiParts } from './api.ts';
import { checkHost, hostName } from './check-host.ts';
import { checkOrigin, type KnownOrigins } from './check-origin.ts';
import { createAnswer } from './create-answer.ts';
import { crossOriginHeaders, preflightHeaders } from './cross-origin.ts';
import { errorReply } from './error-reply.ts';
import type { ApiRequest, Exchange, Reply } from './exchange.ts';
import { createFailedKeys } from './failed-keys.ts';
import { allowedMethods } from './paths.ts';
import { createRouter } from './router.ts';

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
