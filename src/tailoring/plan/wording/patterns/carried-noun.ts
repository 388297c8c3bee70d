import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { inflect, verbNamedBy } from '../../../../lexicon/words/verbs.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { ownValue } from '../../../../values/own-value.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { isDoneByOthers, isSentence } from '../own-action.ts';
import type { Pattern } from '../pattern.ts';
import { verbOfNoun } from '../verb-in-front.ts';
import { furtherAction, goesOnWithJoint } from './action-nouns.ts';

/** Verbs that replace a verb without meaning of its own and its noun. */
const verbFor: Readonly<Record<string, string>> = {
  'provided support to': 'Supported',
  'gave support to': 'Supported',
  'provided assistance to': 'Assisted',
  'gave assistance to': 'Assisted',
  'provided guidance to': 'Guided',
  'provided training to': 'Trained',
  'gave training to': 'Trained',
  'provided mentorship to': 'Mentored',
  'provided mentoring to': 'Mentored',
  'provided coaching to': 'Coached',
  'provided counseling to': 'Counseled',
  'provided care to': 'Cared for',
  'provided care for': 'Cared for',
  'made contributions to': 'Contributed to',
  'made improvements to': 'Improved',
  'made changes to': 'Changed',
  'made adjustments to': 'Adjusted',
};
const carried = preparedPattern(
  String.raw`^(?<opener>(?:Provided|Gave|Made)\s\p{Ll}+\s(?:in|to|for))(?<rest>\s\S.*)$`,
  'su',
);

/** `Provided support to X` becomes `Supported X`: the noun names the action. */
export const carriedNoun: Pattern = {
  rule: 'carried_noun',
  why: 'verb',
  languages: ['en'],
  from: 'good',
  apply(text) {
    const { opener = '', rest = '' } = carried.exec(text)?.groups ?? {};
    const verb = ownValue(verbFor, opener.toLowerCase());
    if (verb === undefined || gerundFirst.test(rest)) return null;
    return prepositionFirst.test(rest) || mayDependOnNoun(rest) ? null : verb + rest;
  },
  examples: [
    ['Provided support to 40 clients with dementia', 'Supported 40 clients with dementia'],
    ['Made improvements to the till of two shops', 'Improved the till of two shops'],
  ],
  leaves: [
    ['an adjective would have to become an adverb', 'Provided technical support to 40 clients'],
    ['a second noun would hang in the air', 'Provided support and training to 40 clients'],
    ['the purpose of the support is no object', 'Provided support for 40 launches'],
    ['an action is no object either', 'Provided support to improving the rota'],
    ['a second noun has its own "to"', 'Provided support to 12 nurses and guidance to families'],
    ['a second preposition hangs on the noun', 'Provided assistance to pupils, teachers and with excursions'],
    [
      'a later noun with "to" depends on the verb that would be dropped',
      'Provided care for 12 residents and training to 3 aides',
    ],
    ['a later noun without a preposition depends on it too', 'Provided support to 12 nurses and guidance'],
    ['the object is missing', 'Provided guidance to on how to bake rye'],
  ],
};

const performed = preparedPattern(
  String.raw`^(?:Conducted|Performed|Carried\sout)\s(?:the\s|an?\s)?(?<first>\p{Ll}+)(?:\sand\s(?<second>\p{Ll}+))?\s(?<link>of|on)\s(?<object>\S.*)$`,
  'su',
);
/** Nouns whose object follows `on`; training on pumps does not train pumps. */
const aboutObject = /^(?:analysis|research)$/;

/** `Performed maintenance of X` becomes `Maintained X`: the noun names the action. */
export const performedNoun: Pattern = {
  rule: 'performed_noun',
  why: 'verb',
  languages: ['en'],
  from: 'good',
  apply(text) {
    const { first = '', second, link = '', object = '' } = performed.exec(text)?.groups ?? {};
    if (first === '' || goesOnWithJoint(object) || isDoneByOthers(object) || isSentence(object)) return null;
    const verbs = [first, ...(second === undefined ? [] : [second])].map((noun) => {
      if (link === 'on') return aboutObject.test(noun) ? inflect(verbNamedBy(noun) ?? '', 'past') : null;
      return verbOfNoun(noun, 'past', object);
    });
    return verbs.includes(null) || furtherAction.test(object) || furtherNoun.test(object)
      ? null
      : capitalized(`${verbs.join(' and ')} ${object}`);
  },
  examples: [
    ['Conducted research on soil in two counties', 'Researched soil in two counties'],
    ['Performed maintenance of 12 pumps', 'Maintained 12 pumps'],
    ['Carried out the maintenance and repair of 12 pumps', 'Maintained and repaired 12 pumps'],
  ],
  leaves: [
    ['how many there were is not said by a verb', 'Performed inspections of 12 sites'],
    ['an adjective would have to become an adverb', 'Conducted thorough research on soil'],
    ['the trained people are not named', 'Conducted training on pumps'],
    ['an agency did it', 'Performed maintenance of 12 pumps by an agency'],
    ['a further action would be left over', 'Performed maintenance of 12 pumps, cleaning and testing'],
    ['a second preposition has no verb', 'Performed maintenance of and repairs to 12 pumps'],
    ['a second noun is no object', 'Performed an analysis of the market and a forecast of sales'],
    [
      'a second noun without an article is no object either',
      'Carried out an inspection of the site and repairs of the roof',
    ],
  ],
};

/** A further noun that is not an object: `an analysis of the market and a forecast of sales`. */
const furtherNoun = preparedPattern(
  String.raw`(?:,|\s(?:and|or|&))\s(?:(?:the|an?|some)\s)?[^,;]{1,60}?\s(?:of|on|to)\s`,
  'u',
);

const prepositionFirst = preparedPattern(
  String.raw`^\s(?:about|across|at|by|during|for|from|in|into|of|on|over|through|to|under|upon|via|with|within)\s`,
  'iu',
);
const joint = preparedPattern(String.raw`,|\s(?:and|or|&)\s`, 'i');
const ofNoun = preparedPattern(
  () => String.raw`\b(?:to|for|with|${wordList('writing', 'help_noun').alternatives()})\b`,
  'iu',
);

/** True if text after a comma or `and` may depend on the noun: `and guidance to families`, `and with excursions`. */
function mayDependOnNoun(rest: string): boolean {
  const second = rest.search(joint.for(rest));
  return second !== -1 && ofNoun.test(rest.slice(second));
}

const gerundFirst = preparedPattern(String.raw`^\s\p{L}+ing\s(?:the|an?|all|our)\s`, 'u');
