import type { Context } from './context.ts';
import { droppedFile } from './dropped-file.ts';
import { pasteInEditor } from './edit/paste-in-editor.ts';
import { askQuestions } from './questions.ts';

/** A file or an address, or the posting itself. */
export type NamedPosting = { readonly file: string } | { readonly text: string };

/** Asks where the posting is; without an answer it is pasted. @throws Cancelled when nothing is */
export async function askPosting(context: Context): Promise<NamedPosting> {
  const questions = await askQuestions(context);
  const file = await questions.text({
    message: 'Job posting: its file or web address (Enter opens your editor to paste it)',
  });
  if (file !== '') return { file: droppedFile(file) };
  return { text: await pasteInEditor('the job posting', context.io) };
}
