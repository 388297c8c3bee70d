import type { Command } from 'commander';
import type { Proofreading, Severity } from '../../contract/proofreading.ts';
import { timestamp } from '../../contract/resume/dates.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { ProofreadingMessages } from '../../messages/proofreading/proofreading-messages.ts';
import { proofreadingMessagesFor } from '../../messages/proofreading/proofreading-messages-for.ts';
import { isTraditionalChinese } from '../../text/chinese-script.ts';
import type { Context } from '../context.ts';
import { storedName } from '../resume/base-resume.ts';
import { readResume } from '../resume/read-resume.ts';
import type { Run } from '../run.ts';
import { type View, view } from '../terminal/output.ts';
import { table } from '../terminal/table.ts';
import { type Mark, marked, type TerminalStyle } from '../terminal/terminal-style.ts';
import { counted, wrap } from '../terminal/terminal-text.ts';

export function defineProofread(command: Command, run: Run): void {
  command
    .argument(
      '[file]',
      'the resume, in any format that base set reads; - is standard input; default: your base resume',
    )
    .option('--base <name>', 'the base resume with this name')
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

const marks: Readonly<Record<Severity, Mark>> = { error: 'bad', warning: 'odd', hint: 'partly' };

/** The findings with place and advice; one row per finding in a pipe. */
export async function proofreadingText(data: Proofreading, style: TerminalStyle): Promise<string> {
  const { findings } = data;
  const { labeled } = messagesOf(data);
  if (!style.isTerminal) {
    const rows = findings.map(({ severity, path, place, message, advice }) => [
      severity,
      path,
      place,
      message,
      advice,
    ]);
    return table(style, { head: [], rows });
  }
  const shown = findings.map(({ severity, place, message, advice }) => {
    const head = wrap(labeled(place, message), style.columns, indent).trimStart();
    return `${marked(marks[severity], '', style)} ${head}${wrap(advice, style.columns, indent)}`;
  });
  return [...shown, `${countsText(data)}\n`].join('\n');
}

const indent = '  ';

function messagesOf({ findings, language }: Proofreading): ProofreadingMessages {
  const isTraditional = isTraditionalChinese(findings.map(({ advice }) => advice).join('\n'));
  return proofreadingMessagesFor({ language, isTraditional });
}

function countsText(data: Proofreading): string {
  const { counts, findings } = data;
  const messages = messagesOf(data);
  if (findings.length === 0) return messages.none;
  return messages.counts(counts.error, counts.warning, counts.hint);
}

/** One line about words that spelling did not check; empty if all were checked. */
export function spellingNotes({ spelling }: Proofreading): readonly string[] {
  const { reason, unresolved, skipped } = spelling;
  if (reason !== null) return [reason];
  const parts = [
    ...(unresolved > 0 ? [`${counted(unresolved, 'unknown word')} without a similar known word`] : []),
    ...(skipped > 0 ? [`${counted(skipped, 'unknown word')} too long or too many to compare`] : []),
  ];
  return parts.length === 0 ? [] : [`Spelling: not listed: ${parts.join(' and ')}.`];
}
