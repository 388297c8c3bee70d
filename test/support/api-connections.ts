import type { ApiParts } from '../../src/api/api.ts';
import { serve } from '../../src/api/serve.ts';
import type { UseCases } from '../../src/service/use-cases.ts';
import { buildApi } from './build-api.ts';
import { now } from './fake-use-cases.ts';
import { isLong } from './how-long.ts';

interface SentRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One way to the API. The same scenarios go through each. */
export interface ApiConnection {
  readonly origin: string;
  fetch(url: string, request: SentRequest): Promise<Response>;
  close(): Promise<void>;
}

export type OpenApiConnection = (useCases: UseCases, parts?: Partial<ApiParts>) => Promise<ApiConnection>;

async function openInProcess(useCases: UseCases, parts?: Partial<ApiParts>): Promise<ApiConnection> {
  const api = buildApi(useCases, parts);
  return {
    origin: 'http://127.0.0.1',
    fetch: (url, request) => api.fetch(new Request(url, request)),
    close: async () => undefined,
  };
}

async function openSocket(useCases: UseCases, parts?: Partial<ApiParts>): Promise<ApiConnection> {
  const server = await serve({
    api: buildApi(useCases, parts),
    port: 0,
    clock: { now: () => now },
    newRequestId: () => 'req_transport',
    writeLog: () => undefined,
    logFormat: 'json',
  });
  return { origin: server.url, fetch: (url, request) => fetch(url, request), close: () => server.close() };
}

export const apiConnections: readonly (readonly [string, OpenApiConnection])[] = [
  ['in process', openInProcess],
  ['over a socket', openSocket],
];

/** For scenarios in which the engine works, which is the same behind both: in the short form as a client comes. */
export const engineConnections = isLong ? apiConnections : apiConnections.slice(1);
