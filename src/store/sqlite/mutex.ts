/** One holder at a time, in the order of asking. */
export interface Mutex {
  lock(): Promise<void>;
  unlock(): void;
}

export function createMutex(): Mutex {
  let isHeld = false;
  const waiting: (() => void)[] = [];
  return {
    lock: async () => {
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
      isHeld = true;
    },
    unlock: () => {
      const next = waiting.shift();
      if (next) next();
      else isHeld = false;
    },
  };
}
