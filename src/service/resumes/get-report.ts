import type { Report } from '../../contract/report.ts';
import type { Ports } from '../ports.ts';
import type { UseCases } from '../use-cases.ts';
import { noSuchResume } from './no-such-resume.ts';

export function getReport({ store }: Ports): UseCases['getReport'] {
  return async (caller, id) => {
    const tailoring = await store.findTailoring(caller, id);
    if (!tailoring) throw noSuchResume();
    return JSON.parse(tailoring.report) as Report;
  };
}
