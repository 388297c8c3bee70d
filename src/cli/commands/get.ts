import type { Command } from 'commander';
import type { ExportFormatName } from '../../contract/choices.ts';
import type { Resume } from '../../contract/objects.ts';
import { exportResume } from '../../documents/export/export-resume.ts';
import { resolveId } from '../connection/lookups.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import {
  checkTarget,
  chosenFormat,
  deliver,
  exportDocument,
  type FormatName,
  formatOption,
} from '../resume/export-document.ts';
import { notePdfWarnings } from '../resume/pdf-notes.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../terminal/output.ts';
import { table } from '../terminal/table.ts';
import type { TerminalStyle } from '../terminal/terminal-style.ts';
import { foldedLines } from '../terminal/terminal-text.ts';

interface GetFlags {
  readonly format?: FormatName;
  readonly output?: string;
  readonly into?: string;
  readonly fontDir?: string;
  readonly force?: boolean;
}

export function defineGet(command: Command, run: Run): void {
  command
    .argument('<id>', 'id of a resume, or latest')
    .addOption(formatOption('print the document'))
    .option(
      '-o, --output <file>',
      'write a file; its ending sets the format unless --format does; - is standard output',
    )
    .option(
      '--into <file>',
      'write the changes into a copy of your own file (.docx, .md, .txt), whose layout stays; needs -o',
    )
    .option('--font-dir <folder>', 'for a PDF: a folder of fonts for characters that the packaged fonts lack')
    .option('--force', 'replace a file that exists')
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor get latest\n  $ resume-tailor get latest -o resume.md\n' +
        '  $ resume-tailor get latest --into my-resume.docx -o my-resume-acme.docx\n',
    )
    .action((id: string, flags: GetFlags) =>
      run((context) => get(context, id, flags), { fontDir: flags.fontDir }),
    );
}

async function get(context: Context, name: string, flags: GetFlags): Promise<Output> {
  if (flags.into !== undefined) return getIntoOwnFile(context, name, flags.into, flags);
  // On standard output, a document without a format is Markdown, which people and programs read alike.
  const format = chosenFormat(flags.format, flags.output) ?? (flags.output === '-' ? 'markdown' : undefined);
  const target = format && {
    format,
    output: flags.output,
    force: flags.force ?? false,
    words: flags.format === undefined ? '-o -' : '--format',
  };
  if (target) checkTarget(context, target);
  const client = await context.client();
  const resume = await client.resumes.get(await resolveId(context, name));
  if (!target) return view<Resume>({ data: resume, human: resumeText });
  const content =
    target.format === 'pdf' ? await pdfOf(context, resume) : await documentOf(context, resume, target.format);
  return deliver(context, target, content, resume);
}

async function getIntoOwnFile(
  context: Context,
  name: string,
  into: string,
  { format, output, force = false }: GetFlags,
): Promise<Output> {
  if (format !== undefined)
    throw new UsageError('--into writes the format of your own file; leave out --format');
  const target = { into, output, force };
  const { checkOwnFile, writeIntoOwnFile } = await import('../resume/own-file.ts');
  checkOwnFile(context, target);
  return writeIntoOwnFile(context, await resolveId(context, name), target);
}

async function resumeText(resume: Resume, style: TerminalStyle): Promise<string> {
  const facts = await table(style, {
    head: ['', ''],
    rows: [
      ['id', resume.id],
      ['company', resume.company_name],
      ['position', resume.position],
      ['level', resume.finetune_level],
      ['score', String(resume.ats_score)],
      ['created', resume.created_at],
    ],
  });
  return `${facts}\n${foldedLines(await exportResume(resume.resume_data, 'text'), style)}`;
}

async function documentOf(
  context: Context,
  resume: Resume,
  format: ExportFormatName,
): Promise<string | Uint8Array> {
  if (format !== 'jsonresume') return exportDocument(context, resume.resume_data, format);
  const client = await context.client();
  const { source } = await client.resumes.base(resume.id);
  return exportDocument(context, resume.resume_data, format, { source });
}

async function pdfOf(context: Context, { id }: Resume): Promise<Uint8Array> {
  const client = await context.client();
  const { pdf_url } = await context.progress('Making the PDF', () => client.resumes.pdf(id));
  await notePdfWarnings(context, id);
  return context.download(pdf_url);
}
