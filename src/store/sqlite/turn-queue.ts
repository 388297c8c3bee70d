import type { Waiting } from './round-settler.ts';

/** Work on the connection that arrives in one turn of the event loop runs together, round by round. */
export interface TurnQueue {
  read<Result>(run: () => Result): Promise<Result>;
  write<Result>(run: () => Result): Promise<Result>;
  /** Whether the rounds of a turn are running, or their answers are being taken. */
  isTurn(): boolean;
}

export interface TurnQueueParts {
  readonly settle: (round: readonly Waiting[]) => Promise<void>;
  readonly onTurn: () => void;
}

/** More than a request needs: who asks on and on in this process must not keep the sockets waiting. */
const maxRounds = 8;

export function createTurnQueue({ settle, onTurn }: TurnQueueParts): TurnQueue {
  const waiting: Waiting[] = [];
  let isTurn = false;

  function runRound(roundsLeft: number): void {
    isTurn = waiting.length > 0 && roundsLeft > 0;
    if (isTurn) {
      void settle(waiting.splice(0));
      // A tick that a microtask asks for comes after the last one: who got an answer has asked on by then.
      queueMicrotask(() => process.nextTick(runRound, roundsLeft - 1));
    } else if (waiting.length > 0) setImmediate(beginTurn);
  }

  function beginTurn(): void {
    onTurn();
    runRound(maxRounds);
  }

  function join<Result>(run: () => Result, writes: boolean): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (waiting.length === 0 && !isTurn) setImmediate(beginTurn);
      waiting.push({ run, writes, resolve, reject });
    });
  }

  return {
    read: (run) => join(run, false),
    write: (run) => join(run, true),
    isTurn: () => isTurn,
  };
}
