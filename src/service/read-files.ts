import type { Ports } from './ports.ts';
import type { UseCases } from './use-cases.ts';

/** Nothing is stored: the person looks at what was read first. */
export function readResumeFile({ formats }: Ports): UseCases['readResumeFile'] {
  return async (_caller, { file_name: name, content }) => ({
    object: 'resume.reading',
    ...(await formats.readResume({ name, bytes: Buffer.from(content, 'base64') })),
  });
}

export function readPosting({ formats }: Ports): UseCases['readPosting'] {
  return async (_caller, { text, file_name: name = '', content = '' }) => {
    const read = await formats.readPosting(text ?? { name, bytes: Buffer.from(content, 'base64') });
    return {
      object: 'posting',
      job_description: read.text,
      company_name: read.company ?? null,
      position: read.position ?? null,
    };
  };
}
