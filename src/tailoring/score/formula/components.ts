import type { Component } from '../../../contract/score.ts';
import type { ResumeModel } from '../../resume/resume-model.ts';
import type { RequirementEvidence } from '../evidence/find-evidence.ts';
import { type RoleFactors, relatedJobs } from '../role/role-factors.ts';
import type { ScoreInput } from '../score-input.ts';
import { inContext, mustCoverage, mustsMet, mustsShown, niceCoverage } from './coverage.ts';

export type Dial = NonNullable<Component['dial']>;

/** Points of each dial. What the posting does not ask for gives its points to the other parts of its dial. */
export const dialPoints: Readonly<Record<Dial, number>> = { fit: 75, presentation: 25 };

/**
 * Points of the parts, where all are asked for. Who meets four of five musts gets at least .95 of `must` and `field`, which are
 * 53, and so never less than 50.
 */
const partPoints: Readonly<Record<Dial, readonly (readonly [id: Component['id'], points: number])[]>> = {
  fit: [
    ['must', 33],
    ['nice', 2],
    ['title', 13],
    ['field', 20],
    ['years', 5],
    ['degree', 2],
  ],
  presentation: [
    ['literal', 10],
    ['listed', 6],
    ['top', 6],
    ['parse', 3],
  ],
};

/** Years, a degree and a layout count in full from this m on: alone they say nothing about this job. */
const genuinelyMet = 0.1;

/** 0 to 1; null where the posting does not ask for it. */
type Values = ReadonlyMap<Component['id'], number | null>;

/** Every part of the score, in the order of the formula, in whole points that add up. */
export function componentsOf(input: ScoreInput): Component[] {
  return [...dialOf('fit', fitValues(input)), ...dialOf('presentation', presentationValues(input))];
}

/** The parts where nothing can be scored. */
export function noComponents(): Component[] {
  return (['fit', 'presentation'] as const).flatMap((dial) =>
    partPoints[dial].map(([id]) => ({ id, dial, points: 0, value: 0, earned: 0, applicable: false })),
  );
}

function fitValues(input: ScoreInput): Values {
  const { rows: proven, background } = input.proven ?? input;
  const rows = inContext(proven, input.factors);
  const shareMet = shareGenuinelyMet(input);
  const asFarAsMet = (value: number | null) => (value === null ? null : shareMet * value);
  const must = mustsShown(rows);
  return new Map([
    ['must', must],
    ['nice', niceCoverage(rows)],
    ['title', background.title],
    // Who shows the musts has worked in the field, whatever the lexicon knows of it.
    ['field', must === null ? null : Math.max(background.field, must)],
    ['years', asFarAsMet(background.years)],
    ['degree', asFarAsMet(background.degree)],
  ]);
}

function presentationValues(input: ScoreInput): Values {
  const { model, factors, background } = input;
  const rows = inContext(asProven(input), factors);
  const coveredWhere = (isSo: (row: RequirementEvidence) => boolean) =>
    mustCoverage(rows, (row) => (isSo(row) ? row.grade : 0));
  const atTop = topPaths(model, factors);
  return new Map([
    ['literal', coveredWhere(({ literal }) => literal)],
    ['listed', coveredWhere(({ listed }) => listed)],
    ['top', coveredWhere((row) => isAtTop(row, atTop))],
    ['parse', shareGenuinelyMet(input) * background.parse],
  ]);
}

function shareGenuinelyMet(input: ScoreInput): number {
  return Math.min(1, mustsMet(input.proven ?? input) / genuinelyMet);
}

/** A document shows no more than its base proves, however often and wherever it says it. */
function asProven({ rows, proven }: ScoreInput): readonly RequirementEvidence[] {
  if (!proven) return rows;
  return rows.map((row, place) => ({
    ...row,
    grade: Math.min(row.grade, proven.rows[place]?.grade ?? 0),
  }));
}

/** The parts of a dial: what each can give adds up to the points of the dial, what each gives to what the dial shows. */
function dialOf(dial: Dial, values: Values): Component[] {
  const parts = partPoints[dial].map(([id, weight]) => {
    const value = values.get(id) ?? null;
    return { id, weight: value === null ? 0 : weight, value };
  });
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const points = roundTogether(parts.map(({ weight }) => (weight * dialPoints[dial]) / weights));
  const rounded = parts.map(({ value }) => Math.round((value ?? 0) * 10_000) / 10_000);
  const earned = roundTogether(rounded.map((value, place) => (points[place] ?? 0) * value));
  return parts.map(({ id, value }, place) => ({
    id,
    dial,
    points: points[place] ?? 0,
    value: rounded[place] ?? 0,
    earned: earned[place] ?? 0,
    applicable: value !== null,
  }));
}

/** The paths of the latest two related jobs. */
function topPaths(model: ResumeModel, factors: RoleFactors): readonly string[] {
  return relatedJobs(model, factors)
    .toSorted((a, b) => a.recency - b.recency)
    .slice(0, 2)
    .map(({ path }) => `${path}.`);
}

function isAtTop({ evidence }: RequirementEvidence, jobs: readonly string[]): boolean {
  return evidence.some(
    ({ kind, path }) =>
      kind === 'summary' || kind === 'certificate' || jobs.some((job) => path.startsWith(job)),
  );
}

/** Whole numbers that add up to the rounded sum: of those that are cut, the largest remainders are rounded up. */
function roundTogether(amounts: readonly number[]): readonly number[] {
  const whole = amounts.map(Math.floor);
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const missing = Math.round(sum) - whole.reduce((total, amount) => total + amount, 0);
  const remainders = amounts.map((amount, place) => ({ place, remainder: amount - Math.floor(amount) }));
  const largest = remainders.toSorted((one, other) => other.remainder - one.remainder).slice(0, missing);
  const raised = new Set(largest.map(({ place }) => place));
  return whole.map((amount, place) => amount + (raised.has(place) ? 1 : 0));
}
