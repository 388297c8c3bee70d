import { regularVerb } from '../../../../lexicon/verb-forms.ts';
import { readVerb } from '../../../../lexicon/verbs.ts';
import { wordList } from '../../../../lexicon/word-lists.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { hasFigure } from '../../bullets.ts';
import type { Pattern } from '../pattern.ts';

/* Praise of one's own work that says nothing of what was done. What limits, counts or says how stays: `Safely`, `Weekly`. */

const opening = preparedPattern(
  String.raw`^(?<first>\p{Lu}\p{Ll}+ly)(?:\s(?:and|&)\s(?<second>\p{Ll}+ly))?\s(?<rest>(?<verb>\p{Ll}+)[\s,].+)$`,
  'su',
);

/** `Diligently enforced hygiene rules` becomes `Enforced hygiene rules`. */
export const dropPraise: Pattern = {
  rule: 'drop_praise',
  why: 'praise',
  languages: ['en'],
  from: 'super',
  apply(text) {
    const { first = '', second, rest = '', verb = '' } = opening.exec(text)?.groups ?? {};
    if (!isPraise(first) || (second !== undefined && !isPraise(second))) return null;
    return isAction(verb) && !isMeasured(first, verb, text) ? capitalized(rest) : null;
  },
  examples: [
    ['Diligently enforced the hygiene rules of the ward', 'Enforced the hygiene rules of the ward'],
    ['Diligently and efficiently managed two shops', 'Managed two shops'],
    ['Consistently kept the store clean', 'Kept the store clean'],
    ['Systematically counted, sorted and labelled parcels', 'Counted, sorted and labelled parcels'],
  ],
  leaves: [
    ['what was done each time is a result', 'Consistently exceeded the sales target of the region'],
    ['a number that holds each time says more', 'Consistently kept waste under 2%'],
    ['a method is no praise', 'Systematically reviewed the records of two wards'],
    ['what was done in effect says more', 'Effectively ran the company for two years'],
    ['an outcome stays', 'Successfully defended a thesis on ovens'],
    ['what says how often stays', 'Occasionally trained new staff'],
    ['what says with whom stays', 'Independently ran the night shift'],
    ['a second word that says how stays with the first', 'Efficiently and safely operated two cranes'],
    ['a way of working is no praise', 'Safely operated two cranes'],
    ['who listens actively hears more', 'Actively listening to the guests of the house'],
    ['a description needs its word', 'Professionally trained chef for cold dishes'],
  ],
};

function isPraise(word: string): boolean {
  return wordList('writing', 'praise').hasIn('en', word.toLowerCase());
}

/** Also what somebody is: `Professionally trained chef`. */
const describing: ReadonlySet<string> = new Set(['certified', 'educated', 'qualified', 'trained']);

/** `Effectively managed` */
function isAction(word: string): boolean {
  if (describing.has(word) || word.endsWith('ing')) return false;
  const verb = readVerb(word);
  return verb ? !verb.forms.includes('gerund') : regularVerb(word) !== null;
}

/** `Consistently met every target`: that it was so each time is what is claimed; to review systematically is a method. */
function isMeasured(adverb: string, verb: string, text: string): boolean {
  const lemma = readVerb(verb)?.lemma ?? regularVerb(verb)?.lemma ?? verb;
  if (wordList('writing', 'method_phrase').hasIn('en', `${adverb.toLowerCase()} ${lemma}`)) return true;
  return (
    adverb === 'Consistently' && (hasFigure(text) || wordList('writing', 'achieving_verb').hasIn('en', lemma))
  );
}
