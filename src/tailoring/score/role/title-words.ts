import { phrases } from '../../../lexicon/phrase-lists.ts';
import { titleKey } from '../../../lexicon/title-keys.ts';
import { type WordRule, wordList } from '../../../lexicon/word-lists.ts';
import { lazy } from '../../../text/memoize.ts';

/* Words of titles, as token keys: `data/tailoring/words.tsv`, `phrases.tsv`. */

type TitleRule = Extract<WordRule<'tailoring'>, `title_${string}`>;

/** Read when they are first asked for. */
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

/** Words of titles whose holders learn the work. Chinese parts no words, so none of its own. */
export const learnerWords = lazy(
  (): ReadonlySet<string> => new Set(wordsOf('learner_in_title').map((word) => titleKey(word))),
);

/** Words of titles whose holders sell a thing, buy it, find people for it, or write for those who do it. Lower case, as written. */
export const agentNounsForOthers = lazy((): ReadonlySet<string> => new Set(wordsOf('title_for_others')));

function wordsOf(rule: 'learner_in_title' | 'title_for_others'): readonly string[] {
  return phrases('tailoring', rule, 'en', 'de', 'fr', 'es').split('|');
}

/** Words of a title that say how senior, how contracted or where; never what the work is. */
export const seniorityWords = titleWords(['title_seniority']);

/** Heads that half of all titles share: alone they say little. */
export const genericHeads = titleWords(['title_generic_head']);

/** People who help with a work, or learn it, have not done it. */
export const helpers = titleWords(['title_helper'], learnerWords);

/** People who run, own or lead, whatever it is. */
export const leadingWords = titleWords(['title_leading']);

const learners = (): readonly string[] => [
  ...learnerWords(),
  ...['学', '徒', '实', '习', '生'].map((word) => titleKey(word)),
];

/** People who learn, also in the signs of Chinese. */
export const learningWords = titleWords([], learners);

/** Whatever a title may be made of that names no work at all. */
export const officeWords = titleWords(['title_leading', 'title_seniority', 'title_office'], learners);
