import { lazy, memoize } from '../../values/memoize.ts';
import { itemsIn, packedRows } from '../packed/packed-lexicon.ts';

/** How many senses of a word belong to a class, next to the class that has most of them. */
type Senses = 'none' | 'few' | 'many';

/** What an English word may be, by its form. All senses of a word that is only a noun, or unknown, are `none`. */
export interface WordReading {
  /** False for a word that is only a noun, or unknown. */
  readonly isKnown: boolean;
  /**
   * `ing` and `ed` are forms of a verb, and the senses are those that the form has as a word: none for `managing`, nouns
   * for `building`. `s` is a plural or a third person, and the senses are those of the word without its ending.
   */
  readonly form: 'base' | 'ing' | 'ed' | 's';
  readonly noun: Senses;
  readonly verb: Senses;
  readonly adjective: Senses;
  readonly adverb: Senses;
}

/**
 * Codes of English words that are not only nouns: N noun, V verb, A adjective, R adverb, in this order. A capital is a
 * class of many senses and a small letter one of few: `nV` is a verb in many senses and a noun in few.
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
 * The code of a word with its form: `V` and `nV` as listed, `ing:…` and `ed:…` for verb forms, `s:…` for plurals and
 * third persons; empty for a word that is only a noun, or unknown. The models were trained with it, so that it is a
 * feature of theirs; all other code reads the word.
 */
export const wordClassCode = memoize(maxRemembered, (word): string => {
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

/** Reads an English word: whether it is a noun, verb, adjective or adverb, and in which form. */
export function readWord(word: string): WordReading {
  return readingOf(wordClassCode(word));
}

/** Codes are few, so that words share their readings. */
const readingOf = memoize(maxRemembered, (code): WordReading => {
  const [form, classes = form ?? ''] = code.split(':');
  const senses = (letter: string): Senses => {
    if (classes.includes(letter.toUpperCase())) return 'many';
    return classes.includes(letter) ? 'few' : 'none';
  };
  return {
    isKnown: code !== '',
    form: code.includes(':') && (form === 'ing' || form === 'ed' || form === 's') ? form : 'base',
    noun: senses('n'),
    verb: senses('v'),
    adjective: senses('a'),
    adverb: senses('r'),
  };
});

/** True for a word that has a class, so that it is known and not only a noun. */
export function hasWordClass(word: string): boolean {
  return readWord(word).isKnown;
}

/** True for a word, in any form, that is a verb in at least one sense. */
export function canBeVerb(word: string): boolean {
  return readWord(word).verb !== 'none';
}

/** True for the base form of a verb, whatever else the word is: `stock`, but not `stocks`. */
export function canBeBaseVerb(word: string): boolean {
  const { form, verb } = readWord(word);
  return form === 'base' && verb !== 'none';
}

/** True for a word, in any form, that is a verb in many senses: `stock`, `manages`. */
export function isOftenVerb(word: string): boolean {
  return readWord(word).verb === 'many';
}

/** True for a verb in the base form or in -s that is a noun in few senses or none: `clean`, `manages`. */
export function isMoreVerbThanNoun(word: string): boolean {
  const { form, noun, verb } = readWord(word);
  return isPresentForm(form) && verb === 'many' && noun !== 'many';
}

/** True for the base form of a verb that is a noun or adjective in few senses or none: `enhance`, `serve`, `pay`. */
export function isMostlyVerb(word: string): boolean {
  return isMoreVerbThanNoun(word) && readWord(word).form === 'base' && readWord(word).adjective !== 'many';
}

/** True for a verb in the base form or in -s that is no noun, but perhaps an adjective: `arrange`, `evaluates`. */
export function isVerbAndNoNoun(word: string): boolean {
  return isMoreVerbThanNoun(word) && readWord(word).noun === 'none';
}

/** True for the base form or the form in -s of a verb that has no other class: `tend`, `evaluates`. */
export function isVerbInEverySense(word: string): boolean {
  const { adjective, adverb } = readWord(word);
  return isVerbAndNoNoun(word) && adjective === 'none' && adverb === 'none';
}

/** True for the base form of a verb that has no other class: `deploy`. */
export function isVerbAlone(word: string): boolean {
  return readWord(word).form === 'base' && isVerbInEverySense(word);
}

function isPresentForm(form: WordReading['form']): boolean {
  return form === 'base' || form === 's';
}

/** True for a word that is a noun in at least one sense and has another class, and for all forms in -ing. */
export function canBeNoun(word: string): boolean {
  const { form, noun } = readWord(word);
  return noun !== 'none' || form === 'ing';
}

/** True for a word in the base form or in -s that is a noun in many senses, and for words without a class. */
export function isMainlyNoun(word: string): boolean {
  const { isKnown, form, noun } = readWord(word);
  return !isKnown || (isPresentForm(form) && noun === 'many');
}

/** True for an adjective that has no other class but an adverb of few senses: `able`, `bright`. */
export function isAdjectiveAlone(word: string): boolean {
  const { form, noun, verb, adjective, adverb } = readWord(word);
  return form === 'base' && noun === 'none' && verb === 'none' && adjective === 'many' && adverb !== 'many';
}

/** True for a word, in any form, that is an adjective in many senses. */
export function isOftenAdjective(word: string): boolean {
  return readWord(word).adjective === 'many';
}
