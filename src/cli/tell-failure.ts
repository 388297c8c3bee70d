import type { ComposeOptions } from '../compose.ts';
import type { Io } from './io.ts';
import { terminalText } from './terminal-text.ts';

/** Writes the cause of an internal error on stderr; the answer itself only says that there was one. */
export function tellFailure(io: Io): NonNullable<ComposeOptions['reportFailure']> {
  return ({ requestId, error }) => {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    io.stderr.write(`${terminalText(`${requestId} failed: ${cause}`)}\n`);
  };
}
