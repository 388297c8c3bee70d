import { ServiceError } from '../service/service-error.ts';
import { answerHeaders } from './answer-headers.ts';
import type { Api, ApiParts } from './api.ts';
import { checkHost, hostName } from './check-host.ts';
import { errorReply } from './error-reply.ts';
import type { Exchange, Reply } from './exchange.ts';
import { allowedMethods } from './paths.ts';
import { createRouter } from './router.ts';

/** The whole API as one function from request to response; `serve` and the command line both call it. */
export function createApi(parts: ApiParts): Api {
  const route = createRouter(parts);
  const allowedHosts = new Set(parts.allowedHosts.map(hostName));

  async function reply(exchange: Exchange): Promise<Reply> {
    try {
      checkHost(exchange, allowedHosts);
      const allow = exchange.request.method === 'OPTIONS' ? allowedMethods(exchange.url.pathname) : null;
      return allow === null ? await route(exchange) : { status: 204, body: null, headers: { allow } };
    } catch (error) {
      const failed = errorReply(error);
      if (failed.status >= 500) parts.log?.({ requestId: exchange.requestId, error: causeOf(error) });
      return failed;
    }
  }

  return {
    async fetch(request) {
      const url = readUrl(request.url);
      const exchange: Exchange = { request, url, requestId: parts.newRequestId(), rateLimit: null };
      const answer = withoutBody(request.method, await reply(exchange));
      const headers = answerHeaders(exchange, answer);
      return parts.createResponse(answer.body, { status: answer.status, headers });
    },
  };
}

/** An address that no URL can have, such as http://999.999.999.999, fails the host check like any stranger. */
function readUrl(url: string): URL {
  return URL.canParse(url) ? new URL(url) : new URL('http://not-an-address.invalid');
}

function causeOf(error: unknown): unknown {
  return error instanceof ServiceError && error.cause !== undefined ? error.cause : error;
}

/** HEAD has the headers of GET, the length included, and no body. */
function withoutBody(method: string, reply: Reply): Reply {
  if (method !== 'HEAD' || reply.body === null) return reply;
  const headers = {
    'content-type': 'application/json',
    ...reply.headers,
    'content-length': String(Buffer.byteLength(reply.body)),
  };
  return { ...reply, body: null, headers };
}
