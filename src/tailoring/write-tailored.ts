import type { Change, Hidden } from '../contract/report.ts';
import type { Warning } from '../contract/score.ts';
import type { Tailored } from '../service/ports.ts';
import type { Assembled } from './assemble-document.ts';
import type { AppliedChange } from './plan/apply-edits.ts';
import { findGaps } from './plan/find-gaps.ts';
import type { PlanInput } from './plan/plan-input.ts';
import { writePlan } from './plan/plan-text.ts';
import { rules } from './verify/rules.ts';

/** Document, score, plan and the report that explains them. */
export function writeTailored(input: PlanInput, { document, score, changes, edits }: Assembled): Tailored {
  const { rows, terms, before, asOf } = input;
  const effective = new Set(changes.map(({ id }) => id));
  return {
    document,
    atsScore: score.ats_score,
    plan: writePlan(edits.filter(({ id }) => effective.has(id))),
    report: {
      engine: 'rules',
      score_version: score.version,
      as_of: asOf,
      score: {
        before: before.ats_score,
        after: score.ats_score,
        ceiling: Math.max(before.ceiling, score.ats_score),
      },
      components: score.components,
      requirements: before.requirements,
      changes: changes.map(verified),
      gaps: findGaps(rows, terms),
      hidden: changes.filter(({ op }) => op === 'hide').map(hiddenBy),
      warnings: [...before.warnings, ...languageWarnings(input)],
    },
  };
}

function verified(change: AppliedChange): Change {
  return { ...change, verified: rules.map(({ id }) => id) };
}

function hiddenBy({ id, source, before, reason }: AppliedChange): Hidden {
  return { change: id, source, text: before ?? '', reason };
}

function languageWarnings({ model, level }: PlanInput): Warning[] {
  if (model.language === 'en' || level === 'basic') return [];
  const message =
    'Wording is rewritten in English resumes only. In this one, the order changed, skills were named, and the posting’s spelling was used; no sentence was worded anew.';
  return [{ code: 'wording_kept', message }];
}
