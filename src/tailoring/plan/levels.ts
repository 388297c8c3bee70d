import type { FinetuneLevel } from '../../contract/finetune-level.ts';
import type { SkillUse } from './steps/skill-use.ts';

export type StepName =
  | 'alias'
  | 'bulletOrder'
  | 'bulletSelection'
  | 'headline'
  | 'merge'
  | 'projectOrder'
  | 'projectSelection'
  | 'rewrite'
  | 'sectionOrder'
  | 'skillCap'
  | 'skillOrder'
  | 'skillSurface'
  | 'summary'
  | 'summaryList';

export interface LevelPlan {
  /** In the order in which they decide: later steps leave alone what earlier ones took. */
  readonly steps: readonly StepName[];
  /** The steps of a resume in any language but English: nothing is worded anew. */
  readonly stepsElsewhere: readonly StepName[];
  /** Keywords beyond this many are hidden, least related first. */
  readonly skillCap: number;
  /** The least related use of a skill that is kept at any length. */
  readonly skillUseKept: SkillUse;
  /** Bullets that a job may keep, by recency; the last number holds for all older jobs. Null: all. */
  readonly bulletBudget: readonly number[] | null;
  /** Words of a summary that is built. */
  readonly summaryWords: { readonly min: number; readonly max: number };
  /**
   * Length of the tailored resume as a share of the words of the base. No deeper level has less room to grow: it would
   * name less, and score lower.
   */
  readonly lengthShare: { readonly least: number; readonly most: number };
  /** Whether a skill may be named by what it implies, marked as the broader term. */
  readonly broaderTerms: boolean;
}

/** What each level does. `basic` keyword optimisation, `good` balanced rewrite, `super` deep rewrite. */
export const levels: Readonly<Record<FinetuneLevel, LevelPlan>> = {
  basic: {
    steps: ['skillOrder', 'skillSurface', 'alias'],
    stepsElsewhere: ['skillOrder', 'skillSurface', 'alias'],
    skillCap: Number.POSITIVE_INFINITY,
    skillUseKept: 'soft',
    bulletBudget: null,
    summaryWords: { min: 0, max: 0 },
    lengthShare: { least: 0.98, most: 1.02 },
    broaderTerms: false,
  },
  good: {
    steps: [
      'bulletSelection',
      'bulletOrder',
      'skillCap',
      'skillOrder',
      'skillSurface',
      'projectOrder',
      'sectionOrder',
      'headline',
      'summary',
      'rewrite',
      'alias',
    ],
    stepsElsewhere: [
      'bulletOrder',
      'skillOrder',
      'skillSurface',
      'projectOrder',
      'sectionOrder',
      'summaryList',
      'alias',
    ],
    skillCap: 18,
    skillUseKept: 'listed',
    bulletBudget: null,
    summaryWords: { min: 35, max: 55 },
    lengthShare: { least: 0.8, most: 1.1 },
    broaderTerms: false,
  },
  super: {
    steps: [
      'bulletSelection',
      'projectSelection',
      'merge',
      'bulletOrder',
      'skillCap',
      'skillOrder',
      'skillSurface',
      'projectOrder',
      'sectionOrder',
      'headline',
      'summary',
      'rewrite',
      'alias',
    ],
    stepsElsewhere: [
      'bulletSelection',
      'bulletOrder',
      'skillCap',
      'skillOrder',
      'skillSurface',
      'projectOrder',
      'sectionOrder',
      'summaryList',
      'alias',
    ],
    skillCap: 14,
    skillUseKept: 'central',
    bulletBudget: [6, 5, 3, 2],
    summaryWords: { min: 45, max: 80 },
    lengthShare: { least: 0.6, most: 1.1 },
    broaderTerms: true,
  },
};
