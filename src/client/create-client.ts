import { type Client, clientOf } from './client.ts';
import type { ClientOptions } from './client-options.ts';
import { createCall } from './http-call.ts';

/** The service over HTTP. */
export function createClient(options: ClientOptions): Client {
  return clientOf(createCall(options));
}
