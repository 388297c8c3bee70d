import type { BodyInput, QueryInput } from '../../contract/endpoints.ts';
import type { Context } from '../context.ts';
import { ownResume } from '../own-resume.ts';
import { filledTarget, noteUnknown } from '../posting-target.ts';
import { canAsk } from '../questions.ts';
import { type JobPosting, readJobPosting } from '../read-job-posting.ts';
import type { ResumeInput } from '../read-resume.ts';
import type { GenerateFlags } from './generate-flags.ts';

export interface GenerateRequest {
  readonly body: BodyInput<'generateResume'>;
  readonly query: QueryInput<'generateResume'>;
}

export interface RequestSources {
  /** A file, `-`, or an address of the web. */
  readonly posting: string | undefined;
  readonly flags: GenerateFlags;
  readonly includePdf: boolean;
  /** What is known of the posting already: it is not read again. */
  readonly known?: JobPosting | null;
}

export interface ReadRequest extends GenerateRequest {
  /** Of --resume; null without. */
  readonly resume: ResumeInput | null;
  readonly posting: JobPosting;
}

/** What to send, from the flags, the posting and the settings. */
export async function readGenerateRequest(
  context: Context,
  { posting: file, flags, includePdf, known }: RequestSources,
): Promise<ReadRequest> {
  const resume = await ownResume(context, flags.resume);
  const { jobText: text, allowPrivate } = flags;
  const posting = known ?? (await readJobPosting(context, { file, text, allowPrivate }));
  const target = await targetOf(context, posting, flags);
  return {
    resume,
    posting,
    body: {
      job_description: posting.text,
      ...target,
      finetune_level: flags.level ?? context.config.level.value,
      include_pdf: includePdf,
    },
    query: {
      theme: flags.theme ?? context.config.theme.value ?? undefined,
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
