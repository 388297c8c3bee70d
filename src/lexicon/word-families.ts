import { lazy, memoize } from '../text/memoize.ts';
import { englishBases, lightStem } from '../text/morphology.ts';
import { wordKey } from '../text/word-key.ts';
import { itemsIn, packedRows } from './packed-lexicon.ts';
import { readVerb, verbNamedBy } from './verbs.ts';
import { wordList } from './word-lists.ts';

/** By each verb and each noun of its activity, the verb. */
const families = lazy((): ReadonlyMap<string, string> => {
  const all = new Map<string, string>();
  const rows = packedRows('word-families');
  for (const [verb = ''] of rows) all.set(verb, verb);
  for (const [verb = '', nouns = ''] of rows) {
    for (const noun of itemsIn(nouns)) if (!all.has(noun)) all.set(noun, verb);
  }
  return all;
});

/** Whether an English noun in small letters names the activity of a verb: `training`, not `ensuring`. */
export function isActionNoun(noun: string): boolean {
  const verb = families().get(noun);
  return verb !== undefined && verb !== noun;
}

/** Words of many trades and senses: their families bring strangers together. */
const homographs = wordList('tailoring', 'homograph');

/** The bound keeps a long-lived process small. */
const maxRemembered = 20_000;

/** What the forms of a word and the noun of its activity have in common: `inspected` and `inspections`. `key`: a token key. */
export const familyOf = memoize(maxRemembered, (key): string => {
  if (!/^[a-z]{4,24}$/.test(key)) return key;
  const verb = readVerb(key)?.lemma;
  const base = verb ?? englishBases(key).find((each) => families().has(each));
  if (base !== undefined) return homographs.has(base) ? key : (families().get(base) ?? base);
  return lightStem(key);
});

/** The verb that a word is a form of or that its noun names; else its key, but `cardiologie` is not `cardiology`. */
export function rootOf({ text }: { readonly text: string }): string {
  return rootOfWord(text);
}

const rootOfWord = memoize(5000, (word) => {
  const lower = word.toLowerCase();
  const key = wordKey(word);
  return (
    verbNamedBy(lower) ??
    readVerb(lower)?.lemma ??
    readVerb(key)?.lemma ??
    (lower.endsWith('ie') ? lower : key)
  );
});
