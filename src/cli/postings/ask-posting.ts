import type { Context } from '../context.ts';
import { editorOf, pasteInEditor } from '../terminal/editor.ts';
import { askQuestions } from '../terminal/questions.ts';
import { unquotedPath } from '../terminal/typed-file.ts';
import type { PostingTarget } from './posting-target.ts';

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
