import type { Ports } from '../ports.ts';
import type { UseCases } from '../use-cases.ts';
import { changeResume } from './change-resume.ts';
import { resumeChanges } from './resume-changes.ts';
import { tailorInputOf } from './tailor-input-of.ts';

export function revertChanges(ports: Ports): UseCases['revertChanges'] {
  return (caller, id, changeIds) =>
    changeResume(ports, caller, id, async ({ resume }, tailoring) => {
      const input = tailorInputOf(resume, tailoring);
      const { plan } = tailoring;
      return resumeChanges(ports, resume, await ports.offlineEngine.revert({ ...input, plan, changeIds }));
    });
}
