import { professions } from './professions.ts';
import { type ShelvedLexicon, shelve } from './shelved-lexicon.ts';

/** The skills of all professions. The build puts the result in the place of this module's work. */
export function shelvedSkills(): ShelvedLexicon {
  return shelve(professions);
}
