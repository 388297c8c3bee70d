import { inflect, readVerb, spelledLike } from '../../../../lexicon/verbs.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { doubtfulVerb } from '../../../grammar/verb-tense.ts';
import { capitalized } from '../capitalized.ts';
import { present } from '../situations.ts';
import type { Pattern } from '../wording.ts';

/** `Was able to repair 40 pumps` becomes `Repaired 40 pumps`: what was managed was done. */
export const ableTo: Pattern = {
  rule: 'able_to',
  why: 'opener',
  languages: ['en'],
  from: 'good',
  apply(text, { tense }) {
    const { verb: word = '', rest = '' } = opening.exec(text)?.groups ?? {};
    const verb = readVerb(word);
    if (tense !== 'past' || !verb?.forms.includes('base') || verb.lemma === 'be') return null;
    if (doubtfulVerb(rest) !== null) return null;
    return capitalized(spelledLike(word, inflect(verb.lemma, 'past'))) + rest;
  },
  examples: [
    ['Was able to repair 40 pumps in a week', 'Repaired 40 pumps in a week'],
    ['Managed to reduce waste by 12%', 'Reduced waste by 12%'],
    ['Managed to successfully deliver the 2019 catalog', 'Delivered the 2019 catalog'],
  ],
  leaves: [
    ['a second verb would keep its form', 'Was able to repair pumps and weld the frames'],
    ['being something is no deed', 'Was able to be on site at night'],
    ['a manager manages', 'Managed the repair of 40 pumps'],
    ['in the present it tells what somebody can do', 'Am able to repair pumps', present],
  ],
};

const opening = preparedPattern(
  String.raw`^(?:I\s)?(?:[Ww]as\sable\sto|[Mm]anaged\sto)\s(?:successfully\s)?(?<verb>\p{Ll}+)(?<rest>\s\S.*)$`,
  'su',
);
