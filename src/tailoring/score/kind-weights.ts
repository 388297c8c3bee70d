import type { ChunkKind } from '../resume/resume-model.ts';

interface KindWeight {
  readonly weight: number;
  /** What it is multiplied by: how related the job is, or how related the best job of the person is. */
  readonly factor: 'role' | 'anchor' | 'none';
}

/** How much a requirement counts as shown, by where the resume names it. Source: the formula, E(r). */
export const kindWeights: Readonly<Record<ChunkKind, KindWeight>> = {
  experience: { weight: 1, factor: 'role' },
  job_title: { weight: 0.8, factor: 'role' },
  certificate: { weight: 1, factor: 'none' },
  education: { weight: 1, factor: 'none' },
  language: { weight: 1, factor: 'none' },
  project: { weight: 0.7, factor: 'none' },
  volunteer: { weight: 0.7, factor: 'none' },
  award: { weight: 0.7, factor: 'none' },
  publication: { weight: 0.7, factor: 'none' },
  skill: { weight: 0.55, factor: 'anchor' },
  summary: { weight: 0.4, factor: 'anchor' },
  headline: { weight: 0.4, factor: 'anchor' },
  interest: { weight: 0.2, factor: 'anchor' },
};

/** Where naming a skill claims it without showing it. */
export const claimingKinds: ReadonlySet<ChunkKind> = new Set(['skill', 'summary', 'headline', 'interest']);
