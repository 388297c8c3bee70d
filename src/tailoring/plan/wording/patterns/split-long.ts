import { readVerb } from '../../../../lexicon/verbs.ts';
import { firstWord } from '../../../../text/first-word.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { leadsAlone } from '../../../grammar/verb-tense.ts';
import type { Pattern } from '../wording.ts';

const longFrom = 200;
const leastWords = 6;

/** A long bullet that holds two statements parted by a semicolon becomes two. */
export const splitLong: Pattern = {
  rule: 'split',
  why: 'split',
  languages: ['en'],
  from: 'super',
  apply(text) {
    if (text.length < longFrom || text.includes('\n')) return null;
    const parts = text.split(/;\s+(?:and\s+)?|(?<=\p{Ll})\.\s+(?=\p{Lu})/u);
    const [first = '', second = ''] = parts;
    const isTwo = parts.length === 2 && parts.every((part) => part.split(/\s+/).length >= leastWords);
    const leads = readVerb(firstWord(second)) !== null && leadsAlone(second);
    // Both end as the line did.
    const stop = text.endsWith('.') ? '.' : '';
    return isTwo && leads ? `${first}${stop}\n${capitalized(second)}` : null;
  },
  examples: [
    [
      'Introduced a new way of counting the stock of all twelve shops with hand scanners and a shared sheet that everybody could read; trained 40 colleagues in its use during the quiet weeks of January and February',
      'Introduced a new way of counting the stock of all twelve shops with hand scanners and a shared sheet that everybody could read\nTrained 40 colleagues in its use during the quiet weeks of January and February',
    ],
  ],
  leaves: [['a short bullet stays', 'Counted the stock of twelve shops; trained 40 colleagues in its use']],
};
