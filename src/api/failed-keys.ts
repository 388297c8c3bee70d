import type { Clock, Timer } from '../service/ports.ts';

/** Wrong keys of one address that are answered at once, in a minute. */
const answeredAtOnce = 600;
/** Milliseconds that each further answer waits. */
const delay = 100;
const minute = 60_000;

export interface FailedKeys {
  /** After a wrong key. Who guesses many gets the same answer, only later; a right key is never held up. */
  slowDown(source: string | undefined): Promise<void>;
}

/** Counts wrong keys by the address that they came from; a minute later all is forgotten. */
export function createFailedKeys(clock: Clock, timer: Pick<Timer, 'wait'>): FailedKeys {
  const failures = new Map<string, number>();
  let countedMinute = 0;
  return {
    async slowDown(source) {
      if (source === undefined) return;
      const thisMinute = Math.floor(clock.now() / minute);
      if (thisMinute !== countedMinute) failures.clear();
      countedMinute = thisMinute;
      const count = (failures.get(source) ?? 0) + 1;
      failures.set(source, count);
      if (count > answeredAtOnce) await timer.wait(delay);
    },
  };
}
