import { fold } from '../values/fold.ts';
import { memoize } from '../values/memoize.ts';

/*
 * Adjectives of nouns for personal qualities, by regular derivation: `adaptability` is `adaptable`, `Zuverlässigkeit` is
 * `zuverlässig`, `rigueur` is `rigoureux`, `puntualidad` is `puntual`.
 */

type QualityLanguage = 'en' | 'de' | 'fr' | 'es';

/** An ending of nouns, and what their adjectives have in its place. */
type Derivation = readonly [noun: string, ...adjectives: string[]];

/** The first ending that a noun has decides. */
const derivations: Readonly<Record<QualityLanguage, readonly Derivation[]>> = {
  en: [
    ['ability', 'able'],
    ['ibility', 'ible'],
    ['iness', 'y'],
    ['ness', ''],
    ['ization', 'ized', 'ised'],
    ['isation', 'ized', 'ised'],
    ['ination', 'ined'],
    ['ication', 'icative'],
    ['ation', 'ated', 'ative'],
    ['ivity', 'ive'],
    ['ality', 'al'],
    ['ility', 'ile'],
    ['ience', 'ient'],
    ['ence', 'ent'],
    ['ance', 'ant'],
    ['ency', 'ent'],
  ],
  de: [
    ['kationsfahigkeit', 'kationsfahig', 'kationsstark', 'kativ'],
    ['igkeit', 'ig', ''],
    ['keit', ''],
    ['heit', ''],
    ['bilitat', 'bel'],
    ['itat', ''],
    ['isation', 'isiert'],
    ['ation', 'iert'],
    ['ement', 'iert'],
    ['falt', 'faltig'],
    ['uld', 'uldig'],
  ],
  fr: [
    ['abilite', 'able'],
    ['ibilite', 'ible'],
    ['alite', 'el', 'al'],
    ['ivite', 'if'],
    ['osite', 'eux'],
    ['ueur', 'oureux'],
    ['ence', 'ent'],
    ['isation', 'ise'],
    ['ation', 'e'],
    ['isme', 'ique'],
    ['omie', 'ome'],
    ['etion', 'et'],
  ],
  es: [
    ['abilidad', 'able'],
    ['ibilidad', 'ible'],
    ['ividad', 'ivo'],
    ['idad', '', 'o'],
    ['izacion', 'izado'],
    ['acion', 'ado'],
    ['ismo', 'ico'],
    ['encia', 'ente'],
    ['omia', 'omo'],
  ],
};

/** Shorter beginnings are those of other words by chance. */
const minBeginning = 3;

/** The keys of the adjectives of a noun in a language; none if it has no ending of such nouns. */
export const qualityAdjectives: Readonly<Record<QualityLanguage, (noun: string) => readonly string[]>> = {
  en: memoize(2000, (noun) => derive(noun, 'en')),
  de: memoize(2000, (noun) => derive(noun, 'de')),
  fr: memoize(2000, (noun) => derive(noun, 'fr')),
  es: memoize(2000, (noun) => derive(noun, 'es')),
};

function derive(noun: string, language: QualityLanguage): readonly string[] {
  const folded = fold(noun);
  // `organizational skills`
  const word = language === 'en' ? folded.replace(/(?<=ation)al$/, '') : folded;
  const found = derivations[language].find(
    ([ending]) => word.endsWith(ending) && word.length >= ending.length + minBeginning,
  );
  if (!found) return [];
  const [ending, ...adjectives] = found;
  const beginning = word.slice(0, -ending.length);
  return [...new Set(adjectives.map((each) => qualityKey(beginning + each)))];
}

const inflection = /(?:e[rsnm]?|[oa]s?|s)$/;
const minStem = 4;

/** The same for an adjective in any gender, number and case: `créatif` and `créatives`, `belastbare` and `belastbar`. */
export const qualityKey = memoize(20_000, (word: string): string => {
  const folded = fold(word);
  const stem = folded.replace(inflection, '');
  return (stem.length < minStem ? folded : stem)
    .replace(/if$/, 'iv')
    .replace(/eux?$/, 'eus')
    .replace(/ll$/, 'l')
    .replace(/(?<=b)el$/, 'l');
});
