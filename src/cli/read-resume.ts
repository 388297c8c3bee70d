import type { ReadingNote } from '../documents/notes/reading-note.ts';
import type { ReadOptions, ReadResume } from '../documents/read-resume-file.ts';
import type { Io } from './io.ts';
import { digest } from './pending-request.ts';
import { readInput } from './read-input.ts';

/** A resume that was read, and where from. */
export interface ResumeInput extends ReadResume {
  /** As the person named it. */
  readonly file: string;
  /** SHA-256 of its bytes; absent where there was no file. */
  readonly digest?: string;
}

/**
 * A resume file, read into the JSON that the service takes.
 * @throws UsageError, ValidationError naming the file and what is wrong in it.
 */
export async function readResume(file: string, io: Io, options: ReadOptions = {}): Promise<ResumeInput> {
  const input = await readInput(file, io);
  const { readResumeFile } = await import('../documents/read-resume-file.ts');
  return { ...(await readResumeFile(input, options)), file, digest: digest(input.bytes) };
}

export interface GatheredNote {
  readonly kind: ReadingNote['kind'];
  readonly text: string;
}

/** What reading a resume brought to light, places of which the same is to be said in one note, in the order of the file. */
export function gatheredNotes(notes: readonly ReadingNote[]): readonly GatheredNote[] {
  const gathered = new Map<string, { readonly kind: ReadingNote['kind']; readonly places: string[] }>();
  for (const { kind, path, message } of notes) {
    // What was read is told with its own place.
    const key = kind === 'read' && path ? `${path}: ${message}` : message;
    const note = gathered.get(key) ?? { kind, places: [] };
    if (kind !== 'read' && path) note.places.push(path);
    gathered.set(key, note);
  }
  return [...gathered].map(([message, { kind, places }]) => ({
    kind,
    text: places.length === 0 ? message : `${places.join(', ')}: ${message}`,
  }));
}
