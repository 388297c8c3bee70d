import type { Command } from 'commander';
import { timestamp } from '../../contract/dates.ts';
import type { Proofreading } from '../../contract/proofreading.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { storedName } from '../chosen-base.ts';
import type { Context } from '../context.ts';
import { readResume } from '../read-resume.ts';
import { proofreadingText, spellingNotes } from '../report/proofreading-text.ts';
import type { Run } from '../run.ts';
import { type View, view } from '../view.ts';

export function defineProofread(command: Command, run: Run): void {
  command
    .argument(
      '[file]',
      'the resume, in any format that base set reads; - is standard input; default: your base resume',
    )
    .option('--base <name>', 'the base resume of this name')
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor proofread\n  $ resume-tailor proofread me.pdf\n  $ resume-tailor proofread me.json --json\n',
    )
    .addHelpText(
      'after',
      '\nThe exit code is 1 when there are errors: wrong dates, placeholders, no e-mail\naddress or phone number. Warnings and hints do not count. Nothing is stored or\nsent.\n',
    )
    .action((file: string | undefined, flags: { base?: string }) =>
      run((context) => proofread(context, file, flags.base)),
    );
}

async function proofread(
  context: Context,
  file: string | undefined,
  base: string | undefined,
): Promise<View> {
  const document = await documentOf(context, file, base);
  const { proofreadResume } = await import('../../compose/proofread-resume.ts');
  const asOf = timestamp(context.io.now()).slice(0, 'YYYY-MM-DD'.length);
  const data = await context.progress('Proofreading', async () =>
    proofreadResume(document, { asOf, packageRoot: context.packageRoot }),
  );
  return view<Proofreading>({
    data,
    human: proofreadingText,
    hints: spellingNotes(data),
    exitCode: data.ok ? 0 : 1,
  });
}

async function documentOf(
  context: Context,
  file: string | undefined,
  base: string | undefined,
): Promise<ResumeDocument> {
  if (file === undefined) {
    const name = storedName(context, base);
    const client = await context.client();
    return (await client.baseResume.get(name === undefined ? {} : { name })).resume_data;
  }
  const options = { nameless: true, template: true };
  const { source } = await context.progress('Reading the resume', () =>
    readResume(file, context.io, options),
  );
  const { readBaseResume } = await import('../../documents/read-base-resume.ts');
  return readBaseResume(source, options).document;
}
