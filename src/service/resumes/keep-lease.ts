import type { Ports } from '../ports.ts';

/** How long an attempt is believed to be alive by machines that cannot see its process. */
export const leaseMilliseconds = 60_000;

/** Renews the lease while the work runs. */
export async function keepLease<Result>(
  { store, clock, timer }: Ports,
  generationId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const renew = () => store.renewGeneration(generationId, clock.now() + leaseMilliseconds);
  // A renewal that fails is tried again by the next one; if all fail, finishing finds the attempt released and says so.
  const stop = timer.every(leaseMilliseconds / 3, () => void renew().catch(() => undefined));
  try {
    return await work();
  } finally {
    stop();
  }
}
