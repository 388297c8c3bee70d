import { fileError } from '../../values/validation-error.ts';

/**
 * A file that is damaged, locked, too large or of another kind. The message continues its name: `contains no text`.
 * Every other error of a reader is a mistake of ours.
 */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** Reads a file; an error about it gets its name. @throws ValidationError */
export async function readNamedFile<Read>(name: string, read: () => Read | Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableFile) throw fileError(name, error.message);
    throw error;
  }
}
