import type { FinetuneLevel } from '../../contract/choices.ts';
import type { Language } from '../../text/language.ts';

export type StepName =
  | 'alias'
  | 'brokenBullets'
  | 'bulletOrder'
  | 'bulletRepeats'
  | 'bulletSelection'
  | 'headline'
  | 'jobBullets'
  | 'merge'
  | 'projectOrder'
  | 'projectSelection'
  | 'referencesOffers'
  | 'rewrite'
  | 'sectionOrder'
  | 'skillDuplicates'
  | 'skillOrder'
  | 'skillSurface'
  | 'summary'
  | 'tinyBullets';

export interface LevelPlan {
  /** In the order in which they run; later steps do not change texts that earlier ones changed. */
  readonly steps: readonly StepName[];
  /** Steps that are skipped in other languages, whose vocabulary is covered less well. */
  readonly englishOnly: readonly StepName[];
  /** True if an old job in another field may be reduced to its heading if the resume exceeds its pages. */
  readonly shortensOldJobs: boolean;
  /** In words: a shorter summary than `min` is extended, and a new or extended one has at most `max`. */
  readonly summaryWords: { readonly min: number; readonly max: number };
  /**
   * Limits for the number of words, as shares of the base's. The maximum of a deeper level is not lower, or it would
   * name fewer skills and score lower.
   */
  readonly lengthShare: { readonly min: number; readonly max: number };
  /** True if a broader term that a skill implies may be added, marked as implied. */
  readonly broaderTerms: boolean;
}

/** The plan of each level: `basic` optimizes keywords, `good` rewrites with balance, `super` rewrites deeply. */
export const levels: Readonly<Record<FinetuneLevel, LevelPlan>> = {
  basic: {
    steps: ['skillOrder', 'skillSurface', 'alias'],
    englishOnly: [],
    shortensOldJobs: false,
    summaryWords: { min: 0, max: 0 },
    lengthShare: { min: 0.98, max: 1.02 },
    broaderTerms: false,
  },
  good: {
    steps: [
      'skillDuplicates',
      'referencesOffers',
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
    lengthShare: { min: 0.8, max: 1.1 },
    broaderTerms: false,
  },
  super: {
    steps: [
      'skillDuplicates',
      'referencesOffers',
      'bulletRepeats',
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
    lengthShare: { min: 0.6, max: 1.1 },
    broaderTerms: true,
  },
};

/** The steps that a level runs on a resume in a language. */
export function stepsOf(level: FinetuneLevel, language: Language | null): readonly StepName[] {
  const { steps, englishOnly } = levels[level];
  return language === 'en' ? steps : steps.filter((step) => !englishOnly.includes(step));
}
