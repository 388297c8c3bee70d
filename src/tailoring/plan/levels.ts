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
  /** In the order in which they decide: later steps leave alone what earlier ones took. */
  readonly steps: readonly StepName[];
  /** Those that a resume in any other language goes without: its words are known less well. */
  readonly englishOnly: readonly StepName[];
  /** Where more than the pages of a resume are filled: whether an old job of another field may keep its heading alone. */
  readonly shortensOldJobs: boolean;
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

/** What each level does. `basic` keyword optimization, `good` balanced rewrite, `super` deep rewrite. */
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

/** What a level does to a resume in a language. */
export function stepsOf(level: FinetuneLevel, language: Language | null): readonly StepName[] {
  const { steps, englishOnly } = levels[level];
  return language === 'en' ? steps : steps.filter((step) => !englishOnly.includes(step));
}
