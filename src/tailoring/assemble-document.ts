import type { Edit } from '../contract/plan/edit.ts';
import { lazy } from '../values/memoize.ts';
import { type Applied, applyEdits } from './edits/apply-edits.ts';
import type { PlanInput } from './plan/plan-input.ts';
import { readResume } from './resume/read-resume.ts';
import { type CountedScore, readForScore, scoreOf } from './score/score-resume.ts';
import type { Verifier } from './verify/create-verifier.ts';
import type { Finding } from './verify/rule.ts';
import { misfits } from './verify/writing/misfits.ts';

/** The base with edits applied, and its score and the findings of the verifier. */
export interface Assembled extends Applied {
  readonly edits: readonly Edit[];
  readonly score: CountedScore;
  /** True if the document alone, without the evidence that it leaves out, scores no lower than the base. */
  readonly keepsBaseScore: () => boolean;
  readonly findings: () => readonly Finding[];
}

export function assembleDocument(input: PlanInput, verifier: Verifier, edits: readonly Edit[]): Assembled {
  const applied = applyEdits(input.base, edits);
  const { posting, target, asOf } = input;
  const model = readResume(input.lexicon, applied.document);
  const read = readForScore({ posting, model, target, asOf });
  return {
    ...applied,
    edits,
    score: scoreOf({ ...read, proven: input }),
    keepsBaseScore: lazy(() => scoreOf(read).ats_score >= input.baseScore.ats_score),
    // Computed on demand: a document with an unacceptable score is dropped before its findings are needed.
    findings: lazy(() => verifier.verifyDocument(applied.document, model.chunks)),
  };
}

/** The order in which kinds of edits are dropped until the document is acceptable; broader terms are dropped before. */
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
 * Applies as many of the edits as are acceptable together: the verifier finds nothing, and the score is neither below
 * the base's nor above its ceiling. Without any edit the result is the base itself.
 */
export function assembleSafely(input: PlanInput, verifier: Verifier, edits: readonly Edit[]): Assembled {
  const all = withBroaderTerms(input, verifier, edits);
  if (isAcceptable(all, input)) return all;
  let assembled = withoutOneWording(all, input, verifier) ?? all;
  for (const op of dropOrder) {
    if (isAcceptable(assembled, input)) return assembled;
    assembled = without(assembled, (edit) => edit.op === op, input, verifier);
  }
  return assembled;
}

/** Kinds of edits that change wording, in the order in which a single one is tried without. */
const wordingOps: readonly Edit['op'][] = [
  'rewrite',
  'merge',
  'summary',
  'headline',
  'alias',
  'surface_skill',
];

/** Drops a single edit if that is enough, because mostly a single sentence is at fault. */
function withoutOneWording(
  assembled: Assembled,
  input: PlanInput,
  verifier: Verifier,
): Assembled | undefined {
  for (const op of wordingOps) {
    for (const edit of assembled.edits.filter((each) => each.op === op)) {
      const attempt = without(assembled, (each) => each === edit, input, verifier);
      if (isAcceptable(attempt, input)) return attempt;
    }
  }
  return undefined;
}

/** Keeps the first broader terms, as many as are acceptable. Each can only raise the score, so a binary search finds the count. */
function withBroaderTerms(input: PlanInput, verifier: Verifier, edits: readonly Edit[]): Assembled {
  const all = assembleDocument(input, verifier, edits);
  const broader = edits.filter(({ rule }) => rule === 'broader_term');
  if (broader.length === 0 || isAcceptable(all, input)) return all;
  const withFirst = (count: number) => {
    const dropped = new Set(broader.slice(count));
    const kept = edits.filter((edit) => !dropped.has(edit));
    return assembleDocument(input, verifier, kept);
  };
  let best: Assembled | undefined;
  let [low, high] = [0, broader.length - 1];
  while (low <= high) {
    const count = Math.floor((low + high) / 2);
    const attempt = withFirst(count);
    if (isAcceptable(attempt, input)) [best, low] = [attempt, count + 1];
    else high = count - 1;
  }
  return best ?? withFirst(0);
}

function without(
  assembled: Assembled,
  isDropped: (edit: Edit) => boolean,
  input: PlanInput,
  verifier: Verifier,
): Assembled {
  const kept = assembled.edits.filter((edit) => !isDropped(edit));
  return kept.length === assembled.edits.length ? assembled : assembleDocument(input, verifier, kept);
}

function isAcceptable(assembled: Assembled, { baseScore, model }: PlanInput): boolean {
  const { ats_score: score } = assembled.score;
  const isScored = score >= baseScore.ats_score && score <= baseScore.ceiling;
  return (
    isScored &&
    assembled.keepsBaseScore() &&
    misfits(assembled.edits, model).length === 0 &&
    assembled.findings().length === 0
  );
}
