import type { Ports } from '../ports.ts';
import type { UseCases } from '../use-cases.ts';
import { noSuchResume } from './no-such-resume.ts';

export function getResume({ store }: Ports): UseCases['getResume'] {
  return async (caller, id) => {
    const stored = await store.findResume(caller, id);
    if (!stored) throw noSuchResume();
    return stored.resume;
  };
}
