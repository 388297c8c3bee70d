import type { Context } from '../context.ts';
import { isOwnCheck } from '../exit-code.ts';
import type { PostingTarget } from '../postings/posting-target.ts';
import { type ResumeInput, readNamedResume } from '../resume/read-resume.ts';
import { reviewResume } from '../resume/review-resume.ts';
import { editorOf, pasteInEditor } from './editor.ts';
import { askQuestions, required } from './questions.ts';

/** Asks for a resume file until one can be read. */
export async function askResume(context: Context): Promise<ResumeInput> {
  const questions = await askQuestions(context);
  return untilRead(context, async () => {
    const file = await questions.text({
      message: 'Your resume file (PDF, Word, Markdown, JSON Resume or the zip from LinkedIn)',
      problem: required,
    });
    return reviewResume(context, await readNamedResume(context, droppedFile(file)));
  });
}

/** A file or an address, or the posting itself. */
export type NamedPosting = { readonly file: string } | { readonly text: string };

/** Asks where the posting is; without an answer it is pasted. @throws Cancelled when nothing is */
export async function askPosting(context: Context): Promise<NamedPosting> {
  const questions = await askQuestions(context);
  const file = await questions.text({
    message: `Job posting: file or web address (Enter opens ${editorOf(context.io)}; easier: resume-tailor open)`,
  });
  if (file !== '') return { file: droppedFile(file) };
  return { text: await pasteInEditor('the job posting', context.io) };
}

/** Position and company, asked for where the posting does not say them; without an answer they stay unknown. */
export async function askTarget(
  context: Context,
  { company, position }: PostingTarget,
): Promise<PostingTarget> {
  const questions = await askQuestions(context);
  const ask = async (message: string) =>
    (await questions.text({ message: `${message} (Enter to skip)` })) || undefined;
  return {
    position: position ?? (await ask('Which position is it for?')),
    company: company ?? (await ask('At which company?')),
  };
}

/** Asks again after every file that cannot be used, and says what is wrong with it. */
export async function untilRead<T>(context: Pick<Context, 'note'>, ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isOwnCheck(error)) throw error;
      context.note(`${error.message.replace(/\.$/, '')}. Try another one, or press Ctrl-C to stop.`);
    }
  }
}

/** A file that is dropped on a terminal comes in quotes, or with its spaces escaped. */
function droppedFile(typed: string): string {
  const [, single, double] = /^'(.*)'$|^"(.*)"$/.exec(typed) ?? [];
  return single ?? double ?? typed.replace(/\\ /g, ' ');
}
