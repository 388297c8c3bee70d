import type { Edit } from '../contract/plan/edit.ts';
import { lazy } from '../text/memoize.ts';
import { type Applied, applyEdits } from './edits/apply-edits.ts';
import type { PlanInput } from './plan/plan-input.ts';
import { readResume } from './resume/read-resume.ts';
import { type CountedScore, readForScore, scoreOf } from './score/score-resume.ts';
import type { Verifier } from './verify/create-verifier.ts';
import type { Finding } from './verify/rule.ts';
import { misfits } from './verify/writing/misfits.ts';

/** The base with some edits applied, judged as a whole. */
export interface Assembled extends Applied {
  readonly edits: readonly Edit[];
  readonly score: CountedScore;
  /** Whether the document alone scores no lower than the base: what it leaves out proves nothing. */
  readonly keepsProof: () => boolean;
  readonly findings: () => readonly Finding[];
}

export function assembleDocument(input: PlanInput, verifier: Verifier, edits: readonly Edit[]): Assembled {
  const applied = applyEdits(input.base, edits);
  const { posting, target, asOf } = input;
  const model = readResume(applied.document);
  const read = readForScore({ posting, model, target, asOf });
  return {
    ...applied,
    edits,
    score: scoreOf({ ...read, proven: input }),
    keepsProof: lazy(() => scoreOf(read).ats_score >= input.before.ats_score),
    // A document whose score does not hold is given up before anybody asks.
    findings: lazy(() => verifier.verifyDocument(applied.document, model.chunks)),
  };
}

/** Kinds of edits in the order in which they are given up when the whole does not hold; broader terms before all. */
const dropOrder: readonly Edit['op'][] = [
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
  const all = withBroaderTerms(input, verifier, edits);
  if (holds(all, input)) return all;
  let assembled = withoutOne(all, input, verifier) ?? all;
  for (const op of dropOrder) {
    if (holds(assembled, input)) return assembled;
    assembled = without(assembled, (edit) => edit.op === op, input, verifier);
  }
  return assembled;
}

/** Kinds of edits that say something anew, in the order in which one alone is given up. */
const saying: readonly Edit['op'][] = ['rewrite', 'merge', 'summary', 'headline', 'alias', 'surface_skill'];

/** Mostly a single sentence is what does not hold: the others stay. */
function withoutOne(assembled: Assembled, input: PlanInput, verifier: Verifier): Assembled | undefined {
  for (const op of saying) {
    for (const edit of assembled.edits.filter((each) => each.op === op)) {
      const attempt = without(assembled, (each) => each === edit, input, verifier);
      if (holds(attempt, input)) return attempt;
    }
  }
  return undefined;
}

/** With the first so many broader terms as hold. Each can only raise the score, so halving finds how many. */
function withBroaderTerms(input: PlanInput, verifier: Verifier, edits: readonly Edit[]): Assembled {
  const all = assembleDocument(input, verifier, edits);
  const broader = edits.filter(({ rule }) => rule === 'broader_term');
  if (broader.length === 0 || holds(all, input)) return all;
  const withFirst = (count: number) => {
    const dropped = new Set(broader.slice(count));
    const kept = edits.filter((edit) => !dropped.has(edit));
    return assembleDocument(input, verifier, kept);
  };
  let held: Assembled | undefined;
  let [fewest, most] = [0, broader.length - 1];
  while (fewest <= most) {
    const count = Math.floor((fewest + most) / 2);
    const attempt = withFirst(count);
    if (holds(attempt, input)) [held, fewest] = [attempt, count + 1];
    else most = count - 1;
  }
  return held ?? withFirst(0);
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

function holds(assembled: Assembled, { before, model }: PlanInput): boolean {
  const { ats_score: score } = assembled.score;
  const isScored = score >= before.ats_score && score <= before.ceiling;
  return (
    isScored &&
    assembled.keepsProof() &&
    misfits(assembled.edits, model).length === 0 &&
    assembled.findings().length === 0
  );
}
