import { ownValue } from '../../../../contract/own-value.ts';
import { inflect } from '../../../../lexicon/verbs.ts';
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
    if (rest === '' || lemma === null || condition.test(rest)) return null;
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
  ],
};

const condition = preparedPattern(
  String.raw`\b(?:if|unless|whenever|would|could|but|although|though|however|never|not)\b`,
  'iu',
);

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
    return verb === undefined || gerundFirst.test(rest) ? null : verb + rest;
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
  ],
};

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
