import { canonicalJson } from '../canonical-json.ts';
import type { Ports } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import { sha256 } from '../sha256.ts';
import type { UseCases } from '../use-cases.ts';
import { contentId } from './base-as-read-now.ts';

export function putBaseResume({ store, documents, clock }: Ports): UseCases['putBaseResume'] {
  return async (caller, source, sourceFormat) => {
    const { document, format } = await documents.read(source);
    if (!(await documents.hasContent(document))) {
      throw new ServiceError(
        'validation_error',
        'the resume is empty: it says nothing beyond who the person is. Add work, education, projects or skills.',
      );
    }
    const version = sha256(canonicalJson(source));
    const resumeData = JSON.stringify(document);
    const content = { version, resumeData, sourceFormat: sourceFormat ?? format };
    const base = {
      ...content,
      id: contentId(content),
      source: JSON.stringify(source),
      updatedAt: clock.now(),
    };
    await store.putBase(caller, base);
    return base;
  };
}
