import { ownValue } from '../../../../contract/own-value.ts';
import { inflect, readVerb } from '../../../../lexicon/verbs.ts';
import { wordClassOf } from '../../../../lexicon/word-classes.ts';
import { allMatches } from '../../../../text/patterns.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import type { Pattern } from '../pattern.ts';

/** What nobody has the opportunity to do, and tells of, without having done it. */
const done = 'assist|collaborate|contribute|cooperate|help|participate|support|work';

const opportunity = preparedPattern(
  String.raw`^(?<before>(?:(?:At|In|With|During|After)\s[^,;:.]{2,60},\s)?)(?<who>I\s(?:also\s|recently\s)?)?(?<had>[Hh]ad|have\shad)\sthe\s(?:(?:great|rare|unique)\s)?(?:opportunity|chance|pleasure|privilege)\s(?:to\s(?<verb>${done})|of\s(?<gerund>assisting|collaborating|contributing|cooperating|helping|participating|supporting|working))(?<rest>\s\S.*)$`,
  'su',
);

/** `I had the opportunity to work on X` becomes `I worked on X`: as small a part as before, said at once. */
export const emptyOpener: Pattern = {
  rule: 'empty_opener',
  why: 'opener',
  languages: ['en'],
  from: 'good',
  apply(text) {
    const {
      before = '',
      who = '',
      had = '',
      verb,
      gerund = '',
      rest = '',
    } = opportunity.exec(text)?.groups ?? {};
    const lemma = verb ?? gerundOf(gerund);
    if (rest === '' || lemma === null || condition.test(rest) || hasFurtherVerb(rest)) return null;
    if (had === 'have had' && who === '') return null;
    const said = `${had === 'have had' ? 'have ' : ''}${inflect(lemma, 'past')}`;
    return before === '' && who === '' ? capitalized(said + rest) : `${before}${who}${said}${rest}`;
  },
  examples: [
    ['I had the opportunity to work on two tills for a bakery', 'I worked on two tills for a bakery'],
    ['At Pond, I had the pleasure of working with six bakers', 'At Pond, I worked with six bakers'],
    ['Had the chance to assist with 40 births', 'Assisted with 40 births'],
    ['I have had the privilege of supporting 12 families', 'I have supported 12 families'],
  ],
  leaves: [
    ['what one may lead was perhaps not led', 'I had the opportunity to lead a team of six'],
    ['a chance that lasts is not said to be taken', 'I have the opportunity to work with children'],
    ['nor is one under a condition', 'I had the opportunity to work abroad if needed'],
    ['without I the present perfect has no subject', 'Have had the pleasure of working with six bakers'],
    [
      'a second verb would keep its form',
      'I had the opportunity of working in a team and leading two projects',
    ],
    ['also with to', 'Had the privilege to work with children and to lead a group'],
    ['also without it', 'I had the chance to work on the sets and see every show'],
    ['also between commas', 'I had the opportunity to participate in, and lead, a workshop'],
    ['also after an adverb', 'Had the chance to work in a team and successfully lead two projects'],
  ],
};

const condition = preparedPattern(
  String.raw`\b(?:if|unless|whenever|would|could|but|although|though|however|never|not)\b`,
  'iu',
);

const joined = preparedPattern(
  String.raw`(?:,|\s(?:and|or|&|as\swell\sas|than))\s(?:(?:and|or|also|then|to|\p{Ll}+ly)\s){0,3}(?<word>\p{Ll}+)`,
  'gu',
);

/** Of a word in its base form: `see`. */
const chieflyVerb = /^[^:]*V/;

/** `and leading two projects`, `and to lead a group`: only the first verb would be turned. */
function hasFurtherVerb(rest: string): boolean {
  return allMatches(rest, joined.for(rest)).some(({ groups }) => {
    const word = groups?.['word'] ?? '';
    const forms = readVerb(word)?.forms ?? [];
    return word.endsWith('ing') || forms.includes('base') || chieflyVerb.test(wordClassOf(word));
  });
}

function gerundOf(gerund: string): string | null {
  return done.split('|').find((lemma) => inflect(lemma, 'gerund') === gerund) ?? null;
}

/** Nouns that a verb carries which says nothing, with the verb that says both. */
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

/** `Provided support to X` becomes `Supported X`: the noun says what was done. */
export const carriedNoun: Pattern = {
  rule: 'carried_noun',
  why: 'verb',
  languages: ['en'],
  from: 'good',
  apply(text) {
    const { opener = '', rest = '' } = carried.exec(text)?.groups ?? {};
    const verb = ownValue(verbFor, opener.toLowerCase());
    if (verb === undefined || gerundFirst.test(rest)) return null;
    return prepositionFirst.test(rest) || hasSecondOfNoun(rest) ? null : verb + rest;
  },
  examples: [
    ['Provided support to 40 clients with dementia', 'Supported 40 clients with dementia'],
    ['Made improvements to the till of two shops', 'Improved the till of two shops'],
  ],
  leaves: [
    ['an adjective would have to become an adverb', 'Provided technical support to 40 clients'],
    ['a second noun would hang in the air', 'Provided support and training to 40 clients'],
    ['what the support was for is no object', 'Provided support for 40 launches'],
    ['nor is what one does', 'Provided support to improving the rota'],
    ['a second noun has its own "to"', 'Provided support to 12 nurses and guidance to families'],
    ['a second preposition hangs on the noun', 'Provided assistance to pupils, teachers and with excursions'],
    ['also after a noun of another kind', 'Provided care for 12 residents and training to 3 aides'],
    ['also without a preposition', 'Provided support to 12 nurses and guidance'],
    ['without an object nobody was guided', 'Provided guidance to on how to bake rye'],
  ],
};

const prepositionFirst = preparedPattern(
  String.raw`^\s(?:about|across|at|by|during|for|from|in|into|of|on|over|through|to|under|upon|via|with|within)\s`,
  'iu',
);
const joint = preparedPattern(String.raw`,|\s(?:and|or|&)\s`, 'i');
const ofNoun = preparedPattern(
  String.raw`\b(?:to|for|with|advice|assistance|care|coaching|counseling|guidance|help|instruction|mentoring|mentorship|support|training)\b`,
  'iu',
);

/** What goes on after a joint may hang on the noun: `and guidance to families`, `and with excursions`. */
function hasSecondOfNoun(rest: string): boolean {
  const second = rest.search(joint.for(rest));
  return second !== -1 && ofNoun.test(rest.slice(second));
}

const gerundFirst = preparedPattern(String.raw`^\s\p{L}+ing\s(?:the|an?|all|our)\s`, 'u');

const combined = preparedPattern(
  String.raw`^(?<verb>Utili[sz]ed|Used|Leveraged|Employed)\sa\s(?:combination|mix|set)\sof\s(?:modern\s)?(?:technologies|tools|frameworks|libraries|languages)\s(?:including|such\sas|like)\s(?<names>\p{L}\S{1,40},\s\S.*)$`,
  'su',
);

/** `Utilized a combination of technologies including Go and SQL` becomes `Utilized Go and SQL`: their names say what they are. */
export const namedTools: Pattern = {
  rule: 'named_tools',
  why: 'opener',
  languages: ['en'],
  from: 'good',
  apply(text) {
    const { verb = '', names = '' } = combined.exec(text)?.groups ?? {};
    return names === '' ? null : `${verb} ${names}`;
  },
  examples: [
    [
      'Utilized a combination of technologies including Excel, Kafka, and SQL',
      'Utilized Excel, Kafka, and SQL',
    ],
    ['Leveraged a set of tools such as Excel, Jira, Kafka and SQL', 'Leveraged Excel, Jira, Kafka and SQL'],
  ],
  leaves: [
    ['how many there were is a limit', 'Utilized a variety of tools including Excel, Kafka, and SQL'],
    ['one name is no list', 'Utilized a combination of technologies including Excel'],
  ],
};
