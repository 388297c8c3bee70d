export interface LogTurns {
  add(line: string): void;
  /** Writes what waits, at once. */
  flush(): void;
}

/** The lines of one turn of the event loop go out together: each write waits for the kernel. */
export function createLogTurns(write: (lines: string) => void): LogTurns {
  let waiting: string[] = [];
  function flush(): void {
    if (waiting.length === 0) return;
    const lines = waiting.join('\n');
    waiting = [];
    write(lines);
  }
  return {
    add(line) {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push(line);
    },
    flush,
  };
}
