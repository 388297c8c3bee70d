import { timestamp } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import type { Proposal } from '../../contract/proposal.ts';
import { ValidationError } from '../../contract/validation-error.ts';
import type { Ports } from '../ports.ts';
import type { Caller, UseCases } from '../use-cases.ts';
import { storedReport } from './stored-document.ts';
import { noSuchResume } from './stored-resumes.ts';

/* What an assistant believes that the person has done. It is kept for them to decide on, and nothing is made from it. */

export function listProposals(ports: Ports): UseCases['listProposals'] {
  return async (caller, id) => {
    await requireResume(ports, caller, id);
    return current(ports, caller, id);
  };
}

export function proposeAnswer(ports: Ports): UseCases['proposeAnswer'] {
  const { store, clock, documents } = ports;
  return async (caller, id, { requirement_id: requirementId, text: sent, path = null }) => {
    const tailoring = await store.findTailoring(caller, id);
    if (!tailoring) throw noSuchResume();
    const { requirements } = storedReport(tailoring.report);
    if (!requirements.some((requirement) => requirement.id === requirementId)) {
      throw new ValidationError([
        {
          path: 'requirement_id',
          message: `there is no requirement "${requirementId}" in this posting; the report of the resume lists them`,
        },
      ]);
    }
    const text = await documents.readLine(sent);
    if (text === '') throw new ValidationError([{ path: 'text', message: 'says nothing' }]);
    const proposal = { requirementId, text, path, createdAt: clock.now() };
    if (await store.keepProposal(caller, id, proposal, limits.answers)) return current(ports, caller, id);
    await requireResume(ports, caller, id);
    throw new ValidationError([
      { path: 'text', message: `the person has ${limits.answers} proposals to decide on; no more are kept` },
    ]);
  };
}

export function deleteProposals(ports: Ports): UseCases['deleteProposals'] {
  return async (caller, id, requirementId) => {
    await requireResume(ports, caller, id);
    await ports.store.dropProposals(caller, id, requirementId === undefined ? undefined : [requirementId]);
    return current(ports, caller, id);
  };
}

async function requireResume({ store }: Ports, caller: Caller, id: string): Promise<void> {
  if (!(await store.findResume(caller, id))) throw noSuchResume();
}

async function current({ store }: Ports, caller: Caller, id: string): Promise<readonly Proposal[]> {
  const stored = await store.listProposals(caller, id);
  return stored.map(({ requirementId, text, path, createdAt }) => ({
    ...{ requirement_id: requirementId, text, path, created_at: timestamp(createdAt) },
  }));
}
