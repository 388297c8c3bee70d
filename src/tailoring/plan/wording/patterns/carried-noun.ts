import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { prepositions } from '../../../../lexicon/words/function-words.ts';
import { inflect, isPastForm, lemmaOfVerb, verbNamedBy } from '../../../../lexicon/words/verbs.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { ownValue } from '../../../../values/own-value.ts';
import { frequencyOf } from '../../../framing/plain-words.ts';
import { actionOfPair, verbOfActionNoun } from '../../../framing/sentences.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { isDoneByOthers, isSentence } from '../own-action.ts';
import { type Pattern, present } from '../pattern.ts';
import { verbOfNoun } from '../verb-in-front.ts';
import { furtherAction, goesOnWithJoint } from './action-nouns.ts';

/** Verbs that replace a verb without meaning of its own and its noun. */
const verbFor: Readonly<Record<string, string>> = {
  'provide support to': 'support',
  'give support to': 'support',
  'provide assistance to': 'assist',
  'give assistance to': 'assist',
  'provide guidance to': 'guide',
  'provide training to': 'train',
  'give training to': 'train',
  'provide mentorship to': 'mentor',
  'provide mentoring to': 'mentor',
  'provide coaching to': 'coach',
  'provide counseling to': 'counsel',
  'provide care to': 'care for',
  'provide care for': 'care for',
  'make contributions to': 'contribute to',
  'make improvements to': 'improve',
  'make changes to': 'change',
  'make adjustments to': 'adjust',
};
const carried = preparedPattern(
  String.raw`^(?<light>Provided?|Gave|Give|Made|Make)\s(?<noun>\p{Ll}+\s(?:in|to|for))(?<rest>\s\S.*)$`,
  'su',
);
const supportForAction = preparedPattern(
  String.raw`^(?<light>Provided?)\ssupport\s(?:for|in|with)\s(?<rest>(?:the\s)?(?<noun>\p{Ll}+)\sof\s\S.*)$`,
  'su',
);

function tenseOfLight(light: string): 'past' | 'base' {
  return /^(?:Provided|Gave|Made)$/.test(light) ? 'past' : 'base';
}

/** `Provided support to X` becomes `Supported X`: the noun names the action. */
export const carriedNoun: Pattern = {
  rule: 'carried_noun',
  why: 'verb',
  languages: ['en'],
  from: 'good',
  apply(text) {
    const { light = '', noun = '', rest = '' } = carried.exec(text)?.groups ?? {};
    const verb = ownValue(verbFor, `${lemmaOfVerb(light) ?? ''} ${noun}`);
    if (verb === undefined) return supportOfAction(text);
    if (gerundFirst.test(rest) || prepositionFirst.test(rest) || mayDependOnNoun(rest)) return null;
    const [first = '', ...others] = verb.split(' ');
    return capitalized([inflect(first, tenseOfLight(light)), ...others].join(' ')) + rest;
  },
  examples: [
    ['Provided support to 40 clients with dementia', 'Supported 40 clients with dementia'],
    ['Made improvements to the till of two shops', 'Improved the till of two shops'],
    ['Provided mentorship to 12 bakers', 'Mentored 12 bakers'],
    ['Provided guidance to 12 bakers', 'Guided 12 bakers'],
    ['Provide training to 12 bakers', 'Train 12 bakers', present],
    ['Provided support for the delivery of 12 cakes a day', 'Supported the delivery of 12 cakes a day'],
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
    ['a thing is no action that is supported', 'Provided support for the tills of two shops'],
    ['a second action has no verb', 'Provided support for the delivery of cakes and cleaning of tills'],
  ],
};

/** `Provided support for the delivery of cakes` becomes `Supported the delivery of cakes`. */
function supportOfAction(text: string): string | null {
  const { light = '', rest = '', noun = '' } = supportForAction.exec(text)?.groups ?? {};
  const isAction = rest !== '' && verbOfActionNoun(noun) !== null;
  if (!isAction || furtherNoun.test(rest) || furtherAction.test(rest) || mayDependOnNoun(` ${rest}`))
    return null;
  return `${capitalized(inflect('support', tenseOfLight(light)))} ${rest}`;
}

const performed = preparedPattern(
  String.raw`^(?:Conducted|Performed|Carried\sout)\s(?:the\s|an?\s)?(?:(?<often>regular|routine|periodic|frequent|continuous)\s)?(?<first>\p{Ll}+)(?:\sand\s(?<second>\p{Ll}+))?\s(?<link>of|on)\s(?<object>\S.*)$`,
  'su',
);
const partly = preparedPattern(String.raw`,?\s(?:including|such\sas)\s`, 'u');
/** Nouns whose object follows `on`; training on pumps does not train pumps. */
const aboutObject = /^(?:analysis|research)$/;

/** `Performed maintenance of X` becomes `Maintained X`: the noun names the action. */
export const performedNoun: Pattern = {
  rule: 'performed_noun',
  why: 'verb',
  languages: ['en'],
  from: 'good',
  apply(text, { lexicon }) {
    const { often, first = '', second, link = '', object = '' } = performed.exec(text)?.groups ?? {};
    if (first === '' || goesOnWithJoint(object) || isDoneByOthers(object) || isSentence(object)) return null;
    const verbs = [first, ...(second === undefined ? [] : [second])].map((noun) => {
      if (link === 'on') return aboutObject.test(noun) ? inflect(verbNamedBy(noun) ?? '', 'past') : null;
      return verbOfNoun(lexicon, noun, 'past', object);
    });
    if (verbs.includes(null) || furtherNoun.test(object)) return null;
    // What the work included is part of it.
    if (furtherAction.test(object.split(partly.regExp, 1).join(''))) return null;
    const told = `${verbs.join(' and ')} ${object}`;
    return capitalized(often === undefined ? told : `${frequencyOf(often) ?? often} ${told}`);
  },
  examples: [
    ['Conducted research on soil in two counties', 'Researched soil in two counties'],
    ['Performed maintenance of 12 pumps', 'Maintained 12 pumps'],
    ['Carried out the maintenance and repair of 12 pumps', 'Maintained and repaired 12 pumps'],
    [
      'Performed regular maintenance of ovens, including cleaning and testing',
      'Regularly maintained ovens, including cleaning and testing',
    ],
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

const prepositionFirst = preparedPattern(() => String.raw`^\s(?:${prepositions('en')})\s`, 'iu');
const joint = preparedPattern(String.raw`,|\s(?:and|or|&)\s`, 'i');
const ofNoun = preparedPattern(
  () => String.raw`\b(?:to|for|with|${wordList('writing', 'help_noun').alternatives()})\b`,
  'iu',
);

/** True if text after a comma or `and` may depend on the noun: `and guidance to families`, `and with excursions`. */
function mayDependOnNoun(rest: string): boolean {
  const second = rest.search(joint.regExp);
  return second !== -1 && ofNoun.test(rest.slice(second));
}

const gerundFirst = preparedPattern(String.raw`^\s\p{L}+ing\s(?:the|an?|all|our)\s`, 'u');

const performedThings = preparedPattern(
  String.raw`^(?<light>Perform(?:ed)?|Conduct(?:ed)?|Carr(?:ied|y)\sout|Handled?)\s(?<all>all\s)?(?<thing>\p{Ll}+)\s(?<action>\p{Ll}+)(?<rest>(?:\s(?:for|in|at|across|during|with|using|via|as|per|to)\s[^,;:]*)?(?:,\s(?<next>\p{Ll}+)\s[^;:]*)?\.?)$`,
  'su',
);

/** `Conducted site inspections` becomes `Inspected sites`, for listed pairs of a thing and what was done to it. */
export const performedCompound: Pattern = {
  rule: 'performed_compound',
  why: 'verb',
  languages: ['en'],
  from: 'super',
  apply(text, { lexicon }) {
    const {
      light = '',
      all = '',
      thing = '',
      action = '',
      rest = '',
      next,
    } = performedThings.exec(text)?.groups ?? {};
    const noun = actionOfPair(thing, action);
    if (noun === null) return null;
    if (furtherAction.test(rest) || isDoneByOthers(rest) || (next !== undefined && !isPastForm(next)))
      return null;
    const verb = verbOfNoun(lexicon, noun, light.includes('ed') ? 'past' : 'base', ` ${thing}`);
    return verb === null ? null : `${capitalized(verb)} ${all}${severalOf(thing)}${rest}`;
  },
  examples: [
    ['Conducted site inspections for two mills', 'Inspected sites for two mills'],
    ['Performed all property evaluations for two banks', 'Evaluated all properties for two banks'],
    ['Performed data analysis, wrote 12 reports', 'Analyzed data, wrote 12 reports'],
    ['Handled invoice processing in two shops', 'Processed invoices in two shops'],
    ['Perform code reviews for two teams', 'Review code for two teams', present],
  ],
  leaves: [
    ['a site may be one or many', 'Performed site maintenance for two mills'],
    ['a survey by phone asks no phone', 'Conducted phone surveys for two shops'],
    ['how many there were is not said by a verb', 'Conducted 12 site inspections'],
    ['a second thing has no verb', 'Conducted site inspections and quality audits'],
    ['a second action would be left over', 'Performed data entry, filing and the post'],
    ['others did it', 'Handled invoice processing for the mill by an agency'],
    ['what is analyzed is said by "of"', 'Performed data analysis of sales'],
  ],
};

const ownPlural = /^(?:code|payroll)$/;

/** The things in the plural, which the plural of the action names: `sites` for `site inspections`. */
function severalOf(thing: string): string {
  if (ownPlural.test(thing) || thing.endsWith('s') || wordList('writing', 'uncountable').hasIn('en', thing))
    return thing;
  return /[^aeiou]y$/.test(thing) ? `${thing.slice(0, -1)}ies` : `${thing}s`;
}
