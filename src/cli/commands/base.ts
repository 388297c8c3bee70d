import { type Command, Option } from 'commander';
import { loadServerSettings } from '../../config/load-server-settings.ts';
import type { Answer } from '../../contract/endpoints.ts';
import type { BaseResume } from '../../contract/objects.ts';
import { exportResume } from '../../documents/export/export-resume.ts';
import { extensionOf } from '../../documents/files/file-text.ts';
import { confirmed } from '../confirmed.ts';
import type { Context } from '../context.ts';
import {
  checkTarget,
  chosenFormat,
  deliver,
  exportDocument,
  type FormatName,
  formatNames,
} from '../export-document.ts';
import { foldedLines } from '../folded-lines.ts';
import { chosenLook } from '../look-flags.ts';
import { readNamedResume } from '../named-resume.ts';
import { putBase } from '../put-base.ts';
import { readTextFile } from '../read-text-file.ts';
import { rendererSources } from '../renderer-sources.ts';
import { readingPage } from '../report/resume-page.ts';
import { isReviewed, reviewResume } from '../review-resume.ts';
import type { Run } from '../run.ts';
import { table } from '../table.ts';
import type { TerminalStyle } from '../terminal-style.ts';
import { type Output, view } from '../view.ts';

interface ExportFlags {
  readonly format?: FormatName;
  readonly output?: string;
  readonly fontDir?: string;
  readonly force?: boolean;
}

export function defineBase(command: Command, run: Run): void {
  command.addHelpText(
    'beforeAll',
    'Examples:\n  $ resume-tailor base set me.pdf\n  $ resume-tailor base show\n  $ resume-tailor base export -o me.json\n',
  );
  command
    .command('set')
    .description(
      'store your resume: PDF, DOCX, ODT, RTF, Markdown, plain text, HTML, JSON Resume, Reactive Resume, LinkedIn export',
    )
    .argument('<file>', 'the file; - is standard input')
    .option('--name <name>', 'whose resume it is, where the file does not say it')
    .action((file: string, flags: { name?: string }) => run((context) => set(context, file, flags.name)));
  command
    .command('show')
    .description('show your base resume')
    .option('--previous', 'show the previous one instead')
    .action((flags: { previous?: boolean }) => run((context) => show(context, flags.previous ?? false)));
  command
    .command('export')
    .description('give it back, as JSON Resume unless told otherwise')
    .addOption(new Option('--format <format>', 'how to write it').choices(formatNames))
    .option('-o, --output <file>', 'write a file, in the format of the ending unless --format says one')
    .option('--font-dir <folder>', 'for a PDF: fonts for characters that ours lack')
    .option('--force', 'replace a file that exists')
    .action((flags: ExportFlags) => run((context) => exportBase(context, flags), { fontDir: flags.fontDir }));
  command
    .command('clear')
    .description('delete it and its earlier versions; tailored resumes stay')
    .option('-y, --yes', 'do not ask')
    .action((flags: { yes?: boolean }) => run((context) => clear(context, flags.yes ?? false)));
}

async function set(context: Context, file: string, name: string | undefined): Promise<Output> {
  const resume = await reviewResume(context, await readNamedResume(context, file, name));
  const { base } = await putBase(context, resume);
  return view({
    data: { base, notes: resume.notes },
    json: (data) => data.base,
    human: ({ base: { resume_data }, notes }, style) => {
      if (isReviewed(context)) return 'Stored as your base resume.\n';
      if (style.isTerminal) return readingPage(resume_data, notes, style);
      return table(style, { head: [], rows: notes.map(({ kind, path, message }) => [kind, path, message]) });
    },
    hints: [
      ...(isReviewed(context)
        ? []
        : [
            'Something in the wrong place? resume-tailor base export -o me.json, correct it, and set it again',
          ]),
      'Tailor it: resume-tailor generate POSTING --pdf',
    ],
  });
}

async function show(context: Context, previous: boolean): Promise<Output> {
  const client = await context.client();
  const base = await client.baseResume.get(previous ? { version: 'previous' } : {});
  return view<BaseResume>({ data: base, human: baseText });
}

async function baseText(base: BaseResume, style: TerminalStyle): Promise<string> {
  const facts = await table(style, {
    head: ['', ''],
    rows: [
      ['version', base.version],
      ['read from', base.source_format],
      ['stored', base.updated_at],
    ],
  });
  return `${facts}\n${foldedLines(await exportResume(base.resume_data, 'text'), style)}`;
}

async function exportBase(context: Context, { format, output, force = false }: ExportFlags): Promise<Output> {
  const isJson = output === undefined || output === '-' || extensionOf(output) === '.json';
  const chosen = (isJson ? format : chosenFormat(format, output)) ?? 'jsonresume';
  const target = { format: chosen, output, force };
  checkTarget(context, target);
  const client = await context.client();
  const base = await client.baseResume.get();
  const content =
    chosen === 'pdf'
      ? await printed(context, base)
      : await exportDocument(context, base.resume_data, chosen, { source: base.source });
  return deliver(context, target, content, base);
}

/** Made in this process, also for the base of a server: a base resume has no PDF of its own there. */
async function printed(context: Context, { resume_data }: BaseResume): Promise<Uint8Array> {
  const { printDocument } = await import('../../compose/print-document.ts');
  const settings = await loadServerSettings(context.config.home.serverFile, readTextFile);
  const look = chosenLook(context.config);
  const { pdf, warnings } = await context.progress('Making the PDF', () =>
    printDocument(resume_data, { ...rendererSources(context, settings), look }),
  );
  for (const warning of warnings) context.note(warning);
  return pdf;
}

type DeletedBase = Answer<'deleteBaseResume'>;

async function clear(context: Context, yes: boolean): Promise<Output> {
  await confirmed(context, {
    yes,
    question: () => 'Delete the base resume and its earlier versions for good?',
  });
  const client = await context.client();
  return view<DeletedBase>({
    data: await client.baseResume.delete(),
    human: () => 'deleted the base resume\n',
  });
}
