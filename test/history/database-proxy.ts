import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

/** Stands between one server and its database. */
export interface DatabaseProxy {
  readonly port: number;
  /** Ends every connection at once. */
  cut(): void;
  /** The next commit reaches the database, and its answer nobody. */
  loseNextCommit(): void;
  /** How many commits it lost the answer of. */
  readonly lostCommits: number;
  /** From now on it only passes on. */
  spare(): void;
  close(): Promise<void>;
}

export async function startDatabaseProxy(databasePort: number): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  let [losesNext, lostCommits] = [false, 0];
  const server = createServer((near) => {
    const far = createConnection(databasePort, '127.0.0.1');
    let isLost = false;
    const end = (): void => {
      for (const socket of [near, far]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', end).on('close', end);
    }
    near.on('data', (chunk: Buffer) => {
      if (losesNext && chunk.includes('commit\0')) {
        [losesNext, isLost] = [false, true];
        lostCommits += 1;
      }
      far.write(chunk);
    });
    far.on('data', (chunk: Buffer) => {
      if (isLost) end();
      else near.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    cut,
    loseNextCommit() {
      losesNext = true;
    },
    get lostCommits() {
      return lostCommits;
    },
    spare() {
      losesNext = false;
    },
    async close() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
