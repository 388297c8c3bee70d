import { englishBases } from '../../text/morphology.ts';
import { lazy, memoize } from '../../values/memoize.ts';
import { packedRows } from '../packed/packed-lexicon.ts';
import { canBeBaseVerb, canBeVerb, readWord } from './word-classes.ts';

/** Prefixes that leave the forms of a verb unchanged: `rewrite`, `proofread`, `troubleshoot`, `withhold`. */
const prefixes: ReadonlySet<string> = new Set(
  'fore inter mis out over photo proof re trouble un under up with'.split(' '),
);

interface IrregularForms {
  readonly past: string;
  readonly participle: string;
}

const table = lazy(
  (): ReadonlyMap<string, IrregularForms> =>
    new Map(
      packedRows('irregular-verbs').map(([base = '', past = '', participle = '']) => [
        base,
        { past, participle: participle === '' ? past : participle },
      ]),
    ),
);

/** In letters: the longest base in the table. */
const maxBaseLength = 10;

/** Irregular past and participle, also of verbs with a prefix; null for a regular verb. */
export function irregularForms(lemma: string): IrregularForms | null {
  const known = table().get(lemma);
  if (known) return known;
  for (let length = Math.min(maxBaseLength, lemma.length - 2); length >= 2; length -= 1) {
    const prefix = lemma.slice(0, -length);
    const forms = prefixes.has(prefix) ? table().get(lemma.slice(-length)) : undefined;
    if (forms) return { past: prefix + forms.past, participle: prefix + forms.participle };
  }
  return null;
}

/** Pasts and participles that differ from their base; `saw` is also the base of another verb. */
const pastForms = lazy((): ReadonlySet<string> => {
  const forms = [...table()].flatMap(([base, { past, participle }]) =>
    [past, participle].filter((form) => form !== base),
  );
  return new Set(forms);
});
const pasts = lazy((): ReadonlySet<string> => new Set([...pastForms()].filter((form) => !table().has(form))));

/** True for `held`, `withheld`, `shown`, but not for `put` or `come`, which are also bases. */
export function isIrregularPast(word: string): boolean {
  if (pasts().has(word)) return true;
  return [...prefixes].some((prefix) => word.startsWith(prefix) && pasts().has(word.slice(prefix.length)));
}

const finitePasts = lazy(
  (): ReadonlySet<string> =>
    new Set(
      [...table()].flatMap(([base, { past, participle }]) =>
        past === participle || past === base ? [] : [past],
      ),
    ),
);

/** True for pasts that are never participles, so that the person is their subject: `went`, `took`, `wrote`. */
export function isFinitePast(word: string): boolean {
  return finitePasts().has(word);
}

/** Verbs that double their last letter before an ending: `sited` is not the past of `sit`. */
const doubling = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/** True for a regular past of an irregular verb: `troubleshooted`, `writed`. */
export function isWrongPast(word: string): boolean {
  const lower = word.toLowerCase();
  if (!lower.endsWith('ed')) return false;
  const withoutEd = lower.slice(0, -2);
  return [lower.slice(0, -1), ...(doubling.test(withoutEd) ? [] : [withoutEd])].some((lemma) => {
    const forms = irregularForms(lemma);
    return forms !== null && forms.past !== lower && forms.participle !== lower;
  });
}

/** A WordNet verb that is not in the table of ranks, found by one of its forms. */
interface RegularVerb {
  readonly lemma: string;
  readonly past: string;
}

/** Bounds the memory of a long-lived process. */
const maxRemembered = 5000;

/** The verb of a word in -ed or -ing: `ensuring` gives `ensure`. Null for any other word. */
export const regularVerb = memoize(maxRemembered, (word): RegularVerb | null => {
  const lower = word.toLowerCase();
  if (!/^[a-z]{4,20}(?:ed|ing)$/.test(lower)) return null;
  const lemma = englishBases(lower).find((base) => base !== lower && canBeVerb(base));
  if (lemma === undefined) return null;
  return { lemma, past: irregularForms(lemma)?.past ?? pastOf(lemma, lower.replace(/(?:ed|ing)$/, '')) };
});

/** @param stem the word without its ending, including a doubled letter */
function pastOf(lemma: string, stem: string): string {
  if (lemma.endsWith('e')) return `${lemma}d`;
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ied`;
  if (severalSyllables.test(lemma) && lemma.endsWith('ic')) return `${lemma}ked`;
  return stem === lemma + lemma.slice(-1) ? `${stem}ed` : `${lemma}ed`;
}

const severalSyllables = /[aeiouy][^aeiouy]+[aeiouy]/;
/** Endings that never double the last letter; otherwise the stressed syllable decides (`occurred`, `edited`). */
const undoubled = /(?:al|el|en|lop|on|(?:[^f]|ff)er|or|us|[bcdlrs]it|limit|profit|benefit|[dgkr]et|ic)$/;

/**
 * The past of a WordNet verb in the base form or third person, `season`, `stirs` or `pay`, if the table or a rule gives
 * it for certain. Most are nouns, too. Null for any other word.
 */
export function pastOfUnranked(word: string): string | null {
  const lemma = lemmaOfPresent(word.toLowerCase());
  if (lemma === null) return null;
  const irregular = irregularForms(lemma);
  if (irregular !== null) return irregular.past;
  // The u in `quiz` and `equip` is not a vowel.
  const sounded = lemma.replace('qu', 'q');
  if (doubling.test(sounded)) return `${lemma}${lemma.slice(-1)}ed`;
  const isDoubtful =
    severalSyllables.test(sounded) && /[^aeiou][aeiou][^aeiouwxy]$/.test(sounded) && !undoubled.test(lemma);
  return isDoubtful ? null : pastOf(lemma, lemma);
}

/** The base of a present form, `load` for `load` and `loads`; null if it may be a past: `Saw 12 patients`. */
export function lemmaOfPresent(word: string): string | null {
  if (word === 'go') return word;
  if (!/^[a-z]{3,20}$/.test(word) || isIrregularPast(word) || pastForms().has(word)) return null;
  if (canBeBaseVerb(word)) return word;
  if (readWord(word).form !== 's') return null;
  const bases = [word.slice(0, -1), ...englishBases(word)];
  return bases.find((base) => base !== word && canBeBaseVerb(base)) ?? null;
}
