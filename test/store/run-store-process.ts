import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runs } from '../support/how-long.ts';

const script = fileURLToPath(new URL('./store-process.ts', import.meta.url));

export interface StoreProcess {
  /** Runs the command and returns its answer. */
  act(): Promise<unknown>;
  /** SIGKILL: no clean-up runs. */
  kill(): Promise<void>;
}

/** Starts a process that has loaded everything and waits for its start signal. */
export async function runStoreProcess(location: string, ...words: string[]): Promise<StoreProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, location, ...words], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await nextLine(lines, child);
  return {
    act: async () => {
      child.stdin.write('go\n');
      return JSON.parse(await nextLine(lines, child));
    },
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function nextLine(lines: AsyncIterator<string>, child: ChildProcess): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new Error(`The process ended without an answer (exit code ${child.exitCode}).`);
  return value;
}

export const severalProcesses = runs(2, 8);

/** Runs several processes at once. All are loaded before the first one starts. */
export async function runSeveral(
  location: string,
  wordsOf: (number: number) => string[],
): Promise<unknown[]> {
  const numbers = Array.from({ length: severalProcesses }, (_, index) => index + 1);
  const processes = await Promise.all(numbers.map((number) => runStoreProcess(location, ...wordsOf(number))));
  return Promise.all(processes.map((each) => each.act()));
}
