import { type Command, Option } from 'commander';
import { type FinetuneLevel, finetuneLevels } from '../../contract/choices.ts';
import { anywayFlag } from '../asked-requirements.ts';
import { baseFlag } from '../base-resume.ts';
import type { Context } from '../context.ts';
import { addLookFlags, chosenLook, type LookFlags } from '../look-flags.ts';
import type { GenerateRequest } from '../pending-request.ts';
import { filledTarget, noteUnknown } from '../posting-target.ts';
import { canAsk } from '../questions.ts';
import type { JobPosting } from '../read-job-posting.ts';

/** The flags of `generate`, as commander names them. */
export interface GenerateFlags extends LookFlags {
  readonly jobText?: string;
  readonly allowPrivate?: boolean;
  readonly company?: string;
  readonly position?: string;
  readonly level?: FinetuneLevel;
  readonly resume?: string;
  readonly base?: string;
  /** true: a PDF under a name of our own. */
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
  $ resume-tailor generate posting.txt --resume me.pdf -c Acme -p Engineer
  $ pbpaste | resume-tailor generate - --level super --dry-run
`;

export function addGenerateFlags(command: Command): Command {
  const posting = command
    .argument('[posting]', 'file or web address of the job posting; - is standard input')
    .option('--job-text <text>', 'the text of the posting, instead of a file')
    .option('--allow-private', 'allow an address of this machine or a private network')
    .option('-c, --company <name>', 'the company')
    .option('-p, --position <title>', 'the job title')
    .addOption(
      new Option(
        '-l, --level <level>',
        'basic: keywords; good: balanced; super: deep rewrite (default good)',
      ).choices(finetuneLevels),
    )
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
    .option('--new', 'start over instead of continuing an interrupted run')
    .option('--idempotency-key <key>', 'your own key; the same key is never charged twice')
    .addHelpText('before', examples);
}

interface RequestSources {
  readonly posting: JobPosting;
  readonly flags: GenerateFlags;
  readonly includePdf: boolean;
  /** Company and position were asked for already. */
  readonly isSettled: boolean;
}

/** What to send, from the flags, the posting and the settings. */
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
    const { askTarget } = await import('../ask-for-input.ts');
    return filledTarget(await askTarget(context, found));
  }
  noteUnknown(context, found);
  return filledTarget(found);
}
