import type { Context } from './context.ts';
import { askQuestions, required } from './questions.ts';
import type { JobPosting } from './read-job-posting.ts';

/** Position and company, asked for where the posting does not say them. */
export async function askTarget(
  context: Context,
  { company, position }: Pick<JobPosting, 'company' | 'position'>,
): Promise<{ company: string; position: string }> {
  const questions = await askQuestions(context);
  return {
    position: position ?? (await questions.text({ message: 'Which position is it for?', problem: required })),
    company: company ?? (await questions.text({ message: 'At which company?', problem: required })),
  };
}
