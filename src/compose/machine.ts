import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock, Randomness, Timer } from '../service/ports.ts';

/** Clock, randomness and timers of the machine. */
export const machine: { readonly clock: Clock; readonly randomness: Randomness; readonly timer: Timer } = {
  clock: { now: () => Date.now() },
  randomness: { bytes: (count) => randomBytes(count) },
  timer: {
    wait: (milliseconds) => sleep(milliseconds),
    every(milliseconds, task) {
      const interval = setInterval(task, milliseconds).unref();
      return () => clearInterval(interval);
    },
  },
};
