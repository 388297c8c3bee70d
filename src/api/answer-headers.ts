import type { Exchange, Reply, ReplyBody } from './exchange.ts';
import { authenticationOf, isApiPath } from './paths.ts';

/** The headers of one answer: those that all have, those of the account, those of the reply itself. */
export function answerHeaders({ url, requestId, rateLimit }: Exchange, reply: Reply): Record<string, string> {
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
