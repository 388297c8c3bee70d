import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { type WordRule, wordList } from '../../../lexicon/packed/word-lists.ts';
import { titleKey } from '../../../lexicon/titles/title-keys.ts';
import { lazy } from '../../../values/memoize.ts';

/* Words in job titles, as token keys, from `data/tailoring/words.tsv` and `phrases.tsv`. */

type TitleRule = Extract<WordRule<'tailoring'>, `title_${string}`>;

/** Reads the words on first use. */
function titleWords(
  rules: readonly TitleRule[],
  more: () => Iterable<string> = () => [],
): Pick<ReadonlySet<string>, 'has'> {
  const words = lazy(
    (): ReadonlySet<string> =>
      new Set([
        ...more(),
        ...rules.flatMap((rule) => wordList('tailoring', rule).words()).map((word) => titleKey(word)),
      ]),
  );
  return { has: (key) => words().has(key) };
}

/** Words for people in training. Chinese is left out, because its tokens are single characters. */
export const learnerWords = lazy(
  (): ReadonlySet<string> => new Set(wordsOf('learner_in_title').map((word) => titleKey(word))),
);

/** Words for people who sell, buy, recruit or write for a field, in lower case as written. */
export const agentNounsForOthers = lazy((): ReadonlySet<string> => new Set(wordsOf('title_for_others')));

function wordsOf(rule: 'learner_in_title' | 'title_for_others'): readonly string[] {
  return phrases('tailoring', rule, 'en', 'de', 'fr', 'es').split('|');
}

/** Words for seniority, contract type or place, which do not name the work. */
export const seniorityWords = titleWords(['title_seniority']);

/** Generic heads that many titles share. */
export const genericHeads = titleWords(['title_generic_head']);

/** Words for people who help with work or learn it. */
export const helpers = titleWords(['title_helper'], learnerWords);

/** Words for people who run, own or lead something. */
export const leadingWords = titleWords(['title_leading']);

const learners = (): readonly string[] => [
  ...learnerWords(),
  ...['学', '徒', '实', '习', '生'].map((word) => titleKey(word)),
];

/** Words for people in training, with single Chinese characters. */
export const learningWords = titleWords([], learners);

/** Words that may make up a title without naming any work. */
export const officeWords = titleWords(['title_leading', 'title_seniority', 'title_office'], learners);
