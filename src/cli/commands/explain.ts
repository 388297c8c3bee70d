import type { Command } from 'commander';
import type { Report } from '../../contract/report.ts';
import type { Context } from '../context.ts';
import { reportText } from '../report/report-text.ts';
import { resolveId } from '../resolve-id.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../view.ts';

export function defineExplain(command: Command, run: Run): void {
  command
    .argument('<id>', 'id of a resume, or latest')
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor explain latest\n  $ resume-tailor explain latest --json\n',
    )
    .action((id: string) => run((context) => explain(context, id)));
}

async function explain(context: Context, name: string): Promise<Output> {
  const client = await context.client();
  const id = await resolveId(context, name);
  const report = await client.resumes.report(id);
  return view<Report>({ data: report, human: reportText, hints: hintsFor(report) });
}

function hintsFor({ id, changes }: Report): string[] {
  const [change] = changes;
  return change ? [`Undo a change, free: resume-tailor revert ${id} ${change.id}`] : [];
}
