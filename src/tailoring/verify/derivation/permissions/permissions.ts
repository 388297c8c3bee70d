import type { Language } from '../../../../text/language.ts';
import { lazy, memoizeByObject } from '../../../../values/memoize.ts';
import { leftOut } from './left-out.ts';
import type { Permission } from './permission.ts';
import { performedWork, putIn } from './put-in.ts';
import { furtherUnfinishedVerb, sameWords, unfinishedVerb, verbForm } from './same-words.ts';

/** All differences that a new text in the order of its line may have. */
export interface Permissions {
  readonly sameWords: readonly Permission[];
  readonly leftOut: readonly Permission[];
  readonly putIn: readonly Permission[];
}

export const allPermissions: Permissions = { sameWords, leftOut, putIn };

function withVerbForm(instead: Permission): Permissions {
  return { ...ofOtherSections(), sameWords: sameWords.map((row) => (row === verbForm ? instead : row)) };
}

/** Of a line outside the jobs, where a noun of work may be something learned: `Financial reporting` below a school. */
export const ofOtherSections = lazy(() => ({
  ...allPermissions,
  putIn: putIn.filter((row) => row !== performedWork),
}));

/** Of a line in a job that goes on, whose verbs say what is not finished yet. */
export const ofUnfinishedWork = lazy(() => withVerbForm(unfinishedVerb));
/** Of such a line that opens in the past. */
export const ofFinishedWork = lazy(() => withVerbForm(furtherUnfinishedVerb));

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
