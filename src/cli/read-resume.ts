import type { ReadResume } from '../documents/read-resume-file.ts';
import type { Io } from './io.ts';
import { inputText, readInput } from './read-input.ts';

/**
 * A resume file, read into the JSON that the service takes.
 * @throws UsageError, ValidationError naming the file and what is wrong in it.
 */
export async function readResume(source: string, io: Io): Promise<ReadResume> {
  const file = inputText(await readInput(source, io));
  const { readResumeFile } = await import('../documents/read-resume-file.ts');
  return readResumeFile(file);
}
