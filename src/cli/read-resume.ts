import type { ReadOptions, ReadResume } from '../documents/read-resume-file.ts';
import type { Io } from './io.ts';
import { readInput } from './read-input.ts';

/** A resume that was read, and where from. */
export interface ResumeInput extends ReadResume {
  /** As the person named it. */
  readonly file: string;
}

/**
 * A resume file, read into the JSON that the service takes.
 * @throws UsageError, ValidationError naming the file and what is wrong in it.
 */
export async function readResume(file: string, io: Io, options: ReadOptions = {}): Promise<ResumeInput> {
  const input = await readInput(file, io);
  const { readResumeFile } = await import('../documents/read-resume-file.ts');
  return { ...(await readResumeFile(input, options)), file };
}
