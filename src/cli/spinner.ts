import ora from 'ora';
import type { OutputStream } from './io.ts';

/** Turns while the work goes on, and leaves nothing behind. */
export async function withSpinner<T>(text: string, stream: OutputStream, work: () => Promise<T>): Promise<T> {
  // In a terminal that does not tell its size, ora would erase lines without end.
  if (!stream.columns) return work();
  // ora would take the input stream over and swallow Ctrl-C.
  const spinner = ora({ text, stream, discardStdin: false }).start();
  try {
    return await work();
  } finally {
    spinner.stop();
  }
}
