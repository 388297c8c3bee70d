import { Cancelled } from './cancelled.ts';
import type { Context } from './context.ts';
import { askQuestions, canAsk } from './questions.ts';
import { UsageError } from './usage-error.ts';

export interface Confirmation {
  /** The person has said yes on the command line. */
  readonly yes: boolean;
  question(): string | Promise<string>;
}

/** Returns when the person agrees. @throws Cancelled when the answer is no, UsageError when nobody can be asked. */
export async function confirmed(context: Context, { yes, question }: Confirmation): Promise<void> {
  if (yes) return;
  if (!canAsk(context)) throw new UsageError('Deleting is permanent. Add --yes to confirm.');
  const questions = await askQuestions(context);
  if (!(await questions.agree(await question()))) throw new Cancelled('nothing has changed');
}
