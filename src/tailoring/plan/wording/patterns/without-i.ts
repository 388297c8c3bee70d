import { readVerb } from '../../../../lexicon/verbs.ts';
import { wordClassOf } from '../../../../lexicon/word-classes.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { ownVoice } from '../own-voice.ts';
import { over } from '../situations.ts';
import type { Pattern } from '../wording.ts';

const opening = preparedPattern(
  String.raw`^I\s(?:(?:also|then)\s)?(?<told>(?:\p{L}+ly\s)?(?<verb>\p{L}+)\s.+)$`,
  'su',
);
/** Their form goes with the person who says it. */
const bound: ReadonlySet<string> = new Set(
  'am was have had do did would could should can will may might must used love like enjoy hope want wish feel think believe'.split(
    ' ',
  ),
);

/** `I trained six bakers` becomes `Trained six bakers`: who tells is clear from the name above. */
export const withoutI: Pattern = {
  rule: 'without_i',
  why: 'voice',
  languages: ['en'],
  from: 'good',
  apply(text, { dropsI }) {
    if (!dropsI) return null;
    const { told = '', verb = '' } = opening.exec(text)?.groups ?? {};
    if (told === '' || bound.has(verb) || ownVoice.test(told) || !isVerb(verb)) return null;
    return capitalized(told);
  },
  examples: [
    ['I trained six bakers', 'Trained six bakers'],
    ['I also wrote the rota for 12 people', 'Wrote the rota for 12 people'],
    ['I quickly learned the till system', 'Quickly learned the till system'],
  ],
  leaves: [
    ['a second first person would be left', 'I trained six bakers and wrote my own recipes'],
    ['being somebody is no deed', 'I am part of the research group'],
    ['other lines of the job keep theirs', 'I trained six bakers', { ...over, dropsI: false }],
    ['wishes stay', 'I love the work at the oven'],
  ],
};

function isVerb(word: string): boolean {
  return readVerb(word) !== null || /v|^ed:/i.test(wordClassOf(word));
}
