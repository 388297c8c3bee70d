import { isLanguage, type Language } from '../text/language.ts';
import { lazy } from '../text/lazy.ts';
import { itemsIn, packedRows } from './packed-lexicon.ts';

/** The rules of wording that look for words, as `data/writing/words.tsv` names them. */
type WordingRule = 'leans_back';

const rows = lazy(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      packedRows('writing-words').flatMap(([language = '', rule = '', words = '']) =>
        isLanguage(language) ? [[keyOf(rule, language), itemsIn(words)] as const] : [],
      ),
    ),
);

/** The words of a rule in a language, in small letters; none where it has no row. */
export function writingWords(rule: WordingRule, language: Language): readonly string[] {
  return rows().get(keyOf(rule, language)) ?? [];
}

function keyOf(rule: string, language: Language): string {
  return `${language} ${rule}`;
}
