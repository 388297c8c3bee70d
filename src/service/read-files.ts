import { fieldError } from '../values/validation-error.ts';
import type { Ports } from './ports.ts';
import type { UseCases } from './use-cases.ts';
import type { WorkSlots } from './work-slots.ts';

/** Reads a file without storing it, so that the person can check the result. */
export function readResumeFile({ formats }: Ports): UseCases['readResumeFile'] {
  return async (_caller, { file_name: name, content }) => ({
    object: 'resume.reading',
    ...(await formats.readResume({ name, bytes: Buffer.from(content, 'base64') })),
  });
}

/** @param slots for local reading; waiting for another host takes no slot */
export function readSentPosting(
  { formats, fetchPosting = refuseAddress }: Ports,
  slots: WorkSlots,
): UseCases['readPosting'] {
  return async (_caller, { text, url, file_name: name = '', content = '' }) => {
    const read =
      url === undefined
        ? await slots.run(() => formats.readPosting(text ?? { name, bytes: Buffer.from(content, 'base64') }))
        : await fetchPosting(url);
    return {
      object: 'posting',
      job_description: read.text,
      company_name: read.company ?? null,
      position: read.position ?? null,
    };
  };
}

/** Refuses web addresses: a shared server would let its users reach its internal network. */
async function refuseAddress(): Promise<never> {
  throw fieldError('url', 'cannot be read by this server; send the text of the posting instead');
}
