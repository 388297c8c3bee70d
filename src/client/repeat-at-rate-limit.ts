/** Refusals in a row after which the service counts as overloaded. */
const maxRefusals = 20;

interface Waiting {
  /** Seconds until the same work may succeed; null if waiting does not help. */
  readonly secondsToWait: (error: unknown) => number | null;
  readonly pause: (seconds: number) => Promise<void>;
}

/** Repeats the work while the service answers with a time to retry. A call alone gives up after a minute. */
export async function repeatAtRateLimit<Result>(
  work: () => Promise<Result>,
  { secondsToWait, pause }: Waiting,
): Promise<Result> {
  for (let refusals = 1; ; refusals += 1) {
    try {
      return await work();
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === null || refusals >= maxRefusals) throw error;
      await pause(seconds);
    }
  }
}
