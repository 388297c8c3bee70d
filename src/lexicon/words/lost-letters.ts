import type { Language } from '../../text/language.ts';
import { opensWithCapital } from '../../text/letters.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { fold } from '../../values/fold.ts';
import { addTo } from '../../values/lists.ts';
import { lazy } from '../../values/memoize.ts';
import { wordList } from '../packed/word-lists.ts';
import { hasWordClass } from './word-classes.ts';

/* Restores accents and double letters in French and Spanish words. */

/** Skips addresses, file names and words with digits or a hyphen. */
const word = preparedPattern(
  String.raw`(?<![\p{L}\u0301\p{N}@/._-])\p{L}\p{Ll}{2,30}(?![\p{L}\u0301\p{N}@/_-]|\.\p{L})`,
  'gu',
);
const opening = preparedPattern(String.raw`(?:^|[.:;•|(«"“”\n]\s{0,2}|^\s{0,2}[-–—*·▪➢✓]\s{0,3})$`);
const article: Readonly<Partial<Record<Language, typeof opening>>> = {
  fr: preparedPattern(String.raw`(?:(?<!\p{L})(?:de|du|des|la|le|les|une?|en|au|aux|par)\s|[dl]['’])$`, 'iu'),
  es: preparedPattern(
    String.raw`(?<!\p{L})(?:de|del|el|la|los|las|una?|en|al|por|con|mi|su|para|nuevas?)\s$`,
    'iu',
  ),
};
/** UTF-16 units: the longest article with its blank. */
const lookBehind = 8;
/** "Etats-Unis", the only name that is corrected. */
const states = preparedPattern(String.raw`(?<![\p{L}-])E(?=tats-Unis(?!\p{L}))`, 'gu');
const continuesAsName = preparedPattern(String.raw`^\s\p{Lu}\p{Ll}`);
const ascii = /^[\w\s]+$/;

/** Corrects words that do not exist with these letters: `Etude`, `atencion`, `professionel`. Names are left alone. */
export function withLostLetters(text: string, language: Language): string {
  const [articles, words] = [article[language], wordsOf[language]?.()];
  if (articles === undefined || words === undefined) return text;
  const composed = text.replaceAll('ı\u0301', 'í').replace(states.regExp, 'É');
  return composed.replace(word.regExp, (written: string, at: number) => {
    const right = rightFor(written.toLowerCase(), language, words);
    if (right === null) return written;
    const before = composed.slice(Math.max(0, at - lookBehind), at);
    const isCapital = opensWithCapital(written);
    if (isCapital)
      return opening.test(before) && !continuesAsName.test(composed.slice(at + written.length))
        ? right.charAt(0).toUpperCase() + right.slice(1)
        : written;
    const isSure = once(right) === once(written) || !mayBeOther(written);
    return isSure || articles.test(before) ? right : written;
  });
}

/** True for a word that may be English, or that ends in `e` and may be a participle or another verb form. */
function mayBeOther(written: string): boolean {
  return otherEnd.test(written) || hasWordClass(written) || doubtful.has(written);
}

/** `gestion` is no English word. */
const otherEnd = /(?:e|(?<!^ges)tions?|sions?)$/;

/** Words that are just as often English or verbs. */
const doubtful: ReadonlySet<string> = new Set(['area', 'areas', 'cafeteria', 'numero', 'publico']);

const spanishEnd = preparedPattern(String.raw`^\p{Ll}{2,}cion$`);

/** The correct spelling of a lower-case word; null if it is known, unknown or ambiguous. */
function rightFor(written: string, language: Language, words: ByLetters): string | null {
  if (language === 'es' && spanishEnd.test(written)) return `${written.slice(0, -2)}ón`;
  const known = words.get(lettersOf(written)) ?? [];
  const [right] = known;
  if (right === undefined || known.length > 1 || right === written) return null;
  // If both have accents, these may distinguish two words: `équipé`.
  return once(right) === once(written) || ascii.test(right) || ascii.test(written) ? right : null;
}

type ByLetters = ReadonlyMap<string, readonly string[]>;

/** The words and their plurals by their letters without accents. */
const wordsOf: Readonly<Partial<Record<Language, () => ByLetters>>> = {
  fr: lazy(() => byLetters('fr')),
  es: lazy(() => byLetters('es')),
};

function byLetters(language: Language): ByLetters {
  const found = new Map<string, string[]>();
  for (const listed of wordList('writing', 'right_spelling').words(language))
    for (const form of formsOf(listed)) addTo(found, lettersOf(form), form);
  return found;
}

/** Words such as `réseaux` and `además` have no plural in -s. */
function formsOf(listed: string): readonly string[] {
  return /[sxn]$/.test(listed) ? [listed] : [listed, `${listed}s`];
}

function lettersOf(written: string): string {
  return once(fold(written));
}

/** Replaces double letters with single ones. */
function once(written: string): string {
  return written.replace(/(.)\1/gu, '$1');
}
