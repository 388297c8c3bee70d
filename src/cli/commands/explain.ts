import type { Command } from 'commander';
import { knownCompany, knownPosition } from '../../contract/job-title.ts';
import type { Report } from '../../contract/report.ts';
import { resolveId } from '../connection/lookups.ts';
import type { Context } from '../context.ts';
import { reportText } from '../report/report-text.ts';
import type { Extent } from '../report/requirements-text.ts';
import { checkTarget, deliver } from '../resume/export-document.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../terminal/output.ts';

interface ExplainFlags {
  readonly html?: string;
  readonly all?: boolean;
  readonly force?: boolean;
}

export function defineExplain(command: Command, run: Run): void {
  command
    .argument('<id>', 'id of a resume, or latest')
    .option('--all', 'show all requirements, all evidence and all questions')
    .option('--html <file>', 'write the report as a web page; - is standard output')
    .option('--force', 'replace a file that exists')
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor explain latest\n  $ resume-tailor explain latest --html report.html\n',
    )
    .action((id: string, flags: ExplainFlags) => run((context) => explain(context, id, flags)));
}

async function explain(
  context: Context,
  name: string,
  { html, all = false, force = false }: ExplainFlags,
): Promise<Output> {
  const target =
    html === undefined ? null : { format: 'html' as const, output: html, force, words: '--html -' };
  if (target) checkTarget(context, target);
  const client = await context.client();
  const id = await resolveId(context, name);
  const report = await client.resumes.report(id);
  if (!target)
    return view<Report>({
      data: report,
      human: (shown, style) => reportText(shown, style, { all }),
      isPaged: true,
      hints: hintsFor(report),
    });
  return deliver(context, target, await page(context, report, { all }), report);
}

async function page(context: Context, report: Report, extent: Extent): Promise<string> {
  const client = await context.client();
  const { resume_data, company_name: company, position } = await client.resumes.get(report.id);
  const { reportPage } = await import('../report/page/report-page.ts');
  const subject = {
    person: resume_data.basics.name,
    company: knownCompany(company),
    position: knownPosition(position),
  };
  return reportPage(report, subject, extent);
}

function hintsFor({ id, changes, questions = [] }: Report): string[] {
  const [change] = changes;
  return [
    ...(change ? [`Undo a change, free: resume-tailor revert ${id} ${change.id}`] : []),
    ...(questions.length > 0 ? [`Answer the questions, free: resume-tailor answer ${id}`] : []),
  ];
}
