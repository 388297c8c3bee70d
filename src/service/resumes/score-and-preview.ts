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
import type { LetOthers, WorkSlots } from '../work-slots.ts';
import { type Candidates, findCandidates, highest } from './best-base.ts';
import { chooseLook } from './choose-look.ts';

export function scoreResume(ports: Ports, policy: Policy, slots: WorkSlots): UseCases['scoreResume'] {
  const find = findCandidates(ports, policy);
  return async (caller, request, { base: asked, require, trace = false } = {}) => {
    const { resume } = request;
    const order = { target: namedTarget(targetOf(request)), asOf: utcDate(ports.clock.now()) };
    const { score, judged } = await slots.run(async (letOthers) => {
      const candidates = await find(caller, { resume, base: asked, nameless: true }, { letOthers });
      return highest(candidates, letOthers, ({ document: base }) =>
        ports.offlineEngine.score({ ...order, base, ...(trace && { trace }) }),
      );
    });
    checkRequirements(require, score.warnings);
    return { ...score, ...(judged.name !== undefined && { base: judged.name }) };
  };
}

export function previewResume(ports: Ports, policy: Policy, slots: WorkSlots): UseCases['previewResume'] {
  const usage = getUsage(ports, policy);
  const find = findCandidates(ports, policy);
  return async (caller, { resume, ...request }, { base, baseVersion, require, ...asked }) => {
    chooseLook(ports.renderer, asked);
    const target = namedTarget(targetOf(request));
    const asOf = utcDate(ports.clock.now());
    const level = request.finetune_level;
    const choose = async (candidates: Candidates, letOthers: LetOthers) => {
      // One alone is not scored for it.
      if (candidates.length === 1) return candidates[0];
      const { judged: best } = await highest(candidates, letOthers, ({ document }) =>
        ports.offlineEngine.score({ base: document, target, asOf }),
      );
      await letOthers();
      return best;
    };
    const { judged, report } = await slots.run(async (letOthers) => {
      const candidates = await find(caller, { resume, base, baseVersion }, { letOthers });
      const chosen = await choose(candidates, letOthers);
      const tailored = await ports.offlineEngine.tailor({ base: chosen.document, target, level, asOf });
      return { judged: chosen, report: tailored.report };
    });
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
