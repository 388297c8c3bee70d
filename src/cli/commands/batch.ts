import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Command, Option } from 'commander';
import type { Client } from '../../client/client.ts';
import { bestBase } from '../../contract/base-names.ts';
import {
  type ExportFormatName,
  exportFormatNames,
  type FinetuneLevel,
  finetuneLevels,
} from '../../contract/choices.ts';
import type { QueryInput } from '../../contract/endpoints.ts';
import { accountOf } from '../account.ts';
import { doneResumes, openJournal, peekJournal } from '../batch/batch-journal.ts';
import { createInTurn } from '../batch/in-turn.ts';
import { repeatedRows } from '../batch/repeated-rows.ts';
import { confirmPrice, runBatch } from '../batch/run-batch.ts';
import { makeOutFolder, type RowWork } from '../batch/run-row.ts';
import type { Context } from '../context.ts';
import { NotFoundError, UsageError } from '../exit-code.ts';
import { anywayFlag } from '../generate/asked-requirements.ts';
import { asksBeforeCharge } from '../generate/same-resume.ts';
import { addLookFlags, chosenLook, type LookFlags } from '../look-flags.ts';
import { oneOf } from '../one-of.ts';
import { type BatchRow, readBatch } from '../postings/read-batch.ts';
import { baseFlag, chosenBase, currentBase, storeBase, storedName } from '../resume/base-resume.ts';
import { formatOption } from '../resume/export-document.ts';
import { readNamedResume } from '../resume/read-resume.ts';
import type { Run } from '../run.ts';
import type { Output } from '../terminal/output.ts';
import { wholeNumber } from '../whole-number.ts';

export function defineBatch(command: Command, run: Run): void {
  addBatchFlags(command).action((source: string, flags: BatchFlags) =>
    run((context) => batch(context, source, flags)),
  );
}

async function batch(context: Context, source: string, flags: BatchFlags): Promise<Output> {
  const rows: readonly BatchRow[] = await readBatch(source, context);
  const files = { out: flags.out, format: flags.format, force: flags.force ?? false };
  // If the folder cannot be created, the base resume stays unchanged.
  if (!flags.dryRun) makeOutFolder(context, files);
  const { name, version, resumeDigest, bases, preview } = await chooseBase(context, flags);
  const query: QueryInput<'generateResume'> = {
    ...chosenLook(context.config, flags),
    ...(!flags.check && { check: false }),
    ...(name !== undefined && { base: name }),
    ...(version !== undefined && { base_version: version }),
  };
  const client = await context.client();
  const defaults = { level: flags.level ?? context.config.level.value, includePdf: flags.pdf ?? false };
  const repeated = await repeatedRows(rows, defaults);
  if (repeated !== null) context.note(repeated);
  const workWith = async (journal: RowWork['journal']): Promise<RowWork> => ({
    context,
    client,
    journal,
    done: await doneResumes(client, journal.resumeIds),
    defaults,
    query,
    resumeDigest,
    bases,
    anyway: flags.anyway,
    files,
    inTurn: createInTurn(),
    preview,
  });
  if (!flags.dryRun && !flags.yes && asksBeforeCharge(context)) {
    const peeked = await workWith(await peekJournal(journalOptions(context, client, source, flags)));
    await confirmPrice(rows, { ...peeked, preview: { resume: null } });
  }
  const options = journalOptions(context, client, source, flags);
  const journal = await (flags.dryRun ? peekJournal(options) : openJournal(options, context.io));
  return runBatch(rows, flags.concurrency, await workWith(journal));
}

interface ChosenBase extends Pick<RowWork, 'preview' | 'resumeDigest' | 'bases'> {
  /** Undefined: the base resume without a name. */
  readonly name: string | undefined;
  /** Undefined: a resume that is not stored, or the highest-scoring base for each posting. */
  readonly version: string | undefined;
}

async function chooseBase(
  context: Context,
  { resume: file, base: flag, dryRun, anyway }: BatchFlags,
): Promise<ChosenBase> {
  const name = file === undefined ? chosenBase(context, flag) : storedName(context, flag);
  const own = file === undefined ? null : await readNamedResume(context, file, { anyway });
  const resumeDigest = own?.digest;
  if (own && !dryRun) {
    return { name, version: (await storeBase(context, own, name)).version, resumeDigest, preview: null };
  }
  const base = await currentBase(context, name);
  // An earlier run stored the same resume: its finished rows stay valid.
  const isStored = own === null || isDeepStrictEqual(own.source, base?.source);
  if (base && isStored) {
    const preview = dryRun ? { resume: null } : null;
    if (name !== bestBase) return { name, version: base.version, resumeDigest, preview };
    const { data } = await (await context.client()).baseResume.list();
    return {
      ...{ name, version: undefined, resumeDigest, preview },
      bases: data.map((one) => [one.name, one.version] as const),
    };
  }
  if (own) return { name: undefined, version: undefined, resumeDigest, preview: { resume: own.source } };
  const isNamed = name !== undefined && name !== bestBase;
  const said = `there is no base resume${isNamed ? ` named ${name}` : ''} yet; add --resume FILE, or store it: resume-tailor base set FILE`;
  throw isNamed ? new NotFoundError(said) : new UsageError(said);
}

function journalOptions({ config, io }: Context, client: Client, source: string, flags: BatchFlags) {
  return {
    folder: config.home.batchesFolder,
    batch: { server: config.baseUrl.value, input: source === '-' ? source : path.resolve(io.cwd, source) },
    account: accountOf(config),
    isOurs: async (ids: readonly string[]) => (await doneResumes(client, ids)).size > 0,
    fresh: flags.new ?? false,
  };
}

/** The flags of `batch`, with the names that commander gives them. */
export interface BatchFlags extends LookFlags {
  readonly level?: FinetuneLevel;
  readonly resume?: string;
  readonly base?: string;
  readonly pdf?: boolean;
  /** false after --no-check */
  readonly check: boolean;
  readonly out?: string;
  readonly format: ExportFormatName;
  readonly force?: boolean;
  readonly concurrency: number;
  readonly dryRun?: boolean;
  readonly new?: boolean;
  readonly anyway?: boolean;
  readonly yes?: boolean;
}

const examples = `Examples:
  $ resume-tailor batch postings/ --resume me.json --out applications/ --pdf
  $ resume-tailor batch jobs.csv --dry-run
  $ resume-tailor batch jobs.jsonl --json > results.jsonl
`;

const rows = `
The input is a folder with one posting per file, a JSONL file with one JSON
object per line, or a CSV file with these columns:
  job_description, company_name, position, finetune_level, include_pdf
Only job_description is required. A missing company or position is read from the
posting. On a terminal you are asked before the price of all rows is charged.
After an interruption, run the same command again to continue; nothing is made
or charged twice.
`;

export function addBatchFlags(command: Command): Command {
  const rowsToMake = command
    .argument('<file>', 'JSONL, CSV or a folder of postings; - is standard input')
    .addOption(
      oneOf(
        new Option('-l, --level <level>', 'level for rows without finetune_level (default good)'),
        finetuneLevels,
      ),
    )
    .option('--resume <file>', 'your resume; it becomes the base resume (not with --dry-run)')
    .option(...baseFlag)
    .option('--pdf', 'also make PDFs for rows without include_pdf')
    .option('--no-check', 'do not read the PDFs back and compare them with the resume');
  return addLookFlags(rowsToMake)
    .option('--out <folder>', 'write the documents and PDFs into this folder')
    .addOption(formatOption('format of the documents in --out', exportFormatNames).default('json'))
    .option('--force', 'replace files in --out that exist')
    .option(
      '--concurrency <number>',
      `rows to work on at once, ${atOnce.min} to ${atOnce.max}`,
      wholeNumber('--concurrency', atOnce),
      atOnce.default,
    )
    .option('--dry-run', 'show the score and price of every row; store and charge nothing')
    .option(...anywayFlag)
    .option('--new', 'start over: make and charge every row again')
    .option('-y, --yes', 'do not ask about the price')
    .addHelpText('before', examples)
    .addHelpText('after', rows);
}

const atOnce = { min: 1, max: 16, default: 4 } as const;
