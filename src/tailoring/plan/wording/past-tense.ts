import { inflect, readVerb, spelledLike, type VerbReading } from '../../../lexicon/verbs.ts';
import { firstWord } from '../../../text/first-word.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { doubtfulVerb, isSurelyVerb, isThirdPerson } from '../../grammar/verb-tense.ts';
import { capitalized } from './capitalized.ts';
import type { Wording } from './wording.ts';

/** `Manages the ward` becomes `Managed the ward` in a job that is over. Doubtful bullets are left alone. */
export const pastTense: Wording = {
  rule: 'tense',
  why: 'tense',
  apply(text, { ended }) {
    const word = firstWord(text);
    const verb = presentOf(word);
    if (!ended || !verb) return null;
    const rest = text.slice(word.length);
    const turned = joinedVerb(rest) ?? (isSure(verb, rest) ? rest : null);
    if (turned === null || doubtfulVerb(turned) !== null) return null;
    return capitalized(spelledLike(word.toLowerCase(), inflect(verb.lemma, 'past'))) + turned;
  },
};

/** `be` tells what to be: `Be the contact for suppliers` is no deed. */
function presentOf(word: string): VerbReading | null {
  const verb = readVerb(word);
  const isOther = verb?.forms.includes('past') || verb?.forms.includes('gerund') || verb?.lemma === 'be';
  return isOther ? null : verb;
}

function isSure(verb: VerbReading, rest: string): boolean {
  return (verb.forms.includes('third') && isThirdPerson(verb.lemma, rest)) || isSurelyVerb(verb.lemma, rest);
}

const secondVerb = preparedPattern(String.raw`^(\s+and\s+)(\p{L}+)(?=\s)`, 'u');

/** `Manage and train a team`: both are turned, or neither. Null where no second verb follows directly. */
function joinedVerb(rest: string): string | null {
  const [joined = '', and = '', word = ''] = secondVerb.exec(rest) ?? [];
  const verb = presentOf(word);
  const behind = rest.slice(joined.length);
  if (!verb || !isSure(verb, behind)) return null;
  return and + spelledLike(word, inflect(verb.lemma, 'past')) + behind;
}
