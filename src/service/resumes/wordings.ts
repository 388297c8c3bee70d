import type { Ports } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import type { UseCases } from '../use-cases.ts';
import { changeResume, resumeChanges, tailorInputOf } from './change-resume.ts';
import { noSuchResume } from './stored-resumes.ts';

/* Lines that an assistant or another program words anew. The person is not asked here, so nothing gets through unproven. */

export function listWordings(ports: Ports): UseCases['listWordings'] {
  return async (caller, id) => ports.offlineEngine.wordings(await storedInput(ports, caller, id));
}

export function checkWording(ports: Ports): UseCases['checkWording'] {
  return async (caller, id, { item, text }) => {
    const input = await storedInput(ports, caller, id);
    const judged = await ports.offlineEngine.word({ ...input, item, text });
    if (!judged) throw noSuchLine(item);
    const findings = judged.findings.map(({ rule, message }) => ({ rule, message }));
    return {
      object: 'wording',
      item,
      text,
      allowed: findings.length === 0,
      findings,
      nearest: judged.nearest,
    };
  };
}

export function applyWording(ports: Ports): UseCases['applyWording'] {
  return (caller, id, { item, text }) =>
    changeResume(ports, caller, id, async ({ resume }, tailoring) => {
      const input = { ...tailorInputOf(resume, tailoring), plan: tailoring.plan };
      const judged = await ports.offlineEngine.word({ ...input, item, text });
      if (!judged) throw noSuchLine(item);
      if (judged.tailored) return resumeChanges(ports, resume, judged.tailored);
      const why = judged.findings.map(({ rule, message }) => `${rule}: ${message}`).join('; ');
      throw new ServiceError('validation_error', `text: refused; nothing was changed: ${why}`);
    });
}

async function storedInput({ store }: Ports, caller: Parameters<UseCases['getReport']>[0], id: string) {
  const stored = await store.findResume(caller, id);
  const tailoring = stored && (await store.findTailoring(caller, id));
  if (!stored || !tailoring) throw noSuchResume();
  return { ...tailorInputOf(stored.resume, tailoring), plan: tailoring.plan };
}

function noSuchLine(item: string): ServiceError {
  const named = JSON.stringify(item.slice(0, 100));
  return new ServiceError(
    'validation_error',
    `item: ${named} is not a line that can be reworded; GET /resumes/{id}/wordings lists them`,
  );
}
