import { memoize } from '../text/memoize.ts';
import { englishBases } from '../text/morphology/english-bases.ts';
import { irregularForms } from './irregular-verbs.ts';
import { wordClassOf } from './word-classes.ts';

/** A verb of WordNet by one of its forms, for those that the table of ranks does not hold. */
export interface RegularVerb {
  readonly lemma: string;
  readonly past: string;
}

/** The bound keeps a long-lived process small. */
const maxRemembered = 5000;

/** The verb that a word in -ed or -ing is a form of: `ensuring` of `ensure`. Null for any other word. */
export function regularVerb(word: string): RegularVerb | null {
  return read(word).verb;
}

const read = memoize(maxRemembered, (word) => ({ verb: verbIn(word) }));

function verbIn(word: string): RegularVerb | null {
  const lower = word.toLowerCase();
  if (!/^[a-z]{4,20}(?:ed|ing)$/.test(lower)) return null;
  const lemma = englishBases(lower).find((base) => base !== lower && /v/i.test(wordClassOf(base)));
  if (lemma === undefined) return null;
  return { lemma, past: irregularForms(lemma)?.past ?? pastOf(lemma, lower.replace(/(?:ed|ing)$/, '')) };
}

/** `stem`: what the ending was put to, with the letter that it doubles. */
function pastOf(lemma: string, stem: string): string {
  if (lemma.endsWith('e')) return `${lemma}d`;
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ied`;
  return stem === lemma + lemma.slice(-1) ? `${stem}ed` : `${lemma}ed`;
}
