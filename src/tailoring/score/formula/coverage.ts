import type { RequirementClass, RequirementState } from '../../../contract/score.ts';
import { surelyRequired } from '../../../contract/score-texts.ts';
import { canonical } from '../../../lexicon/lexicon.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import type { RequirementEvidence } from '../evidence/find-evidence.ts';
import type { RoleFactors } from '../role/role-factors.ts';
import type { Proof } from '../score-input.ts';

/* How much of what is asked for is shown, on the scale of the formula. */

/** Weights of the formula, w(r), each times the probability that it is asked for: a task counts in the pool of the musts. */
const mustWeights: Readonly<Partial<Record<RequirementClass, number>>> = { must: 3, responsibility: 1.2 };
const niceWeights: Readonly<Partial<Record<RequirementClass, number>>> = { nice: 1 };

type Weights = typeof mustWeights;
type GradeOf = (row: RequirementEvidence) => number;

/** The coverage of musts and tasks on the scale; of the nice-to-haves where nothing is required. Null without any. */
export function mustCoverage(rows: readonly RequirementEvidence[], gradeOf: GradeOf): number | null {
  return coverage(rows, requiresNothing(rows) ? niceWeights : mustWeights, gradeOf);
}

/** The same of the nice-to-haves; null where there are none, or where they take the place of the musts. */
export function niceCoverage(rows: readonly RequirementEvidence[]): number | null {
  return requiresNothing(rows) ? null : coverage(rows, niceWeights, ({ grade }) => grade);
}

function requiresNothing(rows: readonly RequirementEvidence[]): boolean {
  return rows.every(({ requirement }) => mustWeights[requirement.class] === undefined);
}

/** The weighted mean of `gradeOf`, on the scale. */
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

/** Who meets so many of the musts gets the points of so many, whatever the jobs were called in which that was. */
const mostMusts = 0.8;
/** One or two are met by many people of other work: of so few, the mean says enough. */
const fewestMusts = 3;

const metStates: ReadonlySet<RequirementState> = new Set(['evidenced', 'alias_only']);

/** The value of the part `must`, 0 to 1. */
export function mustsShown(rows: readonly RequirementEvidence[]): number | null {
  const shown = mustCoverage(rows, ({ grade }) => grade);
  if (shown === null) return null;
  const musts = rows.filter(({ requirement }) => requirement.class === 'must');
  const met = Math.max(shareMet(musts), shareMet(musts.filter(isSure)));
  return met >= mostMusts ? Math.max(shown, onScale(met)) : shown;
}

function isSure({ requirement }: RequirementEvidence): boolean {
  return requirement.probability >= surelyRequired;
}

function shareMet(musts: readonly RequirementEvidence[]): number {
  if (musts.length < fewestMusts) return 0;
  return musts.filter(({ state }) => metStates.has(state)).length / musts.length;
}

/**
 * The formula's m, 0 to 1: how well the musts are met that tell the work. Where there are none, how
 * well the title fits takes their place.
 */
export function mustsMet({ rows, background }: Proof): number {
  const ofTheWork = rows.filter(({ requirement }) => !isEveryday(requirement));
  return mustsShown(ofTheWork) ?? background.title ?? 1;
}

const everydayLicense = "driver's license";

/** People of every profession speak languages and drive: alone these prove nothing about this one. */
function isEveryday({ kind, alternatives }: AskedRequirement): boolean {
  if (kind === 'language') return true;
  const everyday = canonical(everydayLicense);
  return alternatives.every((name) => canonical(name) === everyday);
}

/** Such things count as a list does: less where no job of the person is related to the position. */
export function inContext(
  rows: readonly RequirementEvidence[],
  { listAnchor }: RoleFactors,
): readonly RequirementEvidence[] {
  return rows.map((row) => (isEveryday(row.requirement) ? { ...row, grade: listAnchor * row.grade } : row));
}

type Point = readonly [coverage: number, value: number];

/**
 * Nobody shows a whole list of requirements: half of it is most of the way. It rises everywhere, so what is shown besides
 * always counts, and at four fifths it gives enough of the points for the musts to make 50 ({@link componentsOf}).
 */
const scalePoints: readonly Point[] = [
  [0, 0],
  [0.4, 0.65],
  [0.8, 0.95],
  [1, 1],
];

/** From the share of the requirements that is shown to the share of the points: straight lines between the points. */
export function onScale(coverage: number): number {
  const above = scalePoints.findIndex(([point]) => point >= coverage);
  const [high, low] = [scalePoints[above], scalePoints[above - 1]];
  if (!high) return 1;
  if (!low) return high[1];
  return low[1] + ((coverage - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}
