import { lemmaOfVerb, verbNamedBy } from '../../../lexicon/verbs.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';

/* Whether the one line that a job has may tell what the employer does. */

/** What companies live by: `Production of pumps`, `Developing software for banks`. */
const business = wordList('writing', 'business_verb');
const opening = preparedPattern(
  String.raw`^(?<first>\p{L}+)(?:,?\s(?:and|&)\s(?:the\s)?(?<second>\p{L}+))?(?:\s(?<rest>.*))?$`,
  'su',
);
const oneThing = preparedPattern(String.raw`^(?:of\s)?(?:a|an|one|the|\d+)\s`, 'iu');

/** `Design of a gauge` is the work of a person: no company lives by one thing. */
export function mayTellOfEmployer(text: string): boolean {
  const { first = '', second = '', rest = '' } = opening.exec(text)?.groups ?? {};
  if (oneThing.test(rest)) return false;
  return [first, second].some((word) => business.has(lemmaOf(word.toLowerCase())));
}

function lemmaOf(word: string): string {
  return verbNamedBy(word) ?? lemmaOfVerb(word) ?? word;
}
