import { Argument, type Command } from 'commander';
import type { Application } from '../../contract/application.ts';
import { type ApplicationStatus, applicationStatuses } from '../../contract/choices.ts';
import { jobTitle } from '../../contract/job-title.ts';
import { resolveId, withFlagName } from '../connection/lookups.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { checkOutputFile, writeNamed } from '../files/write-file.ts';
import { oneOf } from '../one-of.ts';
import type { Run } from '../run.ts';
import { type Output, view, withWrittenFiles } from '../terminal/output.ts';
import { confirmed } from '../terminal/questions.ts';
import { table } from '../terminal/table.ts';
import type { TerminalStyle } from '../terminal/terminal-style.ts';
import { wrap } from '../terminal/terminal-text.ts';
import { noteFlag } from '../text-flag.ts';

interface StatusFlags {
  readonly date?: string;
  readonly note?: string;
  readonly pdf?: string;
  readonly force?: boolean;
  readonly clear?: boolean;
  readonly yes?: boolean;
}

export function defineStatus(command: Command, run: Run): void {
  command
    .argument('<id>', 'id of a resume, or latest')
    .addArgument(
      oneOf(
        new Argument('[status]', 'the new status; without it, show what is recorded'),
        applicationStatuses,
      ),
    )
    .option('--date <day>', 'date of the status, such as 2027-01-31 (default today)')
    .option(...noteFlag)
    .option('--pdf <file>', 'write the PDF as it was when you applied')
    .option('--force', 'replace a file that exists')
    .option('--clear', 'delete the recorded status and the stored PDF')
    .option('-y, --yes', 'clear without asking')
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor status latest applied\n  $ resume-tailor status latest interview --date 2027-01-31\n  $ resume-tailor list --status interview\n',
    )
    .addHelpText(
      'after',
      '\nFree. With applied, the current PDF of the resume is kept as you sent it. Make\nit first: resume-tailor pdf ID\n',
    )
    .action((id: string, status: ApplicationStatus | undefined, flags: StatusFlags) =>
      run((context) => change(context, id, status, flags)),
    );
}

async function change(
  context: Context,
  name: string,
  status: ApplicationStatus | undefined,
  flags: StatusFlags,
): Promise<Output> {
  const { date, note, pdf, force = false, clear = false, yes = false } = flags;
  if (clear && status !== undefined) throw new UsageError('use either a status or --clear, not both');
  if (clear && pdf !== undefined) throw new UsageError('use either --pdf or --clear, not both');
  if (status === undefined && (date !== undefined || note !== undefined)) {
    throw new UsageError(`--date and --note need a status: ${applicationStatuses.join(', ')}`);
  }
  if (pdf !== undefined) checkOutputFile({ file: pdf, force }, context.io);
  const { applications } = await context.client();
  const id = await resolveId(context, name);
  if (clear) {
    await confirmed(context, {
      yes,
      question: () => `Delete the recorded status of ${id} and the stored PDF?`,
    });
    await applications.delete(id);
  }
  const before = status === 'applied' || pdf !== undefined ? await applications.get(id) : null;
  if (pdf !== undefined && before?.pdf_hash === null) await checkPdfToKeep(context, id, status);
  if (status !== undefined) {
    const step = { status, ...(date !== undefined && { date }), ...(note !== undefined && { note }) };
    await withFlagName('date', '--date', applications.put(id, step));
  }
  const data = await applications.get(id, pdf === undefined ? {} : { pdf: true });
  if (pdf !== undefined) await writePdf(context, data, { file: pdf, force });
  const { pdf: _, ...shown } = data;
  return view<Application>({
    data: shown,
    json: (data) => withWrittenFiles(data, pdf === undefined ? [] : [pdf]),
    human: applicationText,
    hints: before && status === 'applied' ? pdfHints(before, shown) : [],
  });
}

/** Checks for a PDF before the status is recorded. @throws UsageError if there is none to keep */
async function checkPdfToKeep(
  context: Context,
  id: string,
  status: ApplicationStatus | undefined,
): Promise<void> {
  if (status !== 'applied') throw noPdfKept();
  const { resumes } = await context.client();
  if ((await resumes.get(id)).pdf_url !== null) return;
  throw new UsageError(
    `the resume has no PDF to keep, so nothing was recorded. Make it first: resume-tailor pdf ${id}`,
  );
}

function noPdfKept(): UsageError {
  return new UsageError('no PDF was kept: the resume had none when you recorded that you applied');
}

async function writePdf(
  { io }: Context,
  { pdf }: Application,
  target: { readonly file: string; readonly force: boolean },
): Promise<void> {
  if (pdf === undefined) throw noPdfKept();
  await writeNamed(target, Buffer.from(pdf, 'base64'), io);
}

/** Hints after the status `applied` was recorded. */
function pdfHints(before: Application, { id, pdf_hash }: Application): string[] {
  if (pdf_hash === null) {
    return [
      `The resume has no PDF yet, so none was kept. Make it, then record the status again: resume-tailor pdf ${id}`,
    ];
  }
  const kept = pdf_hash === before.pdf_hash ? 'The PDF kept earlier stays' : 'The current PDF is kept';
  return [`${kept}: resume-tailor status ${id} --pdf FILE`];
}

async function applicationText(application: Application, style: TerminalStyle): Promise<string> {
  const { history, pdf_hash } = application;
  const rows = history.map(({ status, date, note }) => [status, date, note ?? '']);
  if (!style.isTerminal) return table(style, { head: [], rows });
  const head = wrap(style.ink.bold(jobTitle(application)), style.columns);
  if (rows.length === 0) return `${head}Nothing is recorded yet.\n`;
  const kept = pdf_hash === null ? '' : wrap('PDF as sent: kept (--pdf FILE writes it)', style.columns);
  return `${head}${await table(style, { head: ['STATUS', 'DATE', 'NOTE'], rows, flexible: 2 })}${kept}`;
}
