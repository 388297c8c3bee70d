import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Command, Option } from 'commander';
import { type FinetuneLevel, finetuneLevels, levelTexts } from '../../contract/choices.ts';
import { documentName } from '../../contract/file-name.ts';
import type { Resume } from '../../contract/objects.ts';
import { sha256 } from '../../sha256.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { type GenerateRequest, readIfYoung } from '../files/pending-request.ts';
import { checkOutputFile, checkOutputFolder, writeNamed, writeUnderFreeName } from '../files/write-file.ts';
import { addLookFlags, chosenLook, type LookFlags } from '../look-flags.ts';
import { oneOf } from '../one-of.ts';
import { filledTarget, noteUnknown } from '../postings/posting-target.ts';
import type { JobPosting } from '../postings/read-job-posting.ts';
import { baseFlag } from '../resume/base-resume.ts';
import { exportDocument, formatOfFile } from '../resume/export-document.ts';
import type { Io } from '../terminal/io.ts';
import { canAsk } from '../terminal/questions.ts';
import { wrap } from '../terminal/terminal-text.ts';
import { companyFlag, positionFlag } from '../text-flag.ts';
import { anywayFlag } from './asked-requirements.ts';

/** The flags of `generate`, with the names that commander gives them. */
export interface GenerateFlags extends LookFlags {
  readonly jobText?: string;
  readonly allowPrivate?: boolean;
  readonly company?: string;
  readonly position?: string;
  readonly level?: FinetuneLevel;
  readonly resume?: string;
  readonly base?: string;
  /** true: a PDF with a generated name. */
  readonly pdf?: string | true;
  /** false after --no-check */
  readonly check: boolean;
  readonly output?: string;
  readonly force?: boolean;
  readonly fontDir?: string;
  readonly idempotencyKey?: string;
  readonly new?: boolean;
  readonly dryRun?: boolean;
  readonly anyway?: boolean;
}

const examples = `Examples:
  $ resume-tailor generate               # asks for what it needs
  $ resume-tailor generate https://jobs.example.com/42 --pdf
  $ resume-tailor generate posting.txt --resume me.pdf -c Acme -p "Data Analyst"
  $ pbpaste | resume-tailor generate - --level super --dry-run
`;

export function addGenerateFlags(command: Command): Command {
  const posting = command
    .argument('[posting]', 'file or web address of the job posting; - is standard input')
    .option('--job-text <text>', 'the text of the posting, instead of a file')
    .option('--allow-private', 'allow an address of this machine or a private network')
    .option(...companyFlag)
    .option(...positionFlag)
    .addOption(oneOf(new Option('-l, --level <level>', 'how much may change (default good)'), finetuneLevels))
    .option('--resume <file>', 'your resume; it becomes the base resume (not with --dry-run)')
    .option(...baseFlag)
    .option('--pdf [file]', 'also make a PDF, in this file (it must end in .pdf)')
    .option('--no-check', 'do not read the PDF back and compare it with the resume')
    .option('-o, --output <file>', 'also write the document; the ending sets the format')
    .option('--force', 'replace files that exist');
  return addLookFlags(posting)
    .option('--font-dir <folder>', 'a folder of fonts for characters that the packaged fonts lack')
    .option('--dry-run', 'show the score, changes and price; store and charge nothing')
    .option(...anywayFlag)
    .option('--new', 'make a new resume; continue nothing, and do not ask')
    .option('--idempotency-key <key>', 'your own key; the same command with it is charged once in 24 hours')
    .addHelpText('before', examples)
    .addHelpText('after', () => levelsText() + againText);
}

function levelsText(): string {
  const lines = finetuneLevels.map((level) =>
    wrap(levelTexts[level], 80, '         ').replace(/^ {9}/, `  ${level.padEnd(7)}`),
  );
  return `\nLevels:\n${lines.join('')}`;
}

const againText = `
Run again:
  An interrupted run continues and is charged once. A finished one makes another
  resume, which is charged; on a terminal it asks first, as it does before super
  is charged for what good makes, too. For scripts that may run twice:
  --idempotency-key.
`;

interface RequestSources {
  readonly posting: JobPosting;
  readonly flags: GenerateFlags;
  readonly includePdf: boolean;
  /** Company and position were already asked for. */
  readonly isSettled: boolean;
}

/** The request from flags, posting and settings. */
export async function generateRequest(
  context: Context,
  { posting, flags, includePdf, isSettled }: RequestSources,
): Promise<GenerateRequest> {
  const target = isSettled ? filledTarget(posting) : await targetOf(context, posting, flags);
  return {
    body: {
      job_description: posting.text,
      ...target,
      finetune_level: flags.level ?? context.config.level.value,
      include_pdf: includePdf,
    },
    query: {
      ...chosenLook(context.config, flags),
      ...(!flags.check && { check: false }),
    },
  };
}

async function targetOf(
  context: Context,
  posting: JobPosting,
  flags: GenerateFlags,
): Promise<{ company_name: string; position: string }> {
  const found = { company: flags.company ?? posting.company, position: flags.position ?? posting.position };
  const { company, position } = found;
  if (flags.company === undefined && company) context.note(`Company, from the posting: ${company}`);
  if (flags.position === undefined && position) context.note(`Position, from the posting: ${position}`);
  if (canAsk(context) && (company === undefined || position === undefined)) {
    const { askTarget } = await import('../postings/ask-posting.ts');
    return filledTarget(await askTarget(context, found));
  }
  noteUnknown(context, found);
  return filledTarget(found);
}

/** The files that generate writes. */
export interface OutputFiles {
  /** A name; true: a generated name; null: no PDF. */
  readonly pdf: string | true | null;
  readonly document: string | null;
  readonly force: boolean;
}

/** Checked before any work is done or paid. @throws UsageError if a file exists or its ending is unknown */
export function outputFiles({ io }: Context, flags: GenerateFlags): OutputFiles {
  const { output = null, force = false } = flags;
  const isPdf = output !== null && /\.pdf$/i.test(output);
  if (isPdf && flags.pdf !== undefined) throw new UsageError('--pdf and -o both name a PDF; use one of them');
  if (output !== null && !isPdf) formatOfFile(output);
  const files = { pdf: isPdf ? output : (flags.pdf ?? null), document: isPdf ? null : output, force };
  for (const file of [files.pdf, files.document]) {
    if (typeof file === 'string') checkOutputFile({ file, force }, io);
    else if (file) checkOutputFolder(io);
  }
  return files;
}

/** @returns the names of the written files */
export async function writeOutputFiles(
  context: Context,
  resume: Resume,
  { pdf, document, force }: OutputFiles,
): Promise<readonly string[]> {
  const written: string[] = [];
  if (pdf !== null && resume.pdf_url !== null) {
    const bytes = await context.download(resume.pdf_url);
    written.push(
      pdf === true
        ? await writeFree(context, resume, bytes)
        : await writeNamed({ file: pdf, force }, bytes, context.io),
    );
  }
  if (document !== null) {
    const text = await exportDocument(context, resume.resume_data, formatOfFile(document));
    written.push(await writeNamed({ file: document, force }, text, context.io));
  }
  return written;
}

function writeFree(context: Context, resume: Resume, bytes: Uint8Array): Promise<string> {
  const { company_name: company, position, resume_data } = resume;
  const name = documentName({ person: resume_data.basics.name, company, position });
  return writeUnderFreeName(`${name}.pdf`, bytes, context);
}

/**
 * The page text of an unfinished generate from an earlier version. Pages change with every visit, but the same
 * command must send the same text, or it would be charged again.
 */
export interface PostingMemory {
  /** Null: nothing is stored, or it is older than the server's memory of the request. */
  read(): Promise<JobPosting | null>;
  forget(): Promise<void>;
}

export function postingMemory(folder: string, address: string, io: Io): PostingMemory {
  const file = path.join(folder, `posting-${sha256(address)}`);
  return {
    async read() {
      const text = await readIfYoung(file, io.now());
      return text === null ? null : JSON.parse(text);
    },
    forget: () => rm(file, { force: true }),
  };
}
