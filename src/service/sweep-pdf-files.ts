import type { Ports } from './ports.ts';

type SweepPorts = Pick<Ports, 'store' | 'files' | 'clock'>;

/** A running generation writes its file before its resume, and none takes this long. */
const oldMilliseconds = 3_600_000;

/**
 * Removes PDF files without a resume, left when a process was killed between file and commit, or between deletion and
 * file.
 */
export async function sweepPdfFiles({ store, files, clock }: SweepPorts, signal: AbortSignal): Promise<void> {
  const old = clock.now() - oldMilliseconds;
  await files.removeDraftsBefore(old, signal);
  for await (const ids of files.writtenBefore(old)) {
    if (signal.aborted) return;
    const existing = await store.existingResumes(ids);
    await Promise.all(ids.filter((id) => !existing.has(id)).map((id) => files.remove(id)));
  }
}

const restMilliseconds = 600_000;

/**
 * Sweeps in the background, repeatedly, because another server may delete a resume whose PDF is on this disk.
 * @returns a function that stops it
 */
export function startSweep(
  { timer, ...ports }: SweepPorts & Pick<Ports, 'timer'>,
  report: (error: unknown) => void,
): () => void {
  const stop = new AbortController();
  let isSweeping = false;
  const sweep = (): void => {
    if (isSweeping) return;
    isSweeping = true;
    sweepPdfFiles(ports, stop.signal)
      .catch((error: unknown) => {
        // After the stop the store is closed, so errors are expected.
        if (!stop.signal.aborted) report(error);
      })
      .finally(() => {
        isSweeping = false;
      });
  };
  sweep();
  const stopRepeating = timer.every(restMilliseconds, sweep);
  return () => {
    stopRepeating();
    stop.abort();
  };
}
