import type { Context } from '../context.ts';
import { chosenLook } from '../look-flags.ts';
import type { GenerateRequest } from '../pending-request.ts';
import { filledTarget, noteUnknown } from '../posting-target.ts';
import { canAsk } from '../questions.ts';
import type { JobPosting } from '../read-job-posting.ts';
import type { GenerateFlags } from './generate-flags.ts';

export interface RequestSources {
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
