import type { Context } from './context.ts';
import { droppedFile } from './dropped-file.ts';
import { askQuestions, required } from './questions.ts';
import { type ResumeInput, readResume } from './read-resume.ts';
import { untilRead } from './until-read.ts';

/** Asks for a resume file until one can be read. */
export async function askResume(context: Context): Promise<ResumeInput> {
  const questions = await askQuestions(context);
  return untilRead(context, async () => {
    const file = await questions.text({
      message: 'Your resume: its file (PDF, Word, Markdown, JSON Resume or the zip from LinkedIn)',
      problem: required,
    });
    return context.progress('Reading the resume', () => readResume(droppedFile(file), context.io));
  });
}
