import type { Socket } from 'node:net';

/** Gives the signal that tells when a connection is gone. */
export type GoneSignals = (socket: Socket) => AbortSignal;

/** One signal for each connection, however many requests it holds: each would leave a listener on it. */
export function createGoneSignals(): GoneSignals {
  const signals = new WeakMap<Socket, AbortSignal>();
  return (socket) => {
    const known = signals.get(socket);
    if (known) return known;
    const signal = goneSignal(socket);
    signals.set(socket, signal);
    return signal;
  };
}

function goneSignal(socket: Socket): AbortSignal {
  const controller = new AbortController();
  if (socket.destroyed) controller.abort();
  else socket.once('close', () => controller.abort());
  return controller.signal;
}
