import type { Context } from '../context.ts';
import { isLocalInputError } from '../exit-code.ts';

/** Asks again after each file that cannot be used, and prints the reason. */
export async function retryUntilReadable<T>(
  context: Pick<Context, 'note'>,
  ask: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isLocalInputError(error)) throw error;
      context.note(`${error.message.replace(/\.$/, '')}. Try another one, or press Ctrl-C to stop.`);
    }
  }
}

/** Removes the quotes or backslashes that terminals add to a dropped file. */
export function unquotedPath(typed: string): string {
  const [, single, double] = /^'(.*)'$|^"(.*)"$/.exec(typed) ?? [];
  return single ?? double ?? typed.replace(/\\ /g, ' ');
}
