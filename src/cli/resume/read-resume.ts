import type { FileOptions, ReadResume } from '../../documents/read-resume-file.ts';
import { keptForExports, type ReadingNote } from '../../documents/reading-note.ts';
import { sha256 } from '../../sha256.ts';
import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { readInput } from '../files/read-input.ts';
import type { Io } from '../terminal/io.ts';
import { askQuestions, canAsk, required } from '../terminal/questions.ts';
import { confirmOtherText } from './other-text.ts';

/** A resume that was read, and its source. */
export interface ResumeInput extends ReadResume {
  /** The path as typed. */
  readonly file: string;
  /** SHA-256 of its bytes; absent without a file. */
  readonly digest?: string;
}

/**
 * Reads a resume file into the JSON that the service takes.
 * @throws UsageError or ValidationError that names the file and the problem
 */
export async function readResume(file: string, io: Io, options: FileOptions = {}): Promise<ResumeInput> {
  const input = await readInput(file, io);
  const { readResumeFile } = await import('../../documents/read-resume-file.ts');
  return { ...(await readResumeFile(input, options)), file, digest: sha256(input.bytes) };
}

export interface GatheredNote {
  readonly kind: ReadingNote['kind'];
  readonly text: string;
}

/** The notes on a resume file in file order; places with the same message share one note. */
export function gatheredNotes(notes: readonly ReadingNote[]): readonly GatheredNote[] {
  const gathered = new Map<string, { readonly kind: ReadingNote['kind']; readonly places: string[] }>();
  for (const { kind, path, message } of notes) {
    // Notes on text that was read keep their own place.
    const key = kind === 'read' && path ? `${path}: ${message}` : message;
    const note = gathered.get(key) ?? { kind, places: [] };
    if (kind !== 'read' && path) note.places.push(path);
    gathered.set(key, note);
  }
  return [...gathered].map(([message, { kind, places }]) => ({ kind, text: gatheredText(message, places) }));
}

function gatheredText(message: string, places: readonly string[]): string {
  if (message === keptForExports)
    return `Not shown in tailored resumes (kept in your data): ${places.join(', ')}`;
  return places.length === 0 ? message : `${places.join(', ')}: ${message}`;
}

export interface NamedReading extends Pick<FileOptions, 'structure' | 'structureOnly'> {
  /** The person's name, if it is given. */
  readonly name?: string | undefined;
  /** Read a file that does not look like a resume without asking. */
  readonly anyway?: boolean | undefined;
}

/**
 * Reads a resume file to store. The name is the given one, the one in the file, or asked for.
 * @throws UsageError if no name is known, or the file is no resume, and there is no terminal to ask
 */
export async function readNamedResume(
  context: Context,
  file: string,
  { name, anyway = false, ...structure }: NamedReading = {},
): Promise<ResumeInput> {
  const resume = await context.progress('Reading the resume', () =>
    readResume(file, context.io, { nameless: true, personName: name, ...structure }),
  );
  await confirmOtherText(context, resume, anyway);
  if (name !== undefined) return withGivenName(resume, name);
  if (nameIn(resume.source) !== '') return resume;
  if (!canAsk(context)) {
    throw new UsageError(`${file}: no name found. Add it: resume-tailor base set FILE --name NAME`);
  }
  const questions = await askQuestions(context);
  const answer = await questions.text({
    message: `No name was found in ${file}. Whose resume is it?`,
    problem: required,
  });
  return withGivenName(resume, answer);
}

function withGivenName(resume: ResumeInput, name: string): ResumeInput {
  const { basics } = resume.source;
  const source: JsonObject = {
    ...resume.source,
    basics: { ...(isJsonObject(basics) ? basics : {}), name },
  };
  // A doubt about the name in the file no longer matters.
  const notes = resume.notes
    .filter((note) => note.kind !== 'odd' || note.path !== 'basics.name')
    .map((note) => (note.kind === 'read' && note.path === 'name' ? { ...note, message: name } : note));
  return { ...resume, source, notes };
}

/** The name, which all stored formats keep under `basics`. */
function nameIn({ basics }: Readonly<JsonObject>): string {
  const name = isJsonObject(basics) ? basics['name'] : undefined;
  return typeof name === 'string' ? name.trim() : '';
}
