import type { BodyInput, QueryInput } from '../../contract/endpoints.ts';
import type { Context } from '../context.ts';
import { type JobPosting, readJobPosting } from '../read-job-posting.ts';
import { type ResumeInput, readResume } from '../read-resume.ts';
import { UsageError } from '../usage-error.ts';
import type { GenerateFlags } from './generate-flags.ts';

export interface GenerateRequest {
  readonly body: BodyInput<'generateResume'>;
  readonly query: QueryInput<'generateResume'>;
}

/** What to send, from the flags, the posting and the settings; and the resume of --resume, null without. */
export async function readGenerateRequest(
  context: Context,
  postingFile: string | undefined,
  flags: GenerateFlags,
  includePdf: boolean,
): Promise<GenerateRequest & { readonly resume: ResumeInput | null }> {
  const resume = flags.resume === undefined ? null : await readResume(flags.resume, context.io);
  const posting = await readJobPosting(context, {
    file: postingFile,
    text: flags.jobText,
    allowPrivate: flags.allowPrivate,
  });
  const target = targetOf(context, posting, flags);
  return {
    resume,
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

function targetOf(
  context: Context,
  posting: JobPosting,
  flags: GenerateFlags,
): { company_name: string; position: string } {
  const company = flags.company ?? posting.company;
  const position = flags.position ?? posting.position;
  const missing = [company === undefined && '--company NAME', position === undefined && '--position TITLE'];
  const named = missing.filter((flag) => flag !== false);
  if (company === undefined || position === undefined) {
    throw new UsageError(`the posting does not say it clearly; add ${named.join(' and ')}`);
  }
  if (flags.company === undefined) context.note(`Company, from the posting: ${company}`);
  if (flags.position === undefined) context.note(`Position, from the posting: ${position}`);
  return { company_name: company, position };
}
