import { noRequirementsFound, noRequirementsText } from '../../contract/no-requirements.ts';
import type { Warning } from '../../contract/score.ts';
import { plainBreaks, plainLine } from '../../contract/strings.ts';
import { knownCompany, knownPosition } from '../../contract/unknown-target.ts';
import { getUsage } from '../accounts/credits.ts';
import { utcDate } from '../calendar.ts';
import type { Policy } from '../policy.ts';
import type { Ports, Target } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import type { UseCases } from '../use-cases.ts';
import type { WorkSlots } from '../work-slots.ts';
import { chooseHighest, findCandidates } from './best-base.ts';
import { chooseLook } from './choose-look.ts';

export function scoreResume(ports: Ports, policy: Policy, slots: WorkSlots): UseCases['scoreResume'] {
  const choose = chooseHighest(ports, policy, slots);
  return async (caller, request, { base: asked, require, trace = false } = {}) => {
    const { resume } = request;
    const candidates = await slots.run(() =>
      findCandidates(ports, caller, { resume, base: asked, nameless: true }),
    );
    const order = { target: namedTarget(targetOf(request)), asOf: utcDate(ports.clock.now()) };
    const { score, judged } = await choose(caller, candidates, ({ document: base }) =>
      ports.offlineEngine.score({ ...order, base, ...(trace && { trace }) }),
    );
    checkRequirements(require, score.warnings);
    return { ...score, ...(judged.name !== undefined && { base: judged.name }) };
  };
}

export function previewResume(ports: Ports, policy: Policy, slots: WorkSlots): UseCases['previewResume'] {
  const usage = getUsage(ports, policy);
  const choose = chooseHighest(ports, policy, slots);
  return async (caller, { resume, ...request }, { base, baseVersion, require, ...asked }) => {
    chooseLook(ports.renderer, asked);
    const target = namedTarget(targetOf(request));
    const asOf = utcDate(ports.clock.now());
    const candidates = await slots.run(() => findCandidates(ports, caller, { resume, base, baseVersion }));
    const [first] = candidates;
    // One that was named is not scored for it.
    const { judged } =
      candidates.length === 1
        ? { judged: first }
        : await choose(caller, candidates, ({ document }) =>
            ports.offlineEngine.score({ base: document, target, asOf }),
          );
    const level = request.finetune_level;
    const { report } = await slots.run(() =>
      ports.offlineEngine.tailor({ base: judged.document, target, level, asOf }),
    );
    checkRequirements(require, report.warnings);
    return {
      object: 'resume.preview',
      ...(judged.name !== undefined && { base: judged.name }),
      score: report.score,
      changes: report.changes,
      gaps: report.gaps,
      warnings: report.warnings,
      cost: policy.credit_costs[request.finetune_level],
      credits_remaining: (await usage(caller)).credits_remaining,
    };
  };
}

interface Posting {
  readonly job_description: string;
  readonly company_name?: string | undefined;
  readonly position?: string | undefined;
}

/** The description keeps its outer spaces: the requirements' offsets point into it. */
export function targetOf(posting: Posting): Target {
  return {
    jobDescription: plainBreaks(posting.job_description),
    companyName: plainLine(posting.company_name ?? ''),
    position: plainLine(posting.position ?? ''),
  };
}

/** What an engine sees: names, and nothing that only takes the place of one. */
export function namedTarget({ jobDescription, companyName, position }: Target): Target {
  return { jobDescription, companyName: knownCompany(companyName), position: knownPosition(position) };
}

/**
 * With `require=requirements`, a posting that asks for nothing we understand is refused.
 * @throws ServiceError validation_error
 */
export function checkRequirements(required: string | undefined, warnings: readonly Warning[]): void {
  if (required === undefined || warnings.every(({ code }) => code !== noRequirementsFound)) return;
  throw new ServiceError(
    'validation_error',
    `job_description: ${noRequirementsText}. Send the whole text of the posting, or leave out require=requirements.`,
  );
}
