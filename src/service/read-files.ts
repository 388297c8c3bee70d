import { ValidationError } from '../contract/validation-error.ts';
import type { Ports } from './ports.ts';
import type { UseCases } from './use-cases.ts';
import type { WorkSlots } from './work-slots.ts';

/** Nothing is stored: the person looks at what was read first. */
export function readResumeFile({ formats }: Ports): UseCases['readResumeFile'] {
  return async (_caller, { file_name: name, content }) => ({
    object: 'resume.reading',
    ...(await formats.readResume({ name, bytes: Buffer.from(content, 'base64') })),
  });
}

/** @param slots for what is read here; who waits for another host holds none */
export function readPosting(
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

/** A server that asks what others name reaches into its own network for them. */
async function refuseAddress(): Promise<never> {
  throw new ValidationError([
    { path: 'url', message: 'cannot be read by this server; send the text of the posting instead' },
  ]);
}
