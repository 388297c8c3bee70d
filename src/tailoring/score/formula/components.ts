import type { Component } from '../../../contract/score.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import type { ResumeModel } from '../../resume/resume-model.ts';
import type { RequirementEvidence } from '../evidence/find-evidence.ts';
import { type RoleFactors, relatedJobs } from '../role/role-factors.ts';
import type { ScoreInput } from '../score-input.ts';
import {
  inContext,
  mustCoverage,
  mustsMet,
  mustsShown,
  niceCoverage,
  raisingMusts,
  relatedOf,
  shareCounted,
} from './coverage.ts';

export type Dial = NonNullable<Component['dial']>;

/** Points of each dial. Points of parts that the posting does not ask for go to the other parts of the dial. */
export const dialPoints: Readonly<Record<Dial, number>> = { fit: 75, presentation: 25 };

/**
 * Points of the parts if all are asked for. Meeting four of five musts earns at least .95 of the 53 points for `must`
 * and `field`, and so a score of at least 50.
 */
const partPoints: Readonly<Record<Dial, readonly (readonly [id: Component['id'], points: number])[]>> = {
  fit: [
    ['must', 28],
    ['nice', 2],
    ['title', 13],
    ['field', 25],
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

/** The m from which years, a degree and a readable layout count in full; without musts they say little about a job. */
const genuinelyMet = 0.1;

/** 0 to 1; null if the posting does not ask for it. */
type Values = ReadonlyMap<Component['id'], number | null>;

/** Parts that count little if hardly any requirement is met. */
const countIfMet: ReadonlySet<Component['id']> = new Set(['years', 'degree', 'parse']);

/** All parts of the score in the order of the formula, in whole points that add up. */
export function componentsOf(input: ScoreInput): Component[] {
  const components = [
    ...dialOf('fit', fitValues(input)),
    ...dialOf('presentation', presentationValues(input)),
  ].map((one) => withReason(one, input));
  const share = shareGenuinelyMet(input);
  if (share === 1) return components;
  const reason = messagesFor(input.model).lowered(Math.floor(100 * share));
  return components.map((one) => (countIfMet.has(one.id) && one.applicable ? { ...one, reason } : one));
}

/** Says why the requirements count more, or less, than the list of them seems to say. */
function withReason(component: Component, input: ScoreInput): Component {
  if (component.id !== 'must') return component;
  const { rows, background } = input.proven ?? input;
  const { model, factors } = input;
  const counted = inContext(model.lexicon, rows, factors);
  const messages = messagesFor(model);
  const related = relatedOf(background);
  const most = raisingMusts(model.lexicon, counted, related);
  if (most !== null) return { ...component, reason: messages.raised(most.met, most.of) };
  const share = shareCounted(counted, related);
  return share < clearlyLowered && component.value > 0
    ? { ...component, reason: messages.fewAsked(Math.floor(100 * share)) }
    : component;
}

/** A higher share needs no explanation. */
const clearlyLowered = 0.9;

/** The parts for a posting that cannot be scored. */
export function noComponents(): Component[] {
  return (['fit', 'presentation'] as const).flatMap((dial) =>
    partPoints[dial].map(([id]) => ({ id, dial, points: 0, value: 0, earned: 0, applicable: false })),
  );
}

function fitValues(input: ScoreInput): Values {
  const { rows: proven, background } = input.proven ?? input;
  const rows = inContext(input.model.lexicon, proven, input.factors);
  const shareMet = shareGenuinelyMet(input);
  const asFarAsMet = (value: number | null) => (value === null ? null : shareMet * value);
  const must = mustsShown(input.model.lexicon, rows, relatedOf(background));
  return new Map([
    ['must', must],
    ['nice', niceCoverage(rows)],
    ['title', background.title],
    ['field', must === null ? null : fieldValue(background.field, must)],
    ['years', asFarAsMet(background.years)],
    ['degree', asFarAsMet(background.degree)],
  ]);
}

/** The value of `must` from which it proves as much work in the field: that of the scale's first bend. */
const provesField = 0.65;

/**
 * Showing the musts proves work in the field, even if the lexicon does not know its terms. A few of them prove little,
 * because people of other trades meet them too.
 */
function fieldValue(field: number | null, must: number): number {
  return field === null ? must : Math.max(field, must * Math.min(1, must / provesField) ** 2);
}

function presentationValues(input: ScoreInput): Values {
  const { model, factors, background } = input;
  const rows = inContext(input.model.lexicon, asProven(input), factors);
  const coveredWhere = (isSo: (row: RequirementEvidence) => boolean) =>
    mustCoverage(rows, relatedOf(background), (row) => (isSo(row) ? row.grade : 0));
  const atTop = topPaths(model, factors);
  return new Map([
    ['literal', coveredWhere(({ literal }) => literal)],
    ['listed', coveredWhere(({ listed }) => listed)],
    ['top', coveredWhere((row) => isAtTop(row, atTop))],
    ['parse', shareGenuinelyMet(input) * background.parse],
  ]);
}

function shareGenuinelyMet(input: ScoreInput): number {
  return Math.min(1, mustsMet(input.model.lexicon, input.proven ?? input) / genuinelyMet);
}

/** Limits each grade to what the base resume proves. */
function asProven({ rows, proven }: ScoreInput): readonly RequirementEvidence[] {
  if (!proven) return rows;
  return rows.map((row, place) => ({
    ...row,
    grade: Math.min(row.grade, proven.rows[place]?.grade ?? 0),
  }));
}

/** The parts of a dial. Their points add up to those of the dial, their earned points to what the dial shows. */
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

/** Path prefixes of the latest two related jobs. */
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

/** Rounds amounts so that they add up to the rounded sum, by the largest remainder method. */
function roundTogether(amounts: readonly number[]): readonly number[] {
  const whole = amounts.map(Math.floor);
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const missing = Math.round(sum) - whole.reduce((total, amount) => total + amount, 0);
  const remainders = amounts.map((amount, place) => ({ place, remainder: amount - Math.floor(amount) }));
  const largest = remainders.toSorted((one, other) => other.remainder - one.remainder).slice(0, missing);
  const raised = new Set(largest.map(({ place }) => place));
  return whole.map((amount, place) => amount + (raised.has(place) ? 1 : 0));
}
