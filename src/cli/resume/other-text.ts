import type { ReadResume } from '../../documents/read-resume-file.ts';
import type { OtherText } from '../../documents/reading-note.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { Cancelled } from '../terminal/question-types.ts';
import { askQuestions, canAsk } from '../terminal/questions.ts';

const nextSteps: Readonly<Record<OtherText, (file: string) => string>> = {
  posting: (file) => `To tailor your resume to it: resume-tailor generate ${file}.`,
  letter: () => 'Give the file of your resume.',
  unknown: () => 'Give the file of your resume.',
};

/**
 * Makes sure that the person means to store a file that does not look like a resume.
 * @throws Cancelled if the person does not; UsageError if there is no terminal to ask
 */
export async function confirmOtherText(
  context: Context,
  resume: ReadResume & { readonly file: string },
  anyway: boolean,
): Promise<void> {
  const note = resume.notes.find(({ insteadOfResume }) => insteadOfResume !== undefined);
  const other = note?.insteadOfResume;
  if (note === undefined || other === undefined || anyway) return;
  if (!canAsk(context)) {
    throw new UsageError(
      `${resume.file}: ${note.message}. Nothing was stored. ${nextSteps[other](resume.file)} If it is your resume, add --anyway.`,
    );
  }
  // Loaded late: most files are resumes.
  const { documentOf, readingWords } = await import('./reading-words.ts');
  const words = await readingWords(await documentOf(resume.source));
  const questions = await askQuestions(context);
  if (!(await questions.agree(`${words.insteadOfResume[other]} ${words.storeAnyway}`)))
    throw new Cancelled(`nothing was stored. ${nextSteps[other](resume.file)}`);
}
