import type { Chunk, ResumeModel } from '../../resume/resume-model.ts';
import { kindWeights } from '../kind-weights.ts';
import { roleRelevance } from './role-relevance.ts';
import { workplaceFamilies } from './workplace-families.ts';

const floor = 0.35;
/** An entry counts as related, for years and for what stands at the top, from here on. */
const related = 0.4;

/** How the jobs of a person bear on one position. */
export interface RoleFactors {
  /** By path of the job; 1 for every job when no position is named. */
  readonly relevance: ReadonlyMap<string, number>;
  readonly headline: number;
  /** The formula's `a`: a list means less if the person never held a related job. */
  readonly listAnchor: number;
}

export function roleFactors(model: ResumeModel, position: string): RoleFactors {
  const named = position.trim() !== '';
  const jobs = model.entries.filter(({ section }) => section === 'experience');
  const relevance = new Map(
    jobs.map((job) => [
      job.path,
      named ? roleRelevance(job.title, position, workplaceFamilies(job, jobs)) : 1,
    ]),
  );
  const best = Math.max(0, ...relevance.values());
  return {
    relevance,
    headline: named ? roleRelevance(model.headline, position) : 1,
    listAnchor: risingFromFloor(best, 0.4),
  };
}

function risingFromFloor(relevance: number, full: number): number {
  return floor + (1 - floor) * Math.min(1, relevance / full);
}

export function isRelated(relevance: number | undefined): boolean {
  return (relevance ?? 0) >= related;
}

/** k times its factors: what a requirement found in this chunk is worth. */
export function worthOf(chunk: Chunk, factors: RoleFactors): number {
  const { weight, factor } = kindWeights[chunk.kind];
  if (factor === 'none') return weight;
  if (factor === 'anchor') return weight * factors.listAnchor;
  return weight * roleFactorOf(chunk.entry ?? '', factors);
}

/** How much of what a job shows counts, by the path of the job. */
export function roleFactorOf(path: string, { relevance }: RoleFactors): number {
  return risingFromFloor(relevance.get(path) ?? 0, 0.5);
}
