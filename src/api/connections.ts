import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface Connections {
  /** Closes those on which nothing is under way: no request, no answer that its reader still waits for. */
  closeIdle(): void;
}

interface State {
  /** Answers that are not wholly with the operating system yet. */
  answering: number;
  /** Bytes of the requests that were answered. More: the next request has begun. */
  answered: number;
}

/**
 * Watches the connections of a server from its start. Node's own `closeIdleConnections` takes an answer that
 * is written, but not sent, for done, and cuts it off; and it never closes a connection that sent nothing.
 */
export function watchConnections(server: Server): Connections {
  const states = new Map<Socket, State>();
  server.on('connection', (socket: Socket) => {
    states.set(socket, { answering: 0, answered: 0 });
    socket.once('close', () => states.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    const state = states.get(socket);
    if (!state) return;
    state.answering += 1;
    response.once('close', () => {
      state.answering -= 1;
      state.answered = socket.bytesRead;
    });
  });
  return {
    closeIdle() {
      for (const [socket, { answering, answered }] of states) {
        if (answering === 0 && socket.bytesRead === answered) socket.destroy();
      }
    },
  };
}
