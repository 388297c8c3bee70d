import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import type { Connections } from './connections.ts';

/** A kept-alive connection becomes idle only after its last answer, so one look at the start is not enough. */
const sweepInterval = 50;

/** Stops accepting, lets requests in flight end for `limit` milliseconds at most, then closes everything. */
export async function drain(server: Server, connections: Connections, limit: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  const closed = new Promise<void>((resolve) => {
    // Not the server's own close: it would cut off answers that are still on their way.
    SocketServer.prototype.close.call(server, () => resolve());
  });
  connections.closeIdle();
  const sweep = setInterval(connections.closeIdle, sweepInterval);
  const deadline = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
  // Nothing is left to close but the timer that looks for slow requests.
  server.close();
}
