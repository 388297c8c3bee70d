import { itemsIn, packedRows } from '../lexicon/packed-lexicon.ts';
import { isLanguage, type Language } from '../text/language.ts';
import { lazy } from '../text/lazy.ts';

/** The rules that look for words, as `data/proofreading/words.tsv` names them. */
type WordRule = 'weak_opening' | 'first_person' | 'expected' | 'template_noun' | 'template_verb';

interface Row {
  readonly language: Language;
  readonly rule: string;
  readonly words: readonly string[];
}

const rows = lazy((): readonly Row[] =>
  packedRows('proofreading-words').flatMap(([language = '', rule = '', words = '']) =>
    isLanguage(language) ? [{ language, rule, words: itemsIn(words) }] : [],
  ),
);

/** The words of a rule in one language; in all of them without one. */
export function ruleWords(rule: WordRule, language?: Language): readonly string[] {
  return rows()
    .filter((row) => row.rule === rule && (language === undefined || row.language === language))
    .flatMap(({ words }) => words);
}
