import { lazy, memoize } from '../../values/memoize.ts';
import { itemsIn, packedRows } from '../packed/packed-lexicon.ts';

/**
 * Classes of English words that are not only nouns: `nV` is a verb in most senses and a noun in some; `a` is adjective,
 * `r` adverb.
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
