import type { Component } from '../../../contract/score.ts';
import type { ResumeModel } from '../../resume/resume-model.ts';
import type { RequirementEvidence } from '../evidence/find-evidence.ts';
import { isRelated, type RoleFactors } from '../role/role-factors.ts';
import type { ScoreInput } from '../score-input.ts';
import { mustCoverage, mustsShown, niceCoverage } from './coverage.ts';
import { mustsMet } from './musts-met.ts';

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
  const { model, factors, rows, background } = input;
  const met = Math.min(1, mustsMet(input) / metInEarnest);
  const inEarnest = (value: number | null) => (value === null ? null : met * value);
  const atTop = topPaths(model, factors);
  return [
    component('must', mustsShown(rows)),
    component('depth', mustCoverage(rows, gradeInExperience)),
    component('nice', niceCoverage(rows)),
    component('title', background.title),
    component('years', inEarnest(background.years)),
    component('degree', inEarnest(background.degree)),
    component(
      'literal',
      coverageWhere(rows, ({ literal }) => literal),
    ),
    component(
      'listed',
      coverageWhere(rows, ({ listed }) => listed),
    ),
    component(
      'top',
      coverageWhere(rows, (row) => isAtTop(row, atTop)),
    ),
    component('parse', inEarnest(background.parse)),
  ];
}

/** `value`: 0 to 1, or null where the posting does not ask for it. */
function component(id: Component['id'], value: number | null): Component {
  const rounded = Math.round((value ?? 0) * 10_000) / 10_000;
  return { id, points: points[id], value: rounded, applicable: value !== null };
}

/** The coverage by requirements that are shown in such a way; others count as not shown at all. */
function coverageWhere(
  rows: readonly RequirementEvidence[],
  isSo: (row: RequirementEvidence) => boolean,
): number | null {
  return mustCoverage(rows, (row) => (isSo(row) ? row.grade : 0));
}

function gradeInExperience({ evidence }: RequirementEvidence): number {
  return evidence.find(({ kind }) => kind === 'experience')?.worth ?? 0;
}

/** The paths of the latest two related jobs. */
export function topPaths({ entries }: ResumeModel, factors: RoleFactors): readonly string[] {
  return entries
    .filter(({ section, path }) => section === 'experience' && isRelated(factors.relevance.get(path)))
    .sort((a, b) => a.recency - b.recency)
    .slice(0, 2)
    .map(({ path }) => `${path}.`);
}

export function isAtTop({ evidence }: RequirementEvidence, jobs: readonly string[]): boolean {
  return evidence.some(
    ({ kind, path }) =>
      kind === 'summary' || kind === 'certificate' || jobs.some((job) => path.startsWith(job)),
  );
}
