import type { Language } from '../../../../text/language.ts';
import { memoizeByObject } from '../../../../values/memoize.ts';
import { leftOut } from './left-out.ts';
import type { Permission } from './permission.ts';
import { putIn } from './put-in.ts';
import { sameWords } from './same-words.ts';

/** All differences that a new text in the order of its line may have. */
export interface Permissions {
  readonly sameWords: readonly Permission[];
  readonly leftOut: readonly Permission[];
  readonly putIn: readonly Permission[];
}

export const allPermissions: Permissions = { sameWords, leftOut, putIn };

/** The permissions for lines of a language; of an unknown one, those for English. */
export function permissionsFor(all: Permissions, language: Language | null): Permissions {
  return byLanguage(all)[language ?? 'en'];
}

const byLanguage = memoizeByObject((all: Permissions): Readonly<Record<Language, Permissions>> => {
  const limited = (language: Language): Permissions => {
    const isFor = (permission: Permission) => permission.languages.includes(language);
    return {
      sameWords: all.sameWords.filter(isFor),
      leftOut: all.leftOut.filter(isFor),
      putIn: all.putIn.filter(isFor),
    };
  };
  return { en: limited('en'), de: limited('de'), fr: limited('fr'), es: limited('es'), zh: limited('zh') };
});
