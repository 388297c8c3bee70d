import { type Client, clientOf } from './client.ts';
import type { ClientOptions } from './client-options.ts';
import { createCall } from './http-call.ts';

/** The client for the service over HTTP, for programs. Commands load its two parts separately, when they need them. */
export function createClient(options: ClientOptions): Client {
  return clientOf(createCall(options));
}
