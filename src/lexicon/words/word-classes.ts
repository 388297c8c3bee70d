import { lazy, memoize } from '../../values/memoize.ts';
import { itemsIn, packedRows } from '../packed/packed-lexicon.ts';

/**
 * Classes of English words that are not only nouns: N noun, V verb, A adjective, R adverb. A capital is a class of many
 * senses and a small letter one of few: `nV` is a verb in most senses and a noun in some.
 */
const classes = lazy((): ReadonlyMap<string, string> => {
  const all = new Map<string, string>();
  for (const [name = '', words = ''] of packedRows('word-classes')) {
    for (const word of itemsIn(words)) all.set(word, name);
  }
  return all;
});

/** Bounds the memory of a long-lived process. */
const maxRemembered = 20_000;

/**
 * The classes of an English word, with its form: `V` and `nV` as listed, `ing:…` and `ed:…` for verb forms, `s:…` for
 * plurals and third persons; empty for a word that is only a noun, or unknown.
 */
export const wordClassOf = memoize(maxRemembered, (word): string => {
  const lower = word.toLowerCase();
  if (!/^[a-z]{2,20}$/.test(lower)) return '';
  const listed = classes().get(lower);
  if (lower.endsWith('ing') && isVerb(baseOf(lower.slice(0, -3)))) return `ing:${listed ?? ''}`;
  // `feed` and `seed` are no pasts of `fee` and `see`.
  if (lower.endsWith('ed') && !isVerb(listed) && isVerb(baseOf(lower.slice(0, -2))))
    return `ed:${listed ?? ''}`;
  if (listed !== undefined) return listed;
  if (!lower.endsWith('s')) return '';
  const base = classes().get(lower.slice(0, -1)) ?? baseOf(lower.replace(/(?:es|s)$/, ''));
  return base === undefined ? '' : `s:${base}`;
});

/** The classes of the word behind a stem: `manag(ing)`, `stopp(ed)`, `appl(ies)`. */
function baseOf(stem: string): string | undefined {
  const all = classes();
  const undoubled = stem.at(-1) === stem.at(-2) ? all.get(stem.slice(0, -1)) : undefined;
  const withY = stem.endsWith('i') ? all.get(`${stem.slice(0, -1)}y`) : undefined;
  return all.get(stem) ?? all.get(`${stem}e`) ?? undoubled ?? withY;
}

function isVerb(found: string | undefined): boolean {
  return found !== undefined && /v/i.test(found);
}

/** True for a word that has a class, so that it is known and not only a noun. */
export function hasWordClass(word: string): boolean {
  return wordClassOf(word) !== '';
}

/** True for the base form of a verb that has no other class: `deploy`. */
export function isVerbAlone(word: string): boolean {
  return wordClassOf(word) === 'V';
}

/** True for the base form or the form in -s of a verb that has no other class: `tend`, `evaluates`. */
export function isVerbInEverySense(word: string): boolean {
  return /^(?:s:)?V$/.test(wordClassOf(word));
}

/** True for a word, in any form, that is a verb in many senses: `stock`, `manages`. */
export function isOftenVerb(word: string): boolean {
  return wordClassOf(word).includes('V');
}

/** True for a word, in any form, that is a verb in at least one sense. */
export function canBeVerb(word: string): boolean {
  return /v/i.test(wordClassOf(word));
}

/** True for a word that is a noun in at least one sense and has another class, and for all forms in -ing. */
export function canBeNoun(word: string): boolean {
  return /n/i.test(wordClassOf(word));
}

/** True for an adjective that has no other class but an adverb of few senses: `able`, `bright`. */
export function isAdjectiveAlone(word: string): boolean {
  return /^Ar?$/.test(wordClassOf(word));
}

/** True for a word, in any form, that is an adjective in many senses. */
export function isOftenAdjective(word: string): boolean {
  return wordClassOf(word).includes('A');
}
