import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A new folder for this run, which is removed when the process ends, also by an error or a signal. */
export function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of signals) endOn(signal);
  return folder;
}

/** A signal by itself would end the process without the `exit` event. */
function endOn(signal: (typeof signals)[number]): void {
  if (process.listenerCount(signal) > 0) return;
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
