import type { Context } from './context.ts';

/** Asks again after every file that cannot be used, and says what is wrong with it. */
export async function untilRead<T>(context: Pick<Context, 'note'>, ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isAboutTheFile(error)) throw error;
      context.note(`${error.message.replace(/\.$/, '')}. Try another one, or press Ctrl-C to stop.`);
    }
  }
}

function isAboutTheFile(error: unknown): error is Error {
  return error instanceof Error && ['UsageError', 'ValidationError'].includes(error.name);
}
