import { type ErrorName, errorStatus } from '../contract/errors.ts';
import { errorJson } from './error-reply.ts';

export interface TransportReply {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** The answer to what never became a request: the connection ends with it. */
export function transportReply(name: ErrorName, message: string, requestId: string): TransportReply {
  const body = errorJson(name, message);
  return {
    status: errorStatus[name],
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'x-request-id': requestId,
    },
    body,
  };
}
