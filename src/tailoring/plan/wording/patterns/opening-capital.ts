import { kindOf } from '../../../../lexicon/lexicon.ts';
import { wordList } from '../../../../lexicon/word-lists.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { over, type Pattern } from '../pattern.ts';

const smallWord = preparedPattern(String.raw`^(?<word>\p{Ll}{2,})[,:]?\s\S+\s\S`);

/** `sorted the post of two towns` begins as the other lines do: `Sorted the post of two towns`. */
export const openingCapital: Pattern = {
  rule: 'opening_capital',
  why: 'capital',
  languages: ['en', 'de', 'fr', 'es'],
  from: 'good',
  apply(text, { opensInCapitals }) {
    const { word = '' } = smallWord.exec(text)?.groups ?? {};
    if (!opensInCapitals || word === '') return null;
    const isName = kindOf(word) === 'tool' || wordList('writing', 'small_name').hasIn('en', word);
    return isName ? null : capitalized(text);
  },
  examples: [
    ['sorted the post of two towns', 'Sorted the post of two towns', { ...over, opensInCapitals: true }],
  ],
  leaves: [
    ['small letters may be the style of the list', 'sorted the post of two towns'],
    ['a name that is written small stays', 'webpack for two large shops', { ...over, opensInCapitals: true }],
    ['so does one with a capital inside', 'iOS for two large shops', { ...over, opensInCapitals: true }],
    ['an address is no sentence', 'www.example.com of the town', { ...over, opensInCapitals: true }],
    ['a word or two are an item', 'unit testing', { ...over, opensInCapitals: true }],
  ],
};
