import type { Command } from 'commander';
import { loadServerSettings } from '../../config/load-server-settings.ts';
import { withSavedSetting } from '../../config/saved-config.ts';
import { bestBase, defaultBase } from '../../contract/base-names.ts';
import type { Answer } from '../../contract/endpoints.ts';
import { importFormatTitles } from '../../contract/import-formats.ts';
import type { BaseResume } from '../../contract/objects.ts';
import { exportResume } from '../../documents/export/export-resume.ts';
import { extensionOf } from '../../documents/files/file-text.ts';
import { rendererSources } from '../connection/open-composition.ts';
import type { Context } from '../context.ts';
import { readTextFile } from '../files/read-input.ts';
import { saveConfig } from '../files/save-settings.ts';
import { chosenLook } from '../look-flags.ts';
import { checkBase, putBase, storedName } from '../resume/base-resume.ts';
import {
  checkTarget,
  chosenFormat,
  deliver,
  exportDocument,
  type FormatName,
  formatOption,
} from '../resume/export-document.ts';
import { readNamedResume } from '../resume/read-resume.ts';
import {
  checkHasLines,
  checkStructureFlags,
  mayBeMisread,
  questionAbout,
  quoted,
  type StructureFlags,
  structureOptions,
} from '../resume/resume-structure.ts';
import { isReviewed, readingPage, reviewResume } from '../resume/review-resume.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../terminal/output.ts';
import { confirmed } from '../terminal/questions.ts';
import { shortDate, table } from '../terminal/table.ts';
import type { TerminalStyle } from '../terminal/terminal-style.ts';
import { foldedLines } from '../terminal/terminal-text.ts';

interface BaseFlags {
  readonly base?: string;
}

interface ExportFlags extends BaseFlags {
  readonly format?: FormatName;
  readonly output?: string;
  readonly fontDir?: string;
  readonly force?: boolean;
}

const ofName = ['--base <name>', 'the base resume with this name'] as const;

export function defineBase(command: Command, run: Run): void {
  command.addHelpText(
    'before',
    'Examples:\n  $ resume-tailor base set me.pdf\n  $ resume-tailor base set nurse.pdf --base nurse\n  $ resume-tailor base use nurse\n',
  );
  command.addHelpText(
    'after',
    '\nYour base resume is the one that you store. Every tailored resume is made from\nit and leaves it as it is. You can store several, each by a name.\n',
  );
  command
    .command('set')
    .description(`store your resume: ${importFormatTitles.join(', ')}`)
    .argument('<file>', 'the file; - is standard input')
    .option('--name <name>', 'your name, if it is not in the file')
    .option('--base <name>', 'store it under this name, beside your other base resumes')
    .option('--anyway', 'store it even if it does not look like a resume')
    .option('--model', 'let the language model of server.yaml say what belongs together')
    .option('--question', 'store nothing; print what to ask any language model about the file')
    .option('--answer <file>', 'read the file by the answer to that question; - is standard input')
    .action((file: string, flags: SetFlags) => run((context) => set(context, file, flags)));
  command
    .command('list')
    .description('list your base resumes by name')
    .action(() => run(list));
  command
    .command('use')
    .description('choose the base resume for later commands')
    .argument('<name>', 'its name; default: the one without a name; best: the one that scores highest')
    .action((name: string) => run((context) => use(context, name)));
  command
    .command('show')
    .description('show your base resume')
    .option(...ofName)
    .option('--previous', 'show the previous one instead')
    .action((flags: ShowFlags) => run((context) => show(context, flags)));
  command
    .command('export')
    .description('export your base resume (default: JSON Resume)')
    .option(...ofName)
    .addOption(formatOption('format to write'))
    .option('-o, --output <file>', 'write a file; its ending sets the format unless --format does')
    .option('--font-dir <folder>', 'for a PDF: a folder of fonts for characters that the packaged fonts lack')
    .option('--force', 'replace a file that exists')
    .action((flags: ExportFlags) => run((context) => exportBase(context, flags), { fontDir: flags.fontDir }));
  command
    .command('clear')
    .description('delete your base resume and its earlier versions; tailored resumes stay')
    .option(...ofName)
    .option('-y, --yes', 'do not ask')
    .action((flags: BaseFlags & { yes?: boolean }) => run((context) => clear(context, flags)));
}

interface SetFlags extends BaseFlags, StructureFlags {
  /** The person's name. */
  readonly name?: string;
  readonly anyway?: boolean;
}

async function set(
  context: Context,
  file: string,
  { base: flag, model, question, answer, ...given }: SetFlags,
): Promise<Output> {
  const name = storedName(context, flag);
  checkStructureFlags(file, { model, question, answer });
  if (question) {
    const text = await questionAbout(file, context, given.name);
    return view({ data: { question: text }, human: (data) => data.question });
  }
  const structure = await structureOptions(context, { model, answer });
  const read = await readNamedResume(context, file, { ...given, ...structure });
  checkHasLines(read, structure);
  const resume = await reviewResume(context, read);
  const { base } = await putBase(context, resume, name);
  const named = name === undefined ? '' : ` ${name}`;
  const chosen = name === undefined || name === context.config.base.value ? '' : ` --base ${name}`;
  return view({
    data: { base, notes: resume.notes },
    json: (data) => data.base,
    human: ({ base: { resume_data }, notes }, style) => {
      if (isReviewed(context)) return `Stored as your base resume${named}.\n`;
      if (style.isTerminal) return readingPage(resume_data, notes, style);
      return table(style, { head: [], rows: notes.map(({ kind, path, message }) => [kind, path, message]) });
    },
    hints: [
      ...(isReviewed(context)
        ? []
        : [`To correct it: resume-tailor base export${chosen} -o me.json, edit the file and set it again`]),
      ...(file !== '-' && mayBeMisread(resume) && structure.structure === undefined
        ? [
            `If much is wrong, a language model can help: resume-tailor base set ${quoted(file)} --model, or --question`,
          ]
        : []),
      `Tailor it to a posting: resume-tailor generate POSTING --pdf${chosen}`,
    ],
  });
}

type BaseList = Answer<'listBaseResumes'>;

async function list(context: Context): Promise<Output> {
  const data = await (await context.client()).baseResume.list();
  const used = context.config.base.value ?? defaultBase;
  return view<BaseList>({
    data,
    human: (bases, style) =>
      table(style, {
        head: ['NAME', 'IN USE', 'READ FROM', 'STORED'],
        rows: bases.data.map(({ name, source_format, updated_at }) => [
          ...[name, name === used ? 'yes' : '', source_format],
          style.isTerminal ? shortDate(updated_at) : updated_at,
        ]),
      }),
    hints:
      data.data.length === 0
        ? ['No base resume yet. Store your resume: resume-tailor base set FILE']
        : [
            ...(used === bestBase ? ['In use: the one that scores highest for each posting.'] : []),
            'To choose one for later commands: resume-tailor base use NAME',
          ],
  });
}

async function use(context: Context, name: string): Promise<Output> {
  await checkBase(context, name);
  const saved = name === defaultBase ? null : name;
  const file = await saveConfig(context, (text, place) => withSavedSetting(text, place, 'base', saved));
  const hint =
    name === bestBase
      ? 'Later commands use the base resume that scores highest for the posting.'
      : `Later commands use the base resume ${name}.`;
  return view({ data: { name: 'base', value: saved, file }, human: () => '', hints: [hint] });
}

interface ShowFlags extends BaseFlags {
  readonly previous?: boolean;
}

async function show(context: Context, { base: flag, previous }: ShowFlags): Promise<Output> {
  const client = await context.client();
  const query = { ...nameQuery(context, flag), ...(previous && { version: 'previous' }) };
  return view<BaseResume>({ data: await client.baseResume.get(query), human: baseText });
}

function nameQuery(context: Context, flag: string | undefined): { readonly name?: string } {
  const name = storedName(context, flag);
  return name === undefined ? {} : { name };
}

async function baseText(base: BaseResume, style: TerminalStyle): Promise<string> {
  const facts = await table(style, {
    head: ['', ''],
    rows: [
      ...(base.name === defaultBase ? [] : [['name', base.name]]),
      ['version', base.version],
      ['read from', base.source_format],
      ['stored', base.updated_at],
    ],
  });
  return `${facts}\n${foldedLines(await exportResume(base.resume_data, 'text'), style)}`;
}

async function exportBase(
  context: Context,
  { base: flag, format, output, force = false }: ExportFlags,
): Promise<Output> {
  const isJson = output === undefined || output === '-' || extensionOf(output) === '.json';
  const chosen = (isJson ? format : chosenFormat(format, output)) ?? 'jsonresume';
  const words = format === undefined ? 'base export' : '--format';
  const target = { format: chosen, output, force, words };
  checkTarget(context, target);
  const client = await context.client();
  const base = await client.baseResume.get(nameQuery(context, flag));
  const content =
    chosen === 'pdf'
      ? await printed(context, base)
      : await exportDocument(context, base.resume_data, chosen, { source: base.source });
  return deliver(context, target, content, base);
}

/** Makes the PDF in this process, even for a base resume on a server, which stores no PDF for it. */
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

async function clear(
  context: Context,
  { base: flag, yes = false }: BaseFlags & { readonly yes?: boolean },
): Promise<Output> {
  const query = nameQuery(context, flag);
  const named = query.name === undefined ? '' : ` ${query.name}`;
  await confirmed(context, {
    yes,
    question: () => `Delete the base resume${named} and its earlier versions permanently?`,
  });
  const client = await context.client();
  return view<DeletedBase>({
    data: await client.baseResume.delete(query),
    human: () => `deleted the base resume${named}\n`,
  });
}
