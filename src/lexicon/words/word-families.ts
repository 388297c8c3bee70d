import { englishBases, lightStem } from '../../text/morphology.ts';
import { wordKey } from '../../text/word-key.ts';
import { lazy, memoize } from '../../values/memoize.ts';
import { itemsIn, packedRows } from '../packed/packed-lexicon.ts';
import { wordList } from '../packed/word-lists.ts';
import { readVerb, verbNamedBy } from './verbs.ts';

/** The verb of each family, by the verb and by each noun for its activity. */
const families = lazy((): ReadonlyMap<string, string> => {
  const all = new Map<string, string>();
  const rows = packedRows('word-families');
  for (const [verb = ''] of rows) all.set(verb, verb);
  for (const [verb = '', nouns = ''] of rows) {
    for (const noun of itemsIn(nouns)) if (!all.has(noun)) all.set(noun, verb);
  }
  return all;
});

/** True if an English noun in lower case names the activity of a verb: `training`, not `ensuring`. */
export function isActionNoun(noun: string): boolean {
  const verb = families().get(noun);
  return verb !== undefined && verb !== noun;
}

/** Nouns that name a thing, a state or a credential more often than work: `qualification`. */
const thingsInTion = wordList('tailoring', 'thing_in_tion');

/** The verb whose activity an English noun in -tion names: `originate` for `origination`; null for any other word. */
export function verbOfAction(noun: string): string | null {
  if (!noun.endsWith('tion') || thingsInTion.has(noun) || !isActionNoun(noun)) return null;
  return families().get(noun) ?? null;
}

/** Words with many unrelated meanings, whose families would mix them. */
const homographs = wordList('tailoring', 'homograph');

/** Bounds the memory of a long-lived process. */
const maxRemembered = 20_000;

/** One key for the forms of a word and the noun of its activity: `inspected` and `inspections`. `key`: a token key. */
export const familyOf = memoize(maxRemembered, (key): string => {
  if (!/^[a-z]{4,24}$/.test(key)) return key;
  const verb = readVerb(key)?.lemma;
  const base = verb ?? englishBases(key).find((each) => families().has(each));
  if (base !== undefined) return homographs.has(base) ? key : (families().get(base) ?? base);
  return lightStem(key);
});

/**
 * The verb that a word is a form of or whose activity it names, else its key, except that `cardiologie` is not
 * `cardiology`.
 */
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
