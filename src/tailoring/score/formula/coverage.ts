import { surelyRequired } from '../../../contract/requirement-status.ts';
import type { RequirementClass, RequirementState } from '../../../contract/score.ts';
import { canonical, type Lexicon } from '../../../lexicon/lexicon.ts';
import { isEverydayTool } from '../../../lexicon/skills/classes.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import type { RequirementEvidence } from '../evidence/find-evidence.ts';
import { type RoleFactors, related as relatedRelevance } from '../role/role-factors.ts';
import type { Background, Proof } from '../score-input.ts';

/* How much of the requirements a resume shows, on the scale of the formula. */

/** The formula's w(r), multiplied by the probability of the requirement. Tasks count among the musts. */
const mustWeights: Readonly<Partial<Record<RequirementClass, number>>> = { must: 3, responsibility: 1.2 };
const niceWeights: Readonly<Partial<Record<RequirementClass, number>>> = { nice: 1 };

type Weights = typeof mustWeights;
type GradeOf = (row: RequirementEvidence) => number;

/** The weight of three sure musts. Of a posting with less, people of any trade may meet all. */
const wellRead = 8;

/**
 * Scaled coverage of the musts and tasks; null without requirements. Where little is required, the nice-to-haves fill up
 * the weight of three musts, as far as they go.
 */
export function mustCoverage(
  rows: readonly RequirementEvidence[],
  related: number,
  gradeOf: GradeOf,
): number | null {
  const { shown, weight } = sumAsked(rows, gradeOf);
  return weight === 0 ? null : onScale((countedShare(weight, related) * shown) / weight);
}

/** The share at which the requirements count: all, unless they are few and no job is related. */
export function shareCounted(rows: readonly RequirementEvidence[], related: number): number {
  return countedShare(sumAsked(rows, () => 0).weight, related);
}

function countedShare(weight: number, related: number): number {
  const known = Math.min(1, weight / wellRead);
  return known + (1 - known) * related;
}

/** How surely the person worked in such a job, 0 to 1; nothing is known of it without a position. */
export function relatedOf({ title }: Background): number {
  return Math.min(1, (title ?? 0) / relatedRelevance);
}

function sumAsked(rows: readonly RequirementEvidence[], gradeOf: GradeOf): Sum {
  const required = sumOf(rows, mustWeights, gradeOf);
  const wished = sumOf(rows, niceWeights, gradeOf);
  const room = Math.max(0, wellRead - required.weight);
  const share = wished.weight === 0 ? 0 : Math.min(1, room / wished.weight);
  return { shown: required.shown + share * wished.shown, weight: required.weight + share * wished.weight };
}

/** Scaled coverage of the nice-to-haves; null without any, or if they replace the musts. */
export function niceCoverage(rows: readonly RequirementEvidence[]): number | null {
  if (requiresNothing(rows)) return null;
  const { shown, weight } = sumOf(rows, niceWeights, ({ grade }) => grade);
  return weight === 0 ? null : onScale(shown / weight);
}

function requiresNothing(rows: readonly RequirementEvidence[]): boolean {
  return rows.every(({ requirement }) => mustWeights[requirement.class] === undefined);
}

interface Sum {
  /** The weights, each multiplied by the grade. */
  readonly shown: number;
  readonly weight: number;
}

function sumOf(rows: readonly RequirementEvidence[], weightOf: Weights, gradeOf: GradeOf): Sum {
  let shown = 0;
  let weights = 0;
  for (const row of rows) {
    const { class: asked, probability } = row.requirement;
    const weight = (weightOf[asked] ?? 0) * probability;
    shown += weight * gradeOf(row);
    weights += weight;
  }
  return { shown, weight: weights };
}

/** Share of musts met from which that share counts, even if unrelated job titles lower the grades. */
const minShareMet = 0.8;
/** With fewer musts, only the mean counts, because people in other lines of work often meet one or two. */
const minMusts = 3;

const metStates: ReadonlySet<RequirementState> = new Set(['evidenced', 'alias_only']);

/** The value of the part `must`, 0 to 1. */
export function mustsShown(
  lexicon: Lexicon,
  rows: readonly RequirementEvidence[],
  related: number,
): number | null {
  const shown = mustCoverage(rows, related, ({ grade }) => grade);
  return shown === null ? null : Math.max(shown, raisedTo(mostMet(lexicon, rows)));
}

interface Met {
  readonly met: number;
  readonly of: number;
}

/** A smaller difference needs no explanation. */
const clearlyRaised = 0.05;

/** The musts met, where they raise the part `must` clearly above the mean; null elsewhere. */
export function raisingMusts(
  lexicon: Lexicon,
  rows: readonly RequirementEvidence[],
  related: number,
): Met | null {
  const shown = mustCoverage(rows, related, ({ grade }) => grade);
  const most = mostMet(lexicon, rows);
  return shown !== null && raisedTo(most) >= shown + clearlyRaised ? most : null;
}

function raisedTo(most: Met | null): number {
  const share = most === null ? 0 : most.met / most.of;
  return share >= minShareMet ? onScale(share) : 0;
}

/** Of all musts and of the sure ones, those that are met by the larger share; null with too few, or only common ones. */
function mostMet(lexicon: Lexicon, rows: readonly RequirementEvidence[]): Met | null {
  const musts = rows.filter(({ requirement }) => requirement.class === 'must');
  const isOfTheWork = ({ requirement, state }: RequirementEvidence) =>
    metStates.has(state) && !isEveryday(lexicon, requirement) && !asksForEverydayTool(lexicon, requirement);
  if (!musts.some(isOfTheWork)) return null;
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
  return mustsShown(lexicon, ofTheWork, relatedOf(background)) ?? background.title ?? 1;
}

const everydayLicense = "driver's license";

/** True for languages and a driver's license, which are not specific to a profession. */
function isEveryday(lexicon: Lexicon, { kind, alternatives }: AskedRequirement): boolean {
  if (kind === 'language') return true;
  const everyday = canonical(lexicon, everydayLicense);
  return alternatives.every((name) => canonical(lexicon, name) === everyday);
}

function asksForEverydayTool(lexicon: Lexicon, { alternatives }: AskedRequirement): boolean {
  return alternatives.every((name) => isEverydayTool(lexicon, name));
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
