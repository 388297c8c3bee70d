import type { JsonObject } from '../contract/json-object.ts';
import { isJsonObject } from '../contract/json-object.ts';
import type { Context } from './context.ts';
import { askQuestions, canAsk, required } from './questions.ts';
import { type ResumeInput, readResume } from './read-resume.ts';
import { UsageError } from './usage-error.ts';

/**
 * A resume file that is to be stored: with the name that is given, else the one in it, else the one that the person
 * at the terminal says.
 * @throws UsageError where no name is known and nobody can be asked.
 */
export async function readNamedResume(context: Context, file: string, name?: string): Promise<ResumeInput> {
  const resume = await context.progress('Reading the resume', () =>
    readResume(file, context.io, { nameless: true }),
  );
  if (name !== undefined) return named(resume, name);
  if (nameIn(resume.source) !== '') return resume;
  if (!canAsk(context)) {
    throw new UsageError(
      `${file}: no name was found in it. Say whose resume it is: resume-tailor base set FILE --name NAME`,
    );
  }
  const questions = await askQuestions(context);
  const answer = await questions.text({
    message: `No name was found in ${file}. Whose resume is it?`,
    problem: required,
  });
  return named(resume, answer);
}

function named(resume: ResumeInput, name: string): ResumeInput {
  const { basics } = resume.source;
  const source: JsonObject = {
    ...resume.source,
    basics: { ...(isJsonObject(basics) ? basics : {}), name },
  };
  const notes = resume.notes.map((note) =>
    note.kind === 'read' && note.path === 'name' ? { ...note, message: name } : note,
  );
  return { ...resume, source, notes };
}

/** Under `basics` in every format that is stored. */
function nameIn({ basics }: Readonly<JsonObject>): string {
  const name = isJsonObject(basics) ? basics['name'] : undefined;
  return typeof name === 'string' ? name.trim() : '';
}
