import type { Language } from '../../text/language.ts';
import { memoize } from '../../values/memoize.ts';
import { itemsIn, packedRows } from '../packed/packed-lexicon.ts';
import { wordList } from '../packed/word-lists.ts';

/** Words that carry grammar and claim nothing; negations and hedges are in hedge-words.ts. */
export const grammarWords = wordList('tailoring', 'grammar_word');

/**
 * Content words that a sentence may use without evidence because they claim nothing that can be checked: no quantity,
 * reach, quality, rank, tool, place or credential. Closed and reviewed.
 */
export const genericWords = wordList('tailoring', 'generic_word');

/** Words that build sentences and name nothing, in lower case. */
export interface FunctionWords {
  /** Never part of a term. */
  readonly stops: ReadonlySet<string>;
  /** Within a term, never at its edge: "of", "and". */
  readonly links: ReadonlySet<string>;
  /** Chinese words in which function words are found, and words that share a part with one: 会议, 负责人. */
  readonly longer: ReadonlySet<string>;
}

export const functionWords: (language: Language) => FunctionWords = (language) => byLanguage(language);

const byLanguage = memoize(5, (language): FunctionWords => {
  const rows = packedRows('function-words').filter(([name]) => name === language);
  const words = (wanted: string) =>
    new Set(rows.filter(([, role]) => role === wanted).flatMap(([, , cell = '']) => itemsIn(cell)));
  const longer = language === 'zh' ? packedRows('chinese-words').flatMap((row) => row.slice(0, 1)) : [];
  return { stops: words('stop'), links: words('link'), longer: new Set(longer) };
});
