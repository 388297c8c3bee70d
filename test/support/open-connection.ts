import { once } from 'node:events';
import { connect } from 'node:net';

export interface Connection {
  write(text: string): void;
  /** Everything so far, as soon as it holds `text`. */
  read(text: string): Promise<string>;
  /** Everything, once the server has closed the connection. */
  ended(): Promise<string>;
  /** Breaks it off, as a process that dies does. */
  reset(): void;
}

/** A bare connection, for what happens in the middle of a request. */
export async function openConnection(origin: string): Promise<Connection> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  const closed = once(socket, 'close');
  return {
    write: (text) => void socket.write(text),
    async read(text) {
      while (!received.includes(text)) await once(socket, 'data');
      return received;
    },
    async ended() {
      await closed;
      return received;
    },
    reset: () => void socket.resetAndDestroy(),
  };
}
