import { findDocument } from '../base/find-document.ts';
import { utcDate } from '../calendar.ts';
import type { Ports } from '../ports.ts';
import type { UseCases } from '../use-cases.ts';
import { checkRequirements } from './check-requirements.ts';
import { targetOf } from './target-of.ts';

export function scoreResume(ports: Ports): UseCases['scoreResume'] {
  return async (caller, request, { require } = {}) => {
    const base = await findDocument(ports, caller, { resume: request.resume, nameless: true });
    const score = await ports.offlineEngine.score({
      base,
      target: targetOf(request),
      asOf: utcDate(ports.clock.now()),
    });
    checkRequirements(require, score.warnings);
    return score;
  };
}
