import { surelyRequired } from '../../../contract/requirement-status.ts';
import type { RequirementClass, RequirementState } from '../../../contract/score.ts';
import { canonical, type Lexicon } from '../../../lexicon/lexicon.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import type { RequirementEvidence } from '../evidence/find-evidence.ts';
import type { RoleFactors } from '../role/role-factors.ts';
import type { Proof } from '../score-input.ts';

/* How much of the requirements a resume shows, on the scale of the formula. */

/** The formula's w(r), multiplied by the probability of the requirement. Tasks count among the musts. */
const mustWeights: Readonly<Partial<Record<RequirementClass, number>>> = { must: 3, responsibility: 1.2 };
const niceWeights: Readonly<Partial<Record<RequirementClass, number>>> = { nice: 1 };

type Weights = typeof mustWeights;
type GradeOf = (row: RequirementEvidence) => number;

/** Scaled coverage of the musts and tasks, or of the nice-to-haves if there are none; null without requirements. */
export function mustCoverage(rows: readonly RequirementEvidence[], gradeOf: GradeOf): number | null {
  return coverage(rows, requiresNothing(rows) ? niceWeights : mustWeights, gradeOf);
}

/** Scaled coverage of the nice-to-haves; null without any, or if they replace the musts. */
export function niceCoverage(rows: readonly RequirementEvidence[]): number | null {
  return requiresNothing(rows) ? null : coverage(rows, niceWeights, ({ grade }) => grade);
}

function requiresNothing(rows: readonly RequirementEvidence[]): boolean {
  return rows.every(({ requirement }) => mustWeights[requirement.class] === undefined);
}

/** The weighted mean of `gradeOf`, scaled. */
function coverage(rows: readonly RequirementEvidence[], weightOf: Weights, gradeOf: GradeOf): number | null {
  let sum = 0;
  let weights = 0;
  for (const row of rows) {
    const { class: asked, probability } = row.requirement;
    const weight = (weightOf[asked] ?? 0) * probability;
    sum += weight * gradeOf(row);
    weights += weight;
  }
  return weights === 0 ? null : onScale(sum / weights);
}

/** Share of musts met from which that share counts, even if unrelated job titles lower the grades. */
const minShareMet = 0.8;
/** With fewer musts, only the mean counts, because people in other lines of work often meet one or two. */
const minMusts = 3;

const metStates: ReadonlySet<RequirementState> = new Set(['evidenced', 'alias_only']);

/** The value of the part `must`, 0 to 1. */
export function mustsShown(rows: readonly RequirementEvidence[]): number | null {
  const shown = mustCoverage(rows, ({ grade }) => grade);
  return shown === null ? null : Math.max(shown, raisedTo(mostMet(rows)));
}

interface Met {
  readonly met: number;
  readonly of: number;
}

/** A smaller difference needs no explanation. */
const clearlyRaised = 0.05;

/** The musts met, where they raise the part `must` clearly above the mean; null elsewhere. */
export function raisingMusts(rows: readonly RequirementEvidence[]): Met | null {
  const shown = mustCoverage(rows, ({ grade }) => grade);
  const most = mostMet(rows);
  return shown !== null && raisedTo(most) >= shown + clearlyRaised ? most : null;
}

function raisedTo(most: Met | null): number {
  const share = most === null ? 0 : most.met / most.of;
  return share >= minShareMet ? onScale(share) : 0;
}

/** Of all musts and of the sure ones, those that are met by the larger share; null with too few. */
function mostMet(rows: readonly RequirementEvidence[]): Met | null {
  const musts = rows.filter(({ requirement }) => requirement.class === 'must');
  const counts = [musts, musts.filter(isSure)]
    .filter(({ length }) => length >= minMusts)
    .map((asked) => ({ met: asked.filter(({ state }) => metStates.has(state)).length, of: asked.length }));
  const [all = null, sure = null] = counts;
  return all && sure && sure.met / sure.of > all.met / all.of ? sure : all;
}

function isSure({ requirement }: RequirementEvidence): boolean {
  return requirement.probability >= surelyRequired;
}

/** The formula's m, 0 to 1: how well the musts specific to the job are met, or how well the title fits without any. */
export function mustsMet(lexicon: Lexicon, { rows, background }: Proof): number {
  const ofTheWork = rows.filter(({ requirement }) => !isEveryday(lexicon, requirement));
  return mustsShown(ofTheWork) ?? background.title ?? 1;
}

const everydayLicense = "driver's license";

/** True for languages and a driver's license, which are not specific to a profession. */
function isEveryday(lexicon: Lexicon, { kind, alternatives }: AskedRequirement): boolean {
  if (kind === 'language') return true;
  const everyday = canonical(lexicon, everydayLicense);
  return alternatives.every((name) => canonical(lexicon, name) === everyday);
}

/** Lowers the grade of everyday requirements if no job is related to the position, as for lists of skills. */
export function inContext(
  lexicon: Lexicon,
  rows: readonly RequirementEvidence[],
  { listAnchor }: RoleFactors,
): readonly RequirementEvidence[] {
  return rows.map((row) =>
    isEveryday(lexicon, row.requirement) ? { ...row, grade: listAnchor * row.grade } : row,
  );
}

type Point = readonly [coverage: number, value: number];

/**
 * Rises steeply at first, because no resume shows every requirement. It rises everywhere, so more evidence always
 * counts. The value at .8 makes a score of at least 50 possible ({@link componentsOf}).
 */
const scalePoints: readonly Point[] = [
  [0, 0],
  [0.4, 0.65],
  [0.8, 0.95],
  [1, 1],
];

/** Maps the share of requirements shown to the share of points, by linear interpolation. */
export function onScale(coverage: number): number {
  const above = scalePoints.findIndex(([point]) => point >= coverage);
  const [high, low] = [scalePoints[above], scalePoints[above - 1]];
  if (!high) return 1;
  if (!low) return high[1];
  return low[1] + ((coverage - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}
