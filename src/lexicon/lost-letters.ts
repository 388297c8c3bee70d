import { fold } from '../text/fold.ts';
import type { Language } from '../text/language.ts';
import { memoize } from '../text/memoize.ts';
import { preparedPattern } from '../text/prepared-pattern.ts';
import { wordClassOf } from './word-classes.ts';
import { wordList } from './word-lists.ts';

/* French and Spanish words without their accents, or with a wrong single or double letter. */

/** Addresses, names of files and words with digits or a hyphen stay. */
const word = preparedPattern(
  String.raw`(?<![\p{L}\u0301\p{N}@/._-])\p{L}\p{Ll}{2,30}(?![\p{L}\u0301\p{N}@/_-]|\.\p{L})`,
  'gu',
);
const opening = preparedPattern(String.raw`(?:^|[.:;•|(«"“”]\s{0,2})$`);
const article: Readonly<Partial<Record<Language, typeof opening>>> = {
  fr: preparedPattern(String.raw`(?:(?<!\p{L})(?:de|du|des|la|le|les|une?|en|au|aux|par)\s|[dl]['’])$`, 'iu'),
  es: preparedPattern(
    String.raw`(?<!\p{L})(?:de|del|el|la|los|las|una?|en|al|por|con|mi|su|para|nuevas?)\s$`,
    'iu',
  ),
};
/** The longest word before it with its blank, in UTF-16 units. */
const lookBehind = 8;
/** The one name among them. */
const states = preparedPattern(String.raw`(?<![\p{L}-])E(?=tats-Unis(?!\p{L}))`, 'gu');
const startsInCapital = preparedPattern(String.raw`^\p{Lu}`);
const goesOnAsName = preparedPattern(String.raw`^\s\p{Lu}\p{Ll}`);
const ascii = /^[\w\s]+$/;

/** `Etude`, `atencion`, `professionel`: words that are none with these accents and letters. Names keep their own. */
export function withLostLetters(text: string, language: Language): string {
  const articles = article[language];
  if (articles === undefined) return text;
  const composed = text.replaceAll('ı\u0301', 'í').replace(states.for(text), 'É');
  return composed.replace(word.for(composed), (written: string, at: number) => {
    const right = rightFor(`${language} ${written.toLowerCase()}`);
    if (right === null) return written;
    const before = composed.slice(Math.max(0, at - lookBehind), at);
    const isCapital = startsInCapital.test(written);
    if (isCapital)
      return opening.test(before) && !goesOnAsName.test(composed.slice(at + written.length))
        ? right.charAt(0).toUpperCase() + right.slice(1)
        : written;
    const isSure = once(right) === once(written) || !mayBeOther(written);
    return isSure || articles.test(before) ? right : written;
  });
}

/** What may be English stays beside an English word, and what ends in `e` may be a participle or a form of a verb. */
function mayBeOther(written: string): boolean {
  return otherEnd.test(written) || wordClassOf(written) !== '' || doubtful.has(written);
}

const otherEnd = /(?:e|[st]ions?)$/;

/** English or a verb as often. */
const doubtful: ReadonlySet<string> = new Set(['area', 'areas', 'cafeteria', 'numero', 'publico']);

const spanishEnd = preparedPattern(String.raw`^\p{Ll}{2,}cion$`);
const spellings = 20_000;

/** A language and a word in small letters: the word as it is written; null for all that may be right. */
const rightFor = memoize(spellings, (key): string | null => {
  const [language, written = ''] = key.split(' ') as [Language, string];
  if (language === 'es' && spanishEnd.test(written)) return `${written.slice(0, -2)}ón`;
  const known = byLetters(language).get(lettersOf(written)) ?? [];
  if (known.length === 0 || known.includes(written)) return null;
  const [right = '', ...others] = known;
  if (others.length > 0 || once(right) === once(written)) return others.length > 0 ? null : right;
  // With accents on both, these may tell one word from the other: `équipé`.
  return ascii.test(right) || ascii.test(written) ? right : null;
});

/** The words and their plurals by their letters. */
const byLetters = memoize(2, (language): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const listed of wordList('writing', 'right_spelling').words(language as Language))
    for (const form of formsOf(listed)) {
      const key = lettersOf(form);
      found.set(key, [...(found.get(key) ?? []), form]);
    }
  return found;
});

/** `réseaux`, `además` have no plural in -s. */
function formsOf(listed: string): readonly string[] {
  return /[sxn]$/.test(listed) ? [listed] : [listed, `${listed}s`];
}

function lettersOf(written: string): string {
  return once(fold(written));
}

/** Double letters as one. */
function once(written: string): string {
  return written.replace(/(.)\1/gu, '$1');
}
