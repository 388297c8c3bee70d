import type { Language } from '../text/language.ts';
import { itemsIn, packedRows } from './packed-lexicon.ts';

/** Verbs and objects by which people describe a skill that they do not name: every verb with every object. */
export interface ActivityPattern {
  /** The spelling that stands for the skill. */
  readonly skill: string;
  /** English verbs by their first form, irregular pasts beside it; others by the beginnings of their forms. */
  readonly verbs: readonly string[];
  readonly objects: readonly string[];
}

export function activityPatternsIn(language: Language): readonly ActivityPattern[] {
  return packedRows(`activities/${language}`).map(([skill = '', verbs = '', objects = '']) => ({
    skill,
    verbs: itemsIn(verbs),
    objects: itemsIn(objects),
  }));
}
