/** Waiting, handed in so that tests need not wait. */
export interface Timers {
  /** Calls `task` once, without keeping the process alive, unless the returned function is called before. */
  after(milliseconds: number, task: () => void): () => void;
}

export const processTimers: Timers = {
  after(milliseconds, task) {
    const timeout = setTimeout(task, milliseconds).unref();
    return () => clearTimeout(timeout);
  },
};
