import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { carryOut } from '../init/carry-out.ts';
import { canAsk } from '../questions.ts';
import type { Run } from '../run.ts';
import { UsageError } from '../usage-error.ts';
import type { Output } from '../view.ts';

export function defineInit(command: Command, run: Run): void {
  command
    .addHelpText('before', 'Example:\n  $ resume-tailor init\n')
    .addHelpText(
      'after',
      '\nNothing is stored before the last answer; press Ctrl-C to cancel.\nTo do the same without questions:\n' +
        '  $ resume-tailor base set FILE\n  $ resume-tailor config set level good\n  $ resume-tailor generate POSTING --pdf\n',
    )
    .action(() => run(init));
}

async function init(context: Context): Promise<Output> {
  if (!canAsk(context)) {
    throw new UsageError(
      'init needs a terminal. Without one, run: resume-tailor base set FILE, resume-tailor config set level LEVEL, resume-tailor generate POSTING --pdf',
    );
  }
  context.note(
    'Answer a few questions to get your first result. Nothing is stored before the last answer; press Ctrl-C to cancel.',
  );
  const { askPlan } = await import('../init/ask-plan.ts');
  return carryOut(context, await askPlan(context));
}
