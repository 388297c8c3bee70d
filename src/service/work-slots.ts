import { ServiceError } from './service-error.ts';

const retryAfterSeconds = 2;

/** Bounds the costly work that one service does at once, so that a crowd costs time and not memory. */
export interface WorkSlots {
  /** Does the work when its turn comes. @throws ServiceError rate_limit_exceeded when too many wait already */
  run<Result>(work: (letOthers: LetOthers) => Promise<Result>): Promise<Result>;
}

/** Between two pieces of one work: others that wait go first. Never refused, because the work was taken on. */
export type LetOthers = () => Promise<void>;

export interface WorkLimits {
  /** Pieces of work under way at once. */
  readonly concurrency?: number;
  /** Pieces of work that may wait for their turn. */
  readonly waiting?: number;
}

/**
 * First come, first served, each piece begun in a turn of the event loop of its own: Node takes one new connection in a
 * turn, so that in longer ones a crowd that is connected already keeps everybody else out.
 */
export function createWorkSlots({ concurrency = 4, waiting = 256 }: WorkLimits = {}): WorkSlots {
  const queue: (() => void)[] = [];
  let running = 0;
  let lastTurn = Promise.resolve();
  const ownTurn = (): Promise<void> => {
    lastTurn = lastTurn.then(() => new Promise((begin) => setImmediate(begin)));
    return lastTurn;
  };
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
  const letOthers = async (): Promise<void> => {
    const next = queue.shift();
    if (next) {
      const again = new Promise<void>((takeTurn) => queue.push(takeTurn));
      next();
      await again;
    }
    await ownTurn();
  };
  return {
    async run(work) {
      await acquire();
      try {
        await ownTurn();
        return await work(letOthers);
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
