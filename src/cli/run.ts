import type { Context } from './context.ts';
import { createContext } from './context.ts';
import { interruptionExitCodes } from './exit-code.ts';
import type { Globals } from './globals.ts';
import type { Interruption, Io } from './terminal/io.ts';
import { type Output, print } from './terminal/output.ts';

export interface RunOptions {
  /** The command stops by itself when interrupted, such as a server that shuts down. */
  readonly takesSignals?: boolean;
  readonly fontDir?: string | undefined;
  /** The command creates the profile that it names. */
  readonly newProfile?: boolean;
}

type Work = (context: Context) => Promise<Output>;

/** Runs a command and prints its output. */
export type Run = (work: Work, options?: RunOptions) => Promise<void>;

export interface RunSources {
  readonly io: Io;
  readonly packageRoot: string;
  readonly version: string;
  readonly globals: Globals;
}

/** @returns the exit code. */
export async function runCommand(
  work: Work,
  sources: RunSources,
  { takesSignals = false, newProfile = false, fontDir }: RunOptions = {},
): Promise<number> {
  const { io, globals } = sources;
  const context = await createContext({ ...sources, newProfile, fontDir });
  const finish = async (): Promise<number> => {
    const output = await work(context);
    await print(output, io, globals);
    return output !== null && 'exitCode' in output ? (output.exitCode ?? 0) : 0;
  };
  try {
    return await (takesSignals ? finish() : Promise.race([interruption(io), finish()]));
  } finally {
    await context.close();
  }
}

/** Settles at the first signal; the entry file then ends the process. */
function interruption(io: Io): Promise<number> {
  return new Promise((resolve) => {
    const settle = (): void => {
      const reason = io.interrupted.reason as Interruption;
      if (reason !== 'EPIPE') io.stderr.write('Cancelled.\n');
      resolve(interruptionExitCodes[reason]);
    };
    if (io.interrupted.aborted) settle();
    else io.interrupted.addEventListener('abort', settle, { once: true });
  });
}
