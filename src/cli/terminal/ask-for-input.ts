import type { Context } from '../context.ts';
import { isLocalInputError } from '../exit-code.ts';
import type { PostingTarget } from '../postings/posting-target.ts';
import { type ResumeInput, readNamedResume } from '../resume/read-resume.ts';
import { reviewResume } from '../resume/review-resume.ts';
import { editorOf, pasteInEditor } from './editor.ts';
import { askQuestions, required } from './questions.ts';

/** Asks for a resume file until one can be read. */
export async function askResume(context: Context): Promise<ResumeInput> {
  const questions = await askQuestions(context);
  return retryUntilReadable(context, async () => {
    const file = await questions.text({
      message: 'Your resume file (PDF, Word, Markdown, JSON Resume or the zip from LinkedIn)',
      problem: required,
    });
    return reviewResume(context, await readNamedResume(context, unquotedPath(file)));
  });
}

/** A file or address, or the text of the posting. */
export type NamedPosting = { readonly file: string } | { readonly text: string };

/** Asks where the posting is; an empty answer opens the editor to paste it. @throws Cancelled if it stays empty */
export async function askPosting(context: Context): Promise<NamedPosting> {
  const questions = await askQuestions(context);
  const file = await questions.text({
    message: `Job posting: file or web address (Enter opens ${editorOf(context.io)}; easier: resume-tailor open)`,
  });
  if (file !== '') return { file: unquotedPath(file) };
  return { text: await pasteInEditor('the job posting', context.io) };
}

/** Asks for position and company if the posting does not name them; an empty answer leaves them unknown. */
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
function unquotedPath(typed: string): string {
  const [, single, double] = /^'(.*)'$|^"(.*)"$/.exec(typed) ?? [];
  return single ?? double ?? typed.replace(/\\ /g, ' ');
}
