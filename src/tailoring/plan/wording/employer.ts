import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { lemmaOfVerb, verbNamedBy } from '../../../lexicon/words/verbs.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';

/* Tells whether the only line of a job may describe the employer. */

/** Verbs of the business of companies: `Production of pumps`, `Developing software for banks`. */
const businessVerbs = wordList('writing', 'business_verb');
const opening = preparedPattern(
  String.raw`^(?<first>\p{L}+)(?:,?\s(?:and|&)\s(?:the\s)?(?<second>\p{L}+))?(?:\s(?<rest>.*))?$`,
  'su',
);
const oneThing = preparedPattern(String.raw`^(?:of\s)?(?:a|an|one|the|\d+)\s`, 'iu');

/** True if the line may describe the employer's business; one thing is a person's work: `Design of a gauge`. */
export function mayTellOfEmployer(text: string): boolean {
  const { first = '', second = '', rest = '' } = opening.exec(text)?.groups ?? {};
  if (oneThing.test(rest)) return false;
  return [first, second].some((word) => businessVerbs.has(lemmaOf(word.toLowerCase())));
}

function lemmaOf(word: string): string {
  return verbNamedBy(word) ?? lemmaOfVerb(word) ?? word;
}
