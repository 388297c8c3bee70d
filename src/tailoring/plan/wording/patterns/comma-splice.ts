import { isPastForm } from '../../../../lexicon/verbs.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { isOwnAction } from '../own-action.ts';
import type { Pattern } from '../pattern.ts';

/** `Moved the archive online, this cut search time` becomes `…, which cut search time`: two sentences need more than a comma. */
export const commaSplice: Pattern = {
  rule: 'comma_splice',
  why: 'resultJoined',
  languages: ['en'],
  from: 'good',
  apply(text) {
    const { action = '', verb = '', rest = '' } = spliced.exec(text)?.groups ?? {};
    if (!isPastForm(verb) || another.test(rest) || !isOwnAction(action)) return null;
    return `${action}, which ${verb}${rest}`;
  },
  examples: [
    [
      'Moved the archive online, this allowed the wards to find charts at night',
      'Moved the archive online, which allowed the wards to find charts at night',
    ],
    [
      'Wrote a library of forms, this reduced typing errors.',
      'Wrote a library of forms, which reduced typing errors.',
    ],
    [
      'Introduced labels for all pallets and set up the shelves, boxes and bins, this cut search time',
      'Introduced labels for all pallets and set up the shelves, boxes and bins, which cut search time',
    ],
  ],
  leaves: [
    [
      'the last of two actions may be of others',
      'Moved the shelves and joined a team that sold bins, this cut costs',
    ],
    ['a noun after it makes it another thing', 'Cleaned the store, this time with two helpers'],
    ['a second one would be left', 'Moved the archive, this cut search time, this pleased the wards'],
    ['it may be what others did', 'Joined a team that moved the archive, this reduced costs by 30%'],
    ['or what somebody else made', 'Sold a heat pump, this cut energy use by 20%'],
    ['a sentence of its own stays', 'Moved the archive online. This cut search time'],
  ],
};

const spliced = preparedPattern(
  String.raw`^(?<action>\p{Lu}[^;:.]{8,300}?),\s(?:and\s)?this\s(?<verb>\p{Ll}+)(?<rest>\s\S.*)$`,
  'su',
);
const another = preparedPattern(String.raw`,\s(?:this|it|which)\s`);
