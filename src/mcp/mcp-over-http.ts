import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server';
import type { Call } from '../client/call.ts';
import { clientOf } from '../client/client.ts';
import { createMcpServer } from './create-mcp-server.ts';
import type { FormSeal } from './person.ts';

/** Streams that stay open to hear of changes; a server of ours never has any to tell. */
const maxSubscriptions = 64;

export interface McpOverHttp {
  /** @param call performs operations as the sender of the request */
  answer(request: Request, body: unknown, call: Call): Promise<Response>;
  /** Ends what is still open. */
  close(): Promise<void>;
}

/** @param seal of the forms that the person is shown, the same for every server */
export function createMcpOverHttp(version: string, seal: FormSeal | null): McpOverHttp {
  return mcpOverHttp((call) => createMcpServer({ version, client: async () => clientOf(call), seal }));
}

/** Streamable HTTP. Nothing is kept between two requests, so that any of several servers may answer the next one. */
export function mcpOverHttp(serverFor: (call: Call) => McpServer): McpOverHttp {
  const calls = new WeakMap<Request, Call>();
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const call = requestInfo && calls.get(requestInfo);
      if (!call) throw new Error('Every request of an assistant comes with a way to the operations.');
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
