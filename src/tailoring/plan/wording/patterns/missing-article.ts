import { kindOf, type Lexicon } from '../../../../lexicon/lexicon.ts';
import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { lemmaOfVerb, readVerb, verbNamedBy } from '../../../../lexicon/words/verbs.ts';
import { isActionNoun } from '../../../../lexicon/words/word-families.ts';
import { opensSmall } from '../../../../text/letters.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { wordSet } from '../../../../values/lists.ts';
import { lazy } from '../../../../values/memoize.ts';
import { canLackArticle, openingPhrase } from '../../../grammar/noun-phrase.ts';
import { isSaidWithAn } from '../../../grammar/spelling.ts';
import { over, type Pattern, present, withChange } from '../pattern.ts';

/** `Developed booking app for two shops` becomes `Developed a booking app for two shops`; what is made is new to the reader. */
export const missingArticle: Pattern = {
  rule: 'missing_article',
  why: 'article',
  languages: ['en'],
  from: 'super',
  apply(text, { lexicon, mayChange }) {
    if (!mayChange.articles) return null;
    const { verbs = '', thing = '', rest = '' } = madeThing().exec(text)?.groups ?? {};
    const words = thing.split(' ');
    const isTeam = words.at(-1) === 'team';
    if (thing === '' || isTeam !== ofMany.test(rest)) return null;
    const allowed = isTeam ? leadingVerbs : makingVerbs();
    const areAllowed = verbs.split(' and ').every((verb) => allowed.has(lemmaOf(verb)));
    if (!areAllowed || !words.slice(0, -1).every((each) => describes(lexicon, each))) return null;
    return `${verbs} ${isSaidWithAn(words[0] ?? '') ? 'an' : 'a'} ${thing}${rest}`;
  },
  examples: [
    ['Developed booking app for two shops', 'Developed a booking app for two shops'],
    [
      'Designed and built inventory system with scanners',
      'Designed and built an inventory system with scanners',
    ],
    ['Wrote training manual, used by 40 bakers', 'Wrote a training manual, used by 40 bakers'],
    ['Create marketing plan for the fair', 'Create a marketing plan for the fair', present],
    ['Led team of 12 bakers', 'Led a team of 12 bakers'],
    [
      'Created booking system (rooms, tables and boats)',
      'Created a booking system (rooms, tables and boats)',
    ],
  ],
  leaves: [
    ['several may be meant', 'Designed inventory and booking systems for two shops'],
    ['another noun makes another thing', 'Designed inventory system forms for two shops'],
    ['a name needs no article', 'Built Harbour app for two shops'],
    ['whose it is, is said', "Built the owner's app for two shops"],
    ['a second thing may share its noun', 'Created booking system and order forms'],
    ['what was kept was there before', 'Maintained booking app for two shops'],
    ['a team without a number may be the only one', 'Led team in two shops'],
    ['what has no plural takes no article', 'Developed software for two shops'],
    ['an article is there', 'Developed a booking app for two shops'],
    [
      'another line of the job would stay without one',
      'Developed booking app for two shops',
      withChange(over, { articles: false }),
    ],
  ],
};

const madeNoun = preparedPattern(
  String.raw`^(?<verbs>\p{Lu}\p{Ll}+(?:\sand\s\p{Ll}+)?)(?=\s\p{Ll})(?<rest>\s.*)$`,
  'su',
);
const severalOrActivity = preparedPattern('(?:s|ing)$');

/** True for a line that tells of making one thing and has no article either, whatever the thing is: `Built pump house`. */
export function lacksArticle(text: string): boolean {
  const { verbs = '', rest = '' } = madeNoun.exec(text)?.groups ?? {};
  if (verbs === '' || !verbs.split(' and ').every((verb) => makingVerbs().has(lemmaOf(verb)))) return false;
  const words = openingPhrase(rest).trim().split(/\s+/);
  const head = words.at(-1) ?? '';
  if (words.length < 2 || words.some((word) => selecting.has(word) || !/^[\p{Ll}\d-]+$/u.test(word)))
    return false;
  const isActivity = verbNamedBy(head) !== undefined || isActionNoun(head);
  return !(isActivity || head === 'team' || canLackArticle(head) || severalOrActivity.test(head));
}

const madeThing = lazy(() =>
  preparedPattern(
    String.raw`^(?<verbs>\p{Lu}\p{Ll}+(?:\sand\s\p{Ll}+)?)\s(?<thing>(?:[\p{L}-]{2,20}\s){0,3}?(?:${wordList('writing', 'made_thing').alternatives('en')}|team))(?<rest>(?:,?\s(?:for|in|on|that|to|using|which|with|of)\s\S.*|,\s\p{Ll}\S*\s\S.*|\s\(.*|\.?)?)$`,
    'su',
  ),
);
const ofMany = preparedPattern(
  String.raw`^\sof\s(?:\p{L}+\s){0,2}(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve)`,
);

function lemmaOf(verb: string): string {
  return lemmaOfVerb(verb.toLowerCase()) ?? '';
}

/** After these, the thing did not exist before. */
const makingVerbs = lazy(
  () => new Set([...wordList('writing', 'inventing_verb').words('en'), 'implement', 'launch', 'introduce']),
);
const leadingVerbs = wordSet('coordinate direct lead manage supervise train');

/** Words that need no article, or say which of several. */
const selecting = wordSet(
  'a all an and another any as at both by different each every for from her his in its many more most my new-found no of on one or other our own same several some such that the their this these those to two three four five various with',
);

/** True for a word that describes one thing: `booking`, `Python`, not a name or a verb form. */
function describes(lexicon: Lexicon, word: string): boolean {
  if (selecting.has(word)) return false;
  if (readVerb(word)?.forms.includes('past') === true && !word.endsWith('ed')) return false;
  return opensSmall(word) || kindOf(lexicon, word) !== null;
}
