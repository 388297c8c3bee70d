import { limits } from '../../contract/limits.ts';
import type { Proposal } from '../../contract/proposal.ts';
import type { RequestBody } from '../../contract/requests.ts';
import { timestamp } from '../../contract/resume/dates.ts';
import type { JsonObject } from '../../values/json-object.ts';
import { fieldError, ValidationError } from '../../values/validation-error.ts';
import type { Ports } from '../ports.ts';
import type { StoredResume, Tailoring } from '../store-port.ts';
import type { Caller, UseCases } from '../use-cases.ts';
import { findTerm, placeFor } from './answers.ts';
import { tailorInputOf } from './change-resume.ts';
import { requireCurrent } from './current-base.ts';
import { noSuchResume, storedReport } from './stored-resumes.ts';

/* Proposals of an assistant about the person, stored for them to decide on; nothing is made from them. */

export function listProposals(ports: Ports): UseCases['listProposals'] {
  return async (caller, id) => {
    await requireResume(ports, caller, id);
    return current(ports, caller, id);
  };
}

export function listProposedResumes({ store }: Ports): UseCases['listProposedResumes'] {
  return async (caller) => {
    const found = await store.listProposedResumes(caller, limits.page.max);
    return found.map(({ resumeId, proposals, newestAt }) => ({
      ...{ resume_id: resumeId, proposals, newest_at: timestamp(newestAt) },
    }));
  };
}

/** Validates a proposal like an answer, so that the person is not asked about an invalid one. */
export function proposeAnswer(ports: Ports): UseCases['proposeAnswer'] {
  const { store, clock, documents } = ports;
  return async (caller, id, request) => {
    const [stored, tailoring] = [await store.findResume(caller, id), await store.findTailoring(caller, id)];
    if (!stored || !tailoring) throw noSuchResume();
    const text = await documents.readLine(request.text);
    await checkProposal(ports, caller, { stored, tailoring }, { ...request, text });
    const { requirement_id: requirementId, path = null } = request;
    const proposal = { requirementId, text, path, createdAt: clock.now() };
    if (await store.keepProposal(caller, id, proposal, limits.proposals)) return current(ports, caller, id);
    await requireResume(ports, caller, id);
    throw new ValidationError([
      {
        path: 'text',
        message: `there are already ${limits.proposals} proposals that the person has not decided on`,
      },
    ]);
  };
}

async function checkProposal(
  ports: Ports,
  caller: Caller,
  { stored, tailoring }: { readonly stored: StoredResume; readonly tailoring: Tailoring },
  proposed: RequestBody<'ProposalRequest'>,
): Promise<void> {
  const { documents, offlineEngine } = ports;
  const input = tailorInputOf(stored.resume, tailoring);
  const report = storedReport(tailoring.report);
  const { text } = proposed;
  findTerm('', proposed, report.requirements, await offlineEngine.asked(input.target));
  if (text === '') throw fieldError('text', 'has no text');
  const questions = report.questions ?? (await offlineEngine.questions(input));
  const place = placeFor('', proposed, report.requirements, questions);
  const { base } = await requireCurrent('id', ports, caller, tailoring);
  const source = JSON.parse(base.source) as JsonObject;
  await documents.revise(source, { add: [{ name: 'path', place, text }], remove: [] });
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
