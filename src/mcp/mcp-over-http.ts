import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server';
import type { Call } from '../client/call.ts';
import type { Client } from '../client/client.ts';
import { createMcpServer } from './create-mcp-server.ts';
import type { FormSeal } from './person.ts';

/** Open streams for change notifications; this server never sends any. */
const maxSubscriptions = 64;

export interface McpOverHttp {
  /** @param call performs operations as the sender of the request */
  answer(request: Request, body: unknown, call: Call): Promise<Response>;
  /** Closes all streams. */
  close(): Promise<void>;
}

/** @param seal for the forms shown to the person; the same on every server */
export function createMcpOverHttp(version: string, seal: FormSeal | null): McpOverHttp {
  return mcpOverHttp((call) => createMcpServer({ version, client: () => loadClient(call), seal }));
}

async function loadClient(call: Call): Promise<Client> {
  const { clientOf } = await import('../client/client.ts');
  return clientOf(call);
}

/** Streamable HTTP. Stateless, so that any of several servers can answer the next request. */
export function mcpOverHttp(serverFor: (call: Call) => McpServer): McpOverHttp {
  const calls = new WeakMap<Request, Call>();
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const call = requestInfo && calls.get(requestInfo);
      if (!call) throw new Error('An assistant request arrived without its operations.');
      return serverFor(call);
    },
    { maxSubscriptions },
  );
  return {
    answer(request, body, call) {
      calls.set(request, call);
      return handler.fetch(request, { parsedBody: body });
    },
    close: handler.close,
  };
}
