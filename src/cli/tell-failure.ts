import type { ComposeOptions } from '../compose.ts';
import { timestamp } from '../contract/dates.ts';
import type { Io } from './io.ts';
import { terminalText } from './terminal-text.ts';

/**
 * Writes the cause of an internal error on stderr; the answer itself only says that there was one.
 * @param format `json`: an object in one line, for whatever collects logs
 */
export function tellFailure(
  io: Pick<Io, 'stderr' | 'now'>,
  format: 'json' | 'pretty' = 'pretty',
): NonNullable<ComposeOptions['reportFailure']> {
  return ({ requestId, error }) => {
    const message = error instanceof Error ? error.message : String(error);
    const cause = (error instanceof Error ? error.stack : undefined) ?? message;
    const line =
      format === 'json'
        ? logLine(io, 'error', { request_id: requestId, message, cause })
        : terminalText(`${requestId} failed: ${cause}`);
    io.stderr.write(`${line}\n`);
  };
}

/** Something of the server itself, as an object in one line beside those of the requests. */
export function logLine(
  { now }: Pick<Io, 'now'>,
  level: 'warn' | 'error',
  fields: Readonly<Record<string, string>>,
): string {
  const words = Object.entries(fields).map(([name, text]) => [name, terminalText(text)]);
  return JSON.stringify({ time: timestamp(now()), level, ...Object.fromEntries(words) });
}
