/** Prevents overlapping runs of `work`: calls during a run cause one more run after it, with the latest state. */
export function latest(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isAsked = false;
  return async () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isAsked) {
        isAsked = false;
        await work();
      }
    } finally {
      isRunning = false;
    }
  };
}
