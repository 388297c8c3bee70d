import { ServiceError } from './service-error.ts';

const retryAfterSeconds = 2;

/** Bounds the costly work that one service does at once, so that a crowd costs time and not memory. */
export interface WorkSlots {
  /** Does the work when its turn comes. @throws ServiceError rate_limit_exceeded when too many wait already */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface WorkLimits {
  /** Pieces of work under way at once. */
  readonly concurrency?: number;
  /** Pieces of work that may wait for their turn. */
  readonly waiting?: number;
}

/** First come, first served. */
export function createWorkSlots({ concurrency = 4, waiting = 256 }: WorkLimits = {}): WorkSlots {
  const queue: (() => void)[] = [];
  let running = 0;
  const acquire = async (): Promise<void> => {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw busy();
    await new Promise<void>((takeTurn) => queue.push(takeTurn));
  };
  const release = (): void => {
    const takeTurn = queue.shift();
    // A slot that is handed on stays taken all the while.
    takeTurn?.();
    if (!takeTurn) running -= 1;
  };
  return {
    async run(work) {
      await acquire();
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}

function busy(): ServiceError {
  return new ServiceError(
    'rate_limit_exceeded',
    `The service is busy with other requests. Nothing was charged. Retry after ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
}
