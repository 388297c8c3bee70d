import { type Command, InvalidArgumentError, Option } from 'commander';
import { type FinetuneLevel, finetuneLevels } from '../../contract/finetune-level.ts';
import { type ExportFormatName, exportFormatNames } from '../../documents/export/export-formats.ts';
import { anywayFlag } from '../asked-requirements.ts';
import { baseFlag } from '../chosen-base.ts';
import { addLookFlags, type LookFlags } from '../look-flags.ts';

/** The flags of `batch`, as commander names them. */
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
}

const examples = `Examples:
  $ resume-tailor batch postings/ --resume me.json --out applications/ --pdf
  $ resume-tailor batch jobs.csv --dry-run
  $ resume-tailor batch jobs.jsonl --json > results.jsonl
`;

const rows = `
One JSON object per line, or a CSV file with these columns, of which only
job_description must be there:
  job_description, company_name, position, finetune_level, include_pdf
A folder is one posting per file. A company or position that is not given is
read from the posting.
The same command again goes on where it was stopped; rows that are done are
neither made nor charged again.
`;

export function addBatchFlags(command: Command): Command {
  const rowsToMake = command
    .argument('<file>', 'JSONL, CSV or a folder of postings; - is standard input')
    .addOption(
      new Option('-l, --level <level>', 'for rows without finetune_level (default good)').choices(
        finetuneLevels,
      ),
    )
    .option('--resume <file>', 'your resume; it becomes the base resume (not with --dry-run)')
    .option(...baseFlag)
    .option('--pdf', 'make PDFs, for rows without include_pdf')
    .option('--no-check', 'do not read the PDFs back and compare them with the resume');
  return addLookFlags(rowsToMake)
    .option('--out <folder>', 'write the documents, and the PDFs, into this folder')
    .addOption(
      new Option('--format <format>', 'of the documents in --out').choices(exportFormatNames).default('json'),
    )
    .option('--force', 'replace files in --out that exist')
    .option('--concurrency <number>', `rows at once, 1 to ${maxAtOnce}`, atOnce, usualAtOnce)
    .option('--dry-run', 'show score and price of every row; nothing is stored or charged')
    .option(...anywayFlag)
    .option('--new', 'make, and charge, every row again')
    .addHelpText('before', examples)
    .addHelpText('after', rows);
}

const usualAtOnce = 4;
const maxAtOnce = 16;

function atOnce(text: string): number {
  if (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= maxAtOnce) return Number(text);
  throw new InvalidArgumentError(`It takes a whole number from 1 to ${maxAtOnce}.`);
}
