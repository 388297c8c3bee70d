import { getUsage } from '../accounts/get-usage.ts';
import { findDocument } from '../base/find-document.ts';
import { utcDate } from '../calendar.ts';
import type { Policy } from '../policy.ts';
import type { Ports } from '../ports.ts';
import type { UseCases } from '../use-cases.ts';
import { checkRequirements } from './check-requirements.ts';
import { chooseTheme } from './choose-theme.ts';
import { targetOf } from './target-of.ts';

export function previewResume(ports: Ports, policy: Policy): UseCases['previewResume'] {
  const usage = getUsage(ports, policy);
  return async (caller, { resume, ...request }, { theme, baseVersion, require }) => {
    chooseTheme(ports.renderer, theme);
    const base = await findDocument(ports, caller, { resume, baseVersion });
    const { report } = await ports.offlineEngine.tailor({
      base,
      target: targetOf(request),
      level: request.finetune_level,
      asOf: utcDate(ports.clock.now()),
    });
    checkRequirements(require, report.warnings);
    return {
      object: 'resume.preview',
      score: report.score,
      changes: report.changes,
      gaps: report.gaps,
      cost: policy.credit_costs[request.finetune_level],
      credits_remaining: (await usage(caller)).credits_remaining,
    };
  };
}
