import type { Ports } from '../ports.ts';
import type { UseCases } from '../use-cases.ts';
import { noSuchResume } from './no-such-resume.ts';

export function getResumeBase({ store }: Ports): UseCases['getResumeBase'] {
  return async (caller, id) => {
    const tailoring = await store.findTailoring(caller, id);
    if (!tailoring) throw noSuchResume();
    return tailoring.base;
  };
}
