import { inflect } from '../../../../lexicon/words/verbs.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { ownValue } from '../../../../values/own-value.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { isSentence } from '../own-action.ts';
import { type Pattern, present, tenseUnknown } from '../pattern.ts';

/** Verbs for nouns of participation, by noun and preposition. */
const verbFor: Readonly<Record<string, string>> = {
  'participation in': 'participate',
  'collaboration in': 'collaborate',
  'collaboration on': 'collaborate',
  'collaboration with': 'collaborate',
  'cooperation with': 'cooperate',
  'contribution to': 'contribute',
};

/** `Participation in negotiations` becomes `Participated in negotiations`, which claims no larger part. */
export const partaking: Pattern = {
  rule: 'partaking',
  why: 'action',
  languages: ['en'],
  from: 'good',
  apply(text, { isTenseKnown, isLedByVerbs, tense }) {
    if (!(isTenseKnown && isLedByVerbs)) return null;
    const { noun = '', preposition = '', rest = '' } = line.exec(text)?.groups ?? {};
    const verb = ownValue(verbFor, `${noun} ${preposition}`.toLowerCase());
    if (verb === undefined || further.test(rest) || isSentence(rest)) return null;
    return capitalized(`${inflect(verb, tense)} ${preposition}${rest}`);
  },
  examples: [
    ['Participation in negotiations with two suppliers', 'Participated in negotiations with two suppliers'],
    ['Collaboration with the wards', 'Collaborated with the wards'],
    ['Contribution to the yearly report', 'Contribute to the yearly report', present],
  ],
  leaves: [
    ['actions of others stay', 'Collaboration between three museums'],
    ['a further action would be left over', 'Participation in audits and preparation of the reports'],
    ['the action is the subject of a sentence', 'Participation in the fair brought 20 customers'],
    ['a job that goes on and shows no tense stays', 'Participation in negotiations', tenseUnknown],
  ],
};

const line = preparedPattern(
  String.raw`^(?<noun>\p{L}+)\s(?<preposition>in|on|with|to)(?<rest>\s\S.*)$`,
  'u',
);
const further = preparedPattern(
  String.raw`(?:,|\sand|\s&)\s(?:the\s)?\p{L}+(?:ion|ment|ing)\s(?:of|for|with)\s`,
  'u',
);
