import type { Score } from '../contract/score.ts';
import { type Applied, applyEdits } from './plan/apply-edits.ts';
import type { Edit } from './plan/edit.ts';
import type { PlanInput } from './plan/plan-input.ts';
import { readResume } from './resume/read-resume.ts';
import { scoreResume } from './score/score-resume.ts';
import type { Verifier } from './verify/create-verifier.ts';
import type { Finding } from './verify/rule.ts';

/** The base with some edits applied, judged as a whole. */
export interface Assembled extends Applied {
  readonly edits: readonly Edit[];
  readonly score: Score;
  readonly findings: readonly Finding[];
}

export function assembleDocument(input: PlanInput, verifier: Verifier, edits: readonly Edit[]): Assembled {
  const applied = applyEdits(input.base, edits);
  const { posting, target, asOf } = input;
  return {
    ...applied,
    edits,
    score: scoreResume({ posting, model: readResume(applied.document), target, asOf }),
    findings: verifier.verifyDocument(applied.document),
  };
}

/** Kinds of edits in the order in which they are given up when the whole does not hold; broader terms before all. */
const givenUp: readonly Edit['op'][] = [
  'merge',
  'hide',
  'section_order',
  'reorder',
  'surface_skill',
  'headline',
  'summary',
  'rewrite',
  'alias',
];

/**
 * The document with as many of the edits as hold together: nothing invented, no lower score than
 * the base, none above its ceiling. Without any edit it is the base itself.
 */
export function assembleSafely(input: PlanInput, verifier: Verifier, edits: readonly Edit[]): Assembled {
  let assembled = assembleDocument(input, verifier, edits);
  for (const { id } of edits.filter(({ rule }) => rule === 'broader_term').reverse()) {
    if (holds(assembled, input)) return assembled;
    assembled = without(assembled, (edit) => edit.id === id, input, verifier);
  }
  for (const op of givenUp) {
    if (holds(assembled, input)) return assembled;
    assembled = without(assembled, (edit) => edit.op === op, input, verifier);
  }
  return assembled;
}

function without(
  assembled: Assembled,
  isGivenUp: (edit: Edit) => boolean,
  input: PlanInput,
  verifier: Verifier,
): Assembled {
  const kept = assembled.edits.filter((edit) => !isGivenUp(edit));
  return kept.length === assembled.edits.length ? assembled : assembleDocument(input, verifier, kept);
}

function holds({ score, findings }: Assembled, { before }: PlanInput): boolean {
  return findings.length === 0 && score.ats_score >= before.ats_score && score.ats_score <= before.ceiling;
}
