import type { Language } from '../../text/language.ts';
import { fold, lowerCase } from '../../values/fold.ts';
import { memoize } from '../../values/memoize.ts';
import { wordList } from '../packed/word-lists.ts';

/*
 * Singular and plural of nouns, by the inflection classes of each language: `camión` and `camiones`, `canal` and
 * `canaux`, `Vertrag` and `Verträge`. Both directions are derived from one list, so a form that is no word may be among
 * them; it finds nothing. Most plurals that only add an s have the same token key.
 */

type InflectedLanguage = Exclude<Language, 'zh'>;

/** The endings of the singular and of the plural. A pattern says which letters are before the ending. */
type Inflection = readonly [singular: string, plural: string, before?: RegExp];

const inflections: Readonly<Record<InflectedLanguage, readonly Inflection[]>> = {
  en: [
    ['is', 'es'],
    ['ix', 'ices'],
    ['ex', 'ices'],
    ['f', 'ves'],
    ['fe', 'ves'],
    ['o', 'oes'],
    ['', 'es', /[sxz]$/],
    ['', 's', /[iu]$/],
    ['z', 'zzes'],
  ],
  fr: [
    ['al', 'aux'],
    ['ail', 'aux'],
    ['', 'x', /[aeo]u$/],
    ['', 's', /[iu]$/],
  ],
  es: [
    ['z', 'ces'],
    ['', 'es', /[bcdjlnrsyiu]$/],
    ['', 's', /[iu]$/],
  ],
  de: [
    ['', 'e', /[^aeiou]$|au$/],
    ['', 'en', /[^aeioun]$|au$/],
    ['', 'n', /(?:e|el|er)$/],
    ['', 's', /[iuü]$/],
    ['nis', 'nisse'],
    ['in', 'innen'],
    ['um', 'en'],
    ['um', 'a'],
    ['us', 'en'],
    ['a', 'en'],
    ['o', 'en'],
    ['al', 'alien'],
    ['il', 'ilien'],
  ],
};

const pluralsInEr = wordList('tailoring', 'plural_in_er');
const pluralsByUmlaut = wordList('tailoring', 'plural_by_umlaut');
const pluralsInA = wordList('tailoring', 'plural_in_a');

/** Shorter words are too often parts of others. */
const minLength = 3;

const memoized = {
  en: memoize(2000, (word) => numbersOf(word, 'en')),
  fr: memoize(2000, (word) => numbersOf(word, 'fr')),
  es: memoize(2000, (word) => numbersOf(word, 'es')),
  de: memoize(2000, (word) => numbersOf(word, 'de')),
};

/** The other number of a noun, in lower case: folded, except that German keeps its umlauts. Possibly several forms. */
export function otherNumbers(noun: string, language: Language | null): ReadonlySet<string> {
  return language === null || language === 'zh' ? none : memoized[language](numberKey(noun, language));
}

const none: ReadonlySet<string> = new Set();

/** The form in which {@link otherNumbers} compares words. */
export function numberKey(word: string, language: Language): string {
  return language === 'de' ? lowerCase(word).replaceAll('ß', 'ss') : fold(word);
}

function numbersOf(word: string, language: InflectedLanguage): ReadonlySet<string> {
  if (word.length < minLength) return none;
  const found = inflections[language].flatMap((inflection) => inflected(word, inflection));
  if (language === 'en') return new Set([...found, ...withPluralInA(word)]);
  return new Set(language === 'de' ? germanNumbers(word, found) : found);
}

function inflected(word: string, [singular, plural, before]: Inflection): readonly string[] {
  const stemOf = (ending: string) => {
    const stem = word.endsWith(ending) ? word.slice(0, word.length - ending.length) : null;
    return stem !== null && stem.length >= 2 && (before?.test(stem) ?? true) ? stem : null;
  };
  const [ofSingular, ofPlural] = [stemOf(singular), stemOf(plural)];
  return [
    ...(ofSingular === null ? [] : [ofSingular + plural]),
    ...(ofPlural === null ? [] : [ofPlural + singular]),
  ];
}

function withPluralInA(word: string): readonly string[] {
  const plurals = pluralsInA
    .words('en')
    .map((singular) => [singular, singular.replace(/(?:um|on)$/, 'a')] as const);
  return plurals.flatMap(([singular, plural]) => {
    if (word === singular) return [plural];
    return word === plural ? [singular] : [];
  });
}

/** Adds plurals with an umlaut and in -er, and the dative of each plural: `Verträgen`, `Häusern`. */
function germanNumbers(word: string, regular: readonly string[]): readonly string[] {
  const nominative = /(?:e|er|l)n$/.test(word) ? [word, word.slice(0, -1)] : [word];
  const changed = nominative.flatMap((each) => [
    ...withUmlaut(each).map((plural) => `${plural}e`),
    ...singularsOf(each),
    ...pluralsOf(each),
  ]);
  const numbers = [...regular, ...nominative.slice(1), ...changed];
  const all = [...numbers, ...numbers.filter((each) => /(?:e|er|el)$/.test(each)).map((each) => `${each}n`)];
  return all.filter((each) => each !== word && each.length >= minLength);
}

/** The plurals in -er, and those that only have an umlaut: `Häuser`, `Gärten`. */
function pluralsOf(singular: string): readonly string[] {
  return [
    ...(endsIn(singular, pluralsInEr.words('de')) ? [`${withUmlaut(singular)[0] ?? singular}er`] : []),
    ...(endsIn(singular, pluralsByUmlaut.words('de')) ? withUmlaut(singular) : []),
  ];
}

function singularsOf(plural: string): readonly string[] {
  const plain = withoutUmlaut(plural);
  return [
    ...(plural.endsWith('er') ? singularsOfEr(plural.slice(0, -2)) : []),
    ...plain.filter((each) => endsIn(each, pluralsByUmlaut.words('de'))),
    ...plain.flatMap((each) => (each.endsWith('e') ? [each.slice(0, -1)] : [])),
  ];
}

/** None for `Glaser`, which is no plural: that of `Glas` has an umlaut. */
function singularsOfEr(stem: string): readonly string[] {
  const singulars = withUmlaut(stem).length > 0 ? [] : [stem, ...withoutUmlaut(stem)];
  return singulars.filter((each) => endsIn(each, pluralsInEr.words('de')));
}

function endsIn(word: string, ends: readonly string[]): boolean {
  return ends.some((end) => word.endsWith(end));
}

const umlauts: readonly (readonly [plain: string, umlaut: string])[] = [
  ['au', 'äu'],
  ['a', 'ä'],
  ['o', 'ö'],
  ['u', 'ü'],
];

/** The word with an umlaut in its last syllable that can have one; none if it cannot. */
function withUmlaut(word: string): readonly string[] {
  return inLastVowel(word, /(?:au|[ao]|(?<![aeä])u)(?=[^aeiouäöü]*(?:e[^aeiouäöü]*)?$)/, (found) => {
    return umlauts.find(([plain]) => plain === found)?.[1];
  });
}

function withoutUmlaut(word: string): readonly string[] {
  return inLastVowel(word, /(?:äu|[äöü])(?=[^aeiouäöü]*(?:e[^aeiouäöü]*)?$)/, (found) => {
    return umlauts.find(([, umlaut]) => umlaut === found)?.[0];
  });
}

function inLastVowel(
  word: string,
  vowel: RegExp,
  other: (found: string) => string | undefined,
): readonly string[] {
  const found = vowel.exec(word);
  const changed = found && other(found[0]);
  return found && changed
    ? [word.slice(0, found.index) + changed + word.slice(found.index + found[0].length)]
    : [];
}
