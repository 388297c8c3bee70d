import { inflect, readVerb, spelledLike } from '../../lexicon/verbs.ts';
import { everyMatch } from '../../text/every-match.ts';
import { firstWord } from '../../text/first-word.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { capitalized } from './capitalized.ts';
import { isSurelyVerb, isThirdPerson } from './objects.ts';
import type { Wording } from './wording.ts';

/** `Manages the ward` becomes `Managed the ward` in a job that is over. Doubtful bullets are left alone. */
export const pastTense: Wording = {
  rule: 'tense',
  why: 'tense',
  apply(text, { ended }) {
    const word = firstWord(text);
    const verb = readVerb(word);
    if (!ended || !verb || verb.forms.includes('past') || verb.forms.includes('gerund')) return null;
    const rest = text.slice(word.length);
    const isThird = verb.forms.includes('third') && isThirdPerson(verb.lemma, rest);
    const isSure = isThird || isSurelyVerb(verb.lemma, rest);
    if (!isSure || hasOtherPresent(rest)) return null;
    return capitalized(spelledLike(word.toLowerCase(), inflect(verb.lemma, 'past'))) + rest;
  },
};

const laterWord = preparedPattern(String.raw`(?:,|\band|\bor|\bbut|\bthat|\bwhich)\s+(\p{L}+)`, 'gu');

function hasOtherPresent(rest: string): boolean {
  return everyMatch(rest, laterWord.for(rest)).some(([, word = '']) => {
    const verb = readVerb(word);
    return verb !== null && !verb.forms.includes('past') && !verb.forms.includes('gerund');
  });
}
