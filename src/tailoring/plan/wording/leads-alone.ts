import { isIrregularPast } from '../../lexicon/irregular-verbs.ts';
import { readVerb } from '../../lexicon/verbs.ts';
import { firstWord } from '../../text/first-word.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { isIntransitive } from './objects.ts';

/** Behind a past form these make it a participle: `used during a talk`, `built by two people`, `completed on time`. */
const preposition = preparedPattern(
  String.raw`^\s+(?:about|across|after|along|among|around|as|at|before|between|by|daily|during|every|for|from|in|inside|into|later|on|onto|over|since|through|throughout|to|under|until|up|upon|via|weekly|while|with|within|without)\b|^\s*[.,;]?$`,
  'i',
);

/**
 * Whether a statement can do without what stood before it: what was done has its object with it, `Trained the staff`,
 * or needs none, `Worked with suppliers`.
 */
export function leadsAlone(statement: string): boolean {
  const word = firstWord(statement);
  const verb = readVerb(word);
  const lower = word.toLowerCase();
  const isPast = verb ? verb.forms.includes('past') : lower.endsWith('ed') || isIrregularPast(lower);
  const isGerund = verb ? verb.forms.includes('gerund') : false;
  if (isGerund) return false;
  if (!isPast || (verb && (verb.lemma === 'be' || isIntransitive(verb.lemma)))) return true;
  return !preposition.test(statement.slice(word.length));
}
