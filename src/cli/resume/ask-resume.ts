import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { Cancelled } from '../terminal/question-types.ts';
import { askQuestions, required } from '../terminal/questions.ts';
import { retryUntilReadable, unquotedPath } from '../terminal/typed-file.ts';
import { type ResumeInput, readNamedResume } from './read-resume.ts';
import { reviewResume } from './review-resume.ts';

/** Asks for a resume file until one can be read. */
export async function askResume(context: Context): Promise<ResumeInput> {
  const questions = await askQuestions(context);
  return retryUntilReadable(context, async () => {
    const file = await questions.text({
      message: 'Your resume file (PDF, Word, Markdown, JSON Resume or the zip from LinkedIn)',
      problem: required,
    });
    return reviewResume(context, await readNamedResume(context, unquotedPath(file)).catch(asOtherFile));
  });
}

/** A file that the person does not want after all is asked for again. */
function asOtherFile(error: unknown): never {
  throw error instanceof Cancelled ? new UsageError(error.message) : error;
}
