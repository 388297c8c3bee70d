import type { Component } from '../../contract/score.ts';
import type { Entry, ResumeModel } from '../resume/resume-model.ts';
import { asksMusts, mustCoverage, mustsShown, niceCoverage } from './coverage.ts';
import type { RequirementEvidence } from './find-evidence.ts';
import { mustsMet } from './musts-met.ts';
import { isRelated, type RoleFactors } from './role-factors.ts';
import type { ScoreInput } from './score-input.ts';

/** Points of the formula: 75 for fit, 25 for presentation. */
const points = {
  must: 36,
  depth: 9,
  nice: 5,
  title: 13,
  years: 8,
  degree: 4,
  literal: 10,
  listed: 6,
  top: 6,
  parse: 3,
} as const satisfies Record<Component['id'], number>;

/** Years, degree and layout count in full from here on: alone they say nothing about this job. */
export const metInEarnest = 0.3;

export const presentationIds: ReadonlySet<Component['id']> = new Set(['literal', 'listed', 'top', 'parse']);

/** Every part of the score, in the order of the formula. */
export function componentsOf(input: ScoreInput): Component[] {
  const { posting, model, position, factors, rows, background } = input;
  const musts = asksMusts(rows);
  const nice = niceCoverage(rows);
  const met = Math.min(1, mustsMet(input) / metInEarnest);
  const atTop = topPaths(model, factors);
  return [
    component('must', musts, mustsShown(rows)),
    component('depth', musts, mustCoverage(rows, gradeInExperience)),
    component('nice', nice !== null, nice ?? 0),
    component('title', position.trim() !== '', background.title),
    component('years', posting.years !== null, met * background.years),
    component('degree', posting.degree !== null, met * background.degree),
    component(
      'literal',
      musts,
      mustCoverage(rows, ({ grade, literal }) => (literal ? grade : 0)),
    ),
    component(
      'listed',
      musts,
      mustCoverage(rows, ({ grade, listed }) => (listed ? grade : 0)),
    ),
    component(
      'top',
      musts,
      mustCoverage(rows, (row) => (isAtTop(row, atTop) ? row.grade : 0)),
    ),
    component('parse', true, met * background.parse),
  ];
}

function component(id: Component['id'], applicable: boolean, value: number): Component {
  return { id, points: points[id], value: applicable ? Math.round(value * 10_000) / 10_000 : 0, applicable };
}

function gradeInExperience({ evidence }: RequirementEvidence): number {
  return evidence.find(({ kind }) => kind === 'experience')?.worth ?? 0;
}

/** The paths of the latest two related jobs. */
export function topPaths({ entries }: ResumeModel, factors: RoleFactors): readonly string[] {
  return entries
    .filter(({ section, path }) => section === 'experience' && isRelated(factors.relevance.get(path)))
    .sort((a: Entry, b: Entry) => a.recency - b.recency)
    .slice(0, 2)
    .map(({ path }) => `${path}.`);
}

export function isAtTop({ evidence }: RequirementEvidence, jobs: readonly string[]): boolean {
  return evidence.some(
    ({ kind, path }) =>
      kind === 'summary' || kind === 'certificate' || jobs.some((job) => path.startsWith(job)),
  );
}
