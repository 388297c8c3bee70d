import type { Server } from 'node:http';

/** A kept-alive connection becomes idle only after its last answer, so one look at the start is not enough. */
const sweepInterval = 50;

/** Stops accepting, lets requests in flight end for `limit` milliseconds at most, then closes everything. */
export async function drain(server: Server, limit: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval);
  const deadline = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
