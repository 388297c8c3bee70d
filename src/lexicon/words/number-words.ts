import { type Language, languages } from '../../text/language.ts';
import { lazy, memoize } from '../../values/memoize.ts';
import { itemsIn, packedRows } from '../packed/packed-lexicon.ts';

interface NumberWord {
  readonly language: string;
  readonly value: number;
  readonly word: string;
}

const spelled = lazy((): readonly NumberWord[] =>
  packedRows('numbers').flatMap(([language = '', value, words = '']) =>
    itemsIn(words).map((word) => ({ language, value: Number(value), word })),
  ),
);

/** The value of each word in any language, in lower case. */
export const numberWords = lazy(
  (): ReadonlyMap<string, number> => new Map(spelled().map(({ word, value }) => [word, value])),
);

/** The value of each word of one language, in lower case. */
export const numberWordsIn = memoize(
  languages.length,
  (language): ReadonlyMap<string, number> =>
    new Map(spelled().flatMap((one) => (one.language === language ? [[one.word, one.value] as const] : []))),
);

/**
 * Words for two and more in one language or in all, as alternatives of a pattern; words for one are also articles.
 */
export function severalInWords(language?: Language): string {
  return spelled()
    .filter((one) => one.value > 1 && (language === undefined || one.language === language))
    .map(({ word }) => word)
    .join('|');
}
