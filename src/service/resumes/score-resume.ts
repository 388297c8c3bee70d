import { requireBase } from '../base/require-base.ts';
import { utcDate } from '../calendar.ts';
import type { Ports } from '../ports.ts';
import type { UseCases } from '../use-cases.ts';
import { storedDocument } from './stored-document.ts';
import { targetOf } from './target.ts';

/** Any resume that names a person can be scored, also one without content. */
export function scoreResume({ store, documents, offlineEngine, clock }: Ports): UseCases['scoreResume'] {
  return async (caller, request) => {
    const base = request.resume
      ? (await documents.read(request.resume)).document
      : storedDocument((await requireBase(store, caller)).resumeData);
    return offlineEngine.score({ base, target: targetOf(request), asOf: utcDate(clock.now()) });
  };
}
