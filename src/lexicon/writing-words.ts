import { isLanguage, type Language } from '../text/language.ts';
import { lazy } from '../text/memoize.ts';
import { itemsIn, packedRows } from './packed-lexicon.ts';

/** The rules of wording that look for words, as `data/writing/words.tsv` names them. */
type WordingRule =
  | 'achievement'
  | 'achieving_verb'
  | 'action_noun'
  | 'action_or_thing'
  | 'action_verb'
  | 'belonging'
  | 'doubled'
  | 'duty_label'
  | 'own_name'
  | 'unfinished'
  | 'method_phrase'
  | 'name_apart'
  | 'person_group'
  | 'place_run'
  | 'praise'
  | 'preposition'
  | 'refers_back'
  | 'small_name'
  | 'superlative'
  | 'tool_thing'
  | 'uncountable'
  | 'verb_with_tool'
  | 'word_apart';

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

const sets = lazy(
  (): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map([...rows()].map(([key, words]) => [key, new Set(words)])),
);

/** Whether a word in small letters is one of those of a rule. */
export function isWritingWord(rule: WordingRule, language: Language, word: string): boolean {
  return sets().get(keyOf(rule, language))?.has(word) === true;
}

function keyOf(rule: string, language: Language): string {
  return `${language} ${rule}`;
}
