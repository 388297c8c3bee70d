import { readVerb } from '../../lexicon/verbs.ts';
import { firstWord } from '../../text/first-word.ts';
import { capitalized } from './capitalized.ts';
import { leadsAlone } from './leads-alone.ts';
import type { Wording } from './wording.ts';

const longFrom = 200;
const leastWords = 6;

/** A long bullet that holds two statements parted by a semicolon becomes two. */
export const splitLong: Wording = {
  rule: 'split',
  why: 'split',
  apply(text) {
    if (text.length < longFrom || text.includes('\n')) return null;
    const parts = text.split(/;\s+(?:and\s+)?|(?<=\p{Ll})\.\s+(?=\p{Lu})/u);
    const [first = '', second = ''] = parts;
    const isTwo = parts.length === 2 && parts.every((part) => part.split(/\s+/).length >= leastWords);
    const leads = readVerb(firstWord(second)) !== null && leadsAlone(second);
    return isTwo && leads ? `${first}\n${capitalized(second)}` : null;
  },
};
