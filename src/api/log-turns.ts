export interface LogTurns {
  add(line: string): void;
  /** Writes what waits, at once. */
  flush(): void;
}

/** So many turns of the event loop a line waits at most. */
const maxTurns = 8;

/**
 * Each write waits for the kernel, so the lines of turns of the event loop that follow on one another go out
 * together, for as long as each brings more. A server that has nothing to do keeps none back.
 */
export function createLogTurns(write: (lines: string) => void): LogTurns {
  let waiting: string[] = [];
  /** Since the first line came; 0: none waits. */
  let turns = 0;
  /** How many waited at the end of the last turn. */
  let known = 0;

  function flush(): void {
    if (waiting.length === 0) return;
    const lines = waiting.join('\n');
    waiting = [];
    write(lines);
  }

  function endTurn(): void {
    const isIdle = waiting.length === known;
    known = waiting.length;
    turns = isIdle || turns === maxTurns ? 0 : turns + 1;
    if (turns === 0) flush();
    else setImmediate(endTurn);
  }

  return {
    add(line) {
      waiting.push(line);
      if (turns > 0) return;
      turns = 1;
      known = 0;
      setImmediate(endTurn);
    },
    flush,
  };
}
