import path from 'node:path';
import type { Command } from 'commander';
import { documentName } from '../../contract/file-name.ts';
import type { ResumePdf } from '../../contract/objects.ts';
import { resolveId } from '../connection/lookups.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { checkOutputFile, checkOutputFolder, writeNamed, writeUnderFreeName } from '../files/write-file.ts';
import { addLookFlags, chosenLook, type LookFlags } from '../look-flags.ts';
import { notePdfWarnings } from '../resume/pdf-notes.ts';
import type { Run } from '../run.ts';
import { type Output, view, withWrittenFiles } from '../terminal/output.ts';

interface PdfFlags extends LookFlags {
  readonly output?: string;
  readonly fontDir?: string;
  /** false after --no-check */
  readonly check: boolean;
  readonly url?: boolean;
  readonly force?: boolean;
}

export function definePdf(command: Command, run: Run): void {
  const resume = command
    .argument('<id>', 'id of a resume, or latest')
    .option('-o, --output <file>', 'where to write it; - is standard output');
  addLookFlags(resume)
    .option('--font-dir <folder>', 'a folder of fonts for characters that the packaged fonts lack')
    .option('--no-check', 'do not read the PDF back and compare it with the resume')
    .option('--url', 'print its address instead of writing a file')
    .option('--force', 'replace a file that exists')
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor pdf latest\n  $ resume-tailor pdf latest -o cv.pdf --force\n' +
        '  $ resume-tailor pdf latest --theme banner --accent 8a1c2b --density relaxed\n',
    )
    .addHelpText(
      'after',
      '\nFree. Theme and look are kept with the resume: the next PDF of it is the same\nunless you ask for another. To set them for all resumes:\n' +
        '  $ resume-tailor config set theme banner\n',
    )
    .action((id: string, flags: PdfFlags) =>
      run((context) => pdf(context, id, flags), { fontDir: flags.fontDir }),
    );
}

async function pdf(context: Context, name: string, flags: PdfFlags): Promise<Output> {
  checkTarget(context, flags);
  const client = await context.client();
  const id = await resolveId(context, name);
  const look = chosenLook(context.config, flags);
  const made = await context.progress('Making the PDF', () =>
    client.resumes.pdf(id, { ...look, check: flags.check }),
  );
  // Download first: if the server's link is invalid, nothing else is requested.
  const bytes = flags.url ? null : await context.download(made.pdf_url);
  const theme = await notePdfWarnings(context, id);
  const kept = look.theme === undefined ? ', kept with this resume (--theme NAME sets another)' : '';
  if (theme !== undefined) context.note(`Theme: ${theme}${kept}`);
  if (!bytes) return view<ResumePdf>({ data: made, human: ({ pdf_url }) => `${pdf_url}\n` });
  if (flags.output === '-') return { raw: bytes };
  const file = await writePdf(context, id, bytes, flags);
  return view({
    data: { made, file },
    json: (data) => withWrittenFiles(data.made, [data.file]),
    human: (data) => `${data.file}\n`,
  });
}

/** Checks the target before anything is made. */
function checkTarget({ io, globals }: Context, { output, url, force = false }: PdfFlags): void {
  if (output === undefined && !url) checkOutputFolder(io);
  if (output === undefined) return;
  if (url) throw new UsageError('use either --url or -o, not both');
  if (output !== '-') {
    checkEnding(output);
    checkOutputFile({ file: output, force }, io);
    return;
  }
  if (globals.json) throw new UsageError('-o - and --json both write to standard output; use one of them');
  if (io.stdout.isTTY)
    throw new UsageError('a PDF cannot be shown in a terminal; add -o FILE, or use a pipe');
}

/** Refuses other endings, because the content is always a PDF. */
function checkEnding(file: string): void {
  const ending = path.extname(file);
  if (ending === '' || ending.toLowerCase() === '.pdf') return;
  throw new UsageError(`${file} must end in .pdf; for other formats: resume-tailor get ID -o FILE`);
}

async function writePdf(context: Context, id: string, bytes: Uint8Array, flags: PdfFlags): Promise<string> {
  if (flags.output !== undefined) {
    return writeNamed({ file: flags.output, force: flags.force ?? false }, bytes, context.io);
  }
  const client = await context.client();
  const { resume_data, company_name, position } = await client.resumes.get(id);
  const fileName = documentName({ person: resume_data.basics.name, company: company_name, position });
  return writeUnderFreeName(`${fileName}.pdf`, bytes, context);
}
