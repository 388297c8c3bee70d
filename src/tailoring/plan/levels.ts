import type { FinetuneLevel } from '../../contract/choices.ts';
import type { Language } from '../../text/language.ts';

export type StepName =
  | 'alias'
  | 'brokenBullets'
  | 'bulletOrder'
  | 'bulletSelection'
  | 'headline'
  | 'jobBullets'
  | 'merge'
  | 'projectOrder'
  | 'projectSelection'
  | 'rewrite'
  | 'sectionOrder'
  | 'skillDuplicates'
  | 'skillOrder'
  | 'skillSurface'
  | 'summary'
  | 'tinyBullets';

export interface LevelPlan {
  /** In the order in which they run; later steps do not change texts that earlier ones took. */
  readonly steps: readonly StepName[];
  /** Steps that are skipped in other languages, whose vocabulary is covered less well. */
  readonly englishOnly: readonly StepName[];
  /** Whether an old job in another field may be reduced to its heading if the resume runs over its pages. */
  readonly shortensOldJobs: boolean;
  /** Length in words below which a summary is extended, and up to which one is built or extended. */
  readonly summaryWords: { readonly min: number; readonly max: number };
  /**
   * Number of words of the tailored resume as a share of those of the base. A deeper level never has less room to
   * grow, or it would name fewer skills and score lower.
   */
  readonly lengthShare: { readonly least: number; readonly most: number };
  /** Whether a skill may add a broader term that it implies, marked as such. */
  readonly broaderTerms: boolean;
}

/** The plan of each level: `basic` optimizes keywords, `good` rewrites with balance, `super` rewrites deeply. */
export const levels: Readonly<Record<FinetuneLevel, LevelPlan>> = {
  basic: {
    steps: ['skillOrder', 'skillSurface', 'alias'],
    englishOnly: [],
    shortensOldJobs: false,
    summaryWords: { min: 0, max: 0 },
    lengthShare: { least: 0.98, most: 1.02 },
    broaderTerms: false,
  },
  good: {
    steps: [
      'skillDuplicates',
      'bulletSelection',
      'brokenBullets',
      'bulletOrder',
      'skillOrder',
      'skillSurface',
      'projectOrder',
      'sectionOrder',
      'headline',
      'summary',
      'rewrite',
      'alias',
    ],
    englishOnly: ['bulletSelection'],
    shortensOldJobs: false,
    summaryWords: { min: 35, max: 55 },
    lengthShare: { least: 0.8, most: 1.1 },
    broaderTerms: false,
  },
  super: {
    steps: [
      'skillDuplicates',
      'jobBullets',
      'bulletSelection',
      'projectSelection',
      'brokenBullets',
      'tinyBullets',
      'merge',
      'bulletOrder',
      'skillOrder',
      'skillSurface',
      'projectOrder',
      'sectionOrder',
      'headline',
      'summary',
      'rewrite',
      'alias',
    ],
    englishOnly: ['projectSelection', 'merge'],
    shortensOldJobs: true,
    summaryWords: { min: 45, max: 80 },
    lengthShare: { least: 0.6, most: 1.1 },
    broaderTerms: true,
  },
};

/** The steps that a level runs on a resume in a language. */
export function stepsOf(level: FinetuneLevel, language: Language | null): readonly StepName[] {
  const { steps, englishOnly } = levels[level];
  return language === 'en' ? steps : steps.filter((step) => !englishOnly.includes(step));
}
