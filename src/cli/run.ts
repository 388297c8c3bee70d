import type { Context } from './context.ts';
import { createContext } from './context.ts';
import { interruptionExitCodes } from './exit-code.ts';
import type { Globals } from './globals.ts';
import type { Interruption, Io } from './io.ts';
import { print } from './print.ts';
import type { Output } from './view.ts';

export interface RunOptions {
  /** The command ends by itself when it is interrupted, as a server that drains does. */
  readonly takesSignals?: boolean;
}

/** Does the work of a command and prints what it returns. */
export type Run = (work: (context: Context) => Promise<Output>, options?: RunOptions) => Promise<void>;

export interface RunSources {
  readonly io: Io;
  readonly packageRoot: string;
  readonly version: string;
  globals(): Globals;
  done(exitCode: number): void;
}

export function createRun({ io, packageRoot, version, globals, done }: RunSources): Run {
  return async (work, { takesSignals = false } = {}) => {
    const flags = globals();
    const context = await createContext({ io, globals: flags, packageRoot, version });
    const finish = async (): Promise<number> => {
      const output = await work(context);
      await print(output, io, flags);
      return 0;
    };
    try {
      done(await (takesSignals ? finish() : Promise.race([interruption(io), finish()])));
    } finally {
      await context.close();
    }
  };
}

/** Settles at the first signal; the entry then ends the process, whatever is still under way. */
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
