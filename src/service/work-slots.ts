import { ServiceError } from './service-error.ts';

const retryAfterSeconds = 2;

/** Limits the expensive work of one service, so that many requests take time but not memory. */
export interface WorkSlots {
  /** Does the work when it is its turn. @throws ServiceError rate_limit_exceeded if too many are waiting */
  run<Result>(work: (letOthers: LetOthers) => Promise<Result>): Promise<Result>;
}

/** Lets waiting work go first between two parts of one work. Never refused, because the work was accepted. */
export type LetOthers = () => Promise<void>;

export interface WorkLimits {
  /** Maximum parallel work. */
  readonly concurrency?: number;
  /** Maximum waiting work. */
  readonly waiting?: number;
}

/**
 * First in, first out. Each work starts in its own turn of the event loop, because Node accepts one new connection
 * per turn, and connected clients would otherwise keep all others out.
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
    // A slot that is handed on stays taken.
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
    `The service is busy with other requests. Nothing was charged.`,
    { retryAfterSeconds },
  );
}
