import type { Command } from 'commander';
import type { Resume } from '../../contract/objects.ts';
import type { Context } from '../context.ts';
import { sameClaimHints } from '../report/changes-text.ts';
import { resolveId } from '../resolve-id.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../view.ts';

interface RevertFlags {
  readonly restore?: boolean;
}

export function defineRevert(command: Command, run: Run): void {
  command
    .argument('<id>', 'id of a resume, or latest')
    .argument('<change...>', 'ids of changes, from explain')
    .option('--restore', 'let changes that were undone stand again')
    .addHelpText('before', 'Example:\n  $ resume-tailor revert latest ch3 ch7\n')
    .action((id: string, changes: string[], flags: RevertFlags) =>
      run((context) => (flags.restore ? restore : revert)(context, id, changes)),
    );
}

async function revert(context: Context, name: string, changes: readonly string[]): Promise<Output> {
  const client = await context.client();
  const id = await resolveId(context, name);
  // Its ids are those from before: what is undone is not in the report any more.
  const report = await client.resumes.report(id);
  const resume = await client.resumes.revert(id, changes);
  const undone = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'} undone`;
  return view<Resume>({
    data: resume,
    human: ({ ats_score }) => `${undone}; the score is now ${ats_score}\n`,
    hints: [
      ...sameClaimHints(report, changes),
      `What is left: resume-tailor explain ${id}`,
      `The PDF again: resume-tailor pdf ${id}`,
    ],
  });
}

async function restore(context: Context, name: string, changes: readonly string[]): Promise<Output> {
  const client = await context.client();
  const id = await resolveId(context, name);
  const resume = await client.resumes.restore(id, changes);
  const restored = `${changes.length} ${changes.length === 1 ? 'change stands' : 'changes stand'} again`;
  return view<Resume>({
    data: resume,
    human: ({ ats_score }) => `${restored}; the score is now ${ats_score}\n`,
    hints: [`What stands now: resume-tailor explain ${id}`],
  });
}
