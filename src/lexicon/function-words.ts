import type { Language } from '../text/language.ts';
import { memoize } from '../text/memoize.ts';
import { itemsIn, packedRows } from './packed-lexicon.ts';

/** Words that build sentences and name nothing, in small letters. */
export interface FunctionWords {
  /** Never part of a term. */
  readonly stops: ReadonlySet<string>;
  /** Within a term, never at its edge: "of", "and". */
  readonly links: ReadonlySet<string>;
}

export const functionWords: (language: Language) => FunctionWords = (language) => byLanguage(language);

const byLanguage = memoize(5, (language): FunctionWords => {
  const rows = packedRows('function-words').filter(([name]) => name === language);
  const words = (wanted: string) =>
    new Set(rows.filter(([, role]) => role === wanted).flatMap(([, , cell = '']) => itemsIn(cell)));
  return { stops: words('stop'), links: words('link') };
});
