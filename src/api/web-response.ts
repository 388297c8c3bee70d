import type { CreateResponse } from './exchange.ts';

/** The global Web Response, for sockets. Looked up at each call: the Node adapter puts a faster one in place. */
export const createWebResponse: CreateResponse = (body, init) => new Response(body, init);
