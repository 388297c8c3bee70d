import { once } from 'node:events';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createGoneSignals } from '../../src/api/gone-signals.ts';

it('tells when the connection is gone, and not before', async () => {
  const socket = new Socket();
  const signal = createGoneSignals()(socket);
  expect(signal.aborted).toBe(false);
  socket.destroy();
  await once(socket, 'close');
  expect(signal.aborted).toBe(true);
});

it('tells at once of a connection that is gone already', () => {
  const socket = new Socket().destroy();
  expect(createGoneSignals()(socket).aborted).toBe(true);
});

it('keeps one listener on a connection, however many requests are under way on it', () => {
  const [socket, other, goneSignal] = [new Socket(), new Socket(), createGoneSignals()];
  const own = socket.listenerCount('close');
  const signals = Array.from({ length: 100 }, () => goneSignal(socket));
  expect(new Set(signals).size).toBe(1);
  expect(socket.listenerCount('close')).toBe(own + 1);
  expect(goneSignal(other)).not.toBe(signals[0]);
});
