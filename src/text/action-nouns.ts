import { fold } from '../values/fold.ts';
import { memoize } from '../values/memoize.ts';

/*
 * Action nouns and their verbs in German, French and Spanish, by regular derivation: `Archivierung` is
 * `archivieren`, `nettoyage` is `nettoyer`, `fabricación` is `fabricar`. Irregular ones are rows of a table.
 */

export type DerivingLanguage = 'de' | 'fr' | 'es';

/** An ending of nouns, and what the stem of the verb has in its place; a noun may have several verbs. */
type Derivation = readonly [noun: string, ...verbs: string[]];

/** The first ending that a noun has decides. */
const derivations: Readonly<Record<DerivingLanguage, readonly Derivation[]>> = {
  de: [
    ['ung', ''],
    ['kation', 'zier'],
    ['ation', 'ier'],
    ['uktion', 'uzier'],
    ['ektion', 'izier'],
  ],
  fr: [
    ['ication', 'iqu', 'i'],
    ['ation', ''],
    ['uction', 'ui'],
    ['ution', 'u'],
    ['ition', '', 'i'],
    ['ction', 'ct', 'ctionn'],
    ['sion', 's'],
    ['aison', ''],
    ['iement', 'i', 'y'],
    ['ement', ''],
    ['age', ''],
  ],
  es: [
    ['acion', ''],
    ['icion', ''],
    ['ucion', 'u'],
    ['uccion', 'uc', 'u'],
    ['ccion', 'ccion'],
    ['sion', 's'],
    ['amiento', ''],
    ['imiento', ''],
    ['aje', ''],
    ['ado', ''],
  ],
};

export const germanInfinitive = /^\p{Ll}{4,}(?:e[lr]?n|[lr]n)$/u;

/** Shorter stems begin other words by chance. */
const minStemLength = 4;

function derivedStems(noun: string, language: DerivingLanguage): readonly string[] {
  const found = derivations[language].find(([ending]) => noun.endsWith(ending));
  if (!found) return [];
  const [ending, ...verbs] = found;
  const rest = noun.slice(0, -ending.length);
  const stems = verbs.map((verb) => rest + verb).filter(({ length }) => length >= minStemLength);
  return language === 'de' ? stems.flatMap(withVowel) : stems;
}

/** Adds the stem of verbs in -eln, which the noun shortens: `Ermittlung`, `ermitteln`. */
function withVowel(stem: string): readonly string[] {
  return /[^aeioulr]l$/.test(stem) ? [stem, `${stem.slice(0, -1)}el`] : [stem];
}

const memoized = {
  de: memoize(2000, (noun) => derivedStems(noun, 'de')),
  fr: memoize(2000, (noun) => derivedStems(noun, 'fr')),
  es: memoize(2000, (noun) => derivedStems(noun, 'es')),
};

/** The folded stems of the verbs that a folded noun is derived from; none if it has no ending of such nouns. */
export function verbStemsOf(noun: string, language: DerivingLanguage): readonly string[] {
  return memoized[language](noun);
}

/** How a verb is spelled: the stem, and the endings of verbs in resumes that no noun has. */
interface Spelling {
  readonly stem: string;
  readonly endings: RegExp;
}

/** `facturer`, `facturé`, but not `factures`. */
const regular: Readonly<Record<DerivingLanguage, RegExp>> = {
  de: /^(?:e?n|e?te|e?ten|e?t)$/,
  fr: /^(?:er|ir|re|oir|é|ais|ait|ons)$/,
  es: /^(?:ar|er|ir|é|í|ó|aba|ía|ando|iendo|amos|imos|ado|ido)$/,
};

/** `traduire`, `traduit`, `traduisait` */
const ofUire = /^(?:re|t|sais|sait|sant|sons)$/;
/** `traduje`, `tradujimos` */
const ofUcir = /^(?:e|o|imos)$/;
/** Spanish spells the last consonant of a stem differently before `e`: `organizar`, `organicé`. */
const beforeE: ReadonlyMap<string, string> = new Map([
  ['z', 'c'],
  ['c', 'qu'],
  ['g', 'gu'],
]);
const inE = /^é$/;

function spellingsOf(stem: string, language: DerivingLanguage): readonly Spelling[] {
  if (language === 'fr' && stem.endsWith('ui')) return [{ stem, endings: ofUire }];
  const own = { stem, endings: regular[language] };
  if (language !== 'es') return [own];
  const [start, last] = [stem.slice(0, -1), stem.at(-1) ?? ''];
  const other = beforeE.get(last);
  return [
    own,
    ...(other === undefined ? [] : [{ stem: start + other, endings: inE }]),
    ...(stem.endsWith('uc') ? [{ stem: `${start}j`, endings: ofUcir }] : []),
  ];
}

/**
 * Tests whether a word as written is a form of a verb with one of these folded stems. Each stem is spelled out once,
 * because every word of a resume is tested.
 */
export function verbFormTest(
  stems: readonly string[],
  language: DerivingLanguage,
): (written: string) => boolean {
  const spellings = stems.flatMap((stem) => [
    ...(language === 'de' ? participlesOf(stem) : []),
    ...spellingsOf(stem, language),
  ]);
  return (written) => {
    const word = fold(written);
    for (const { stem, endings } of spellings) {
      if (word.length === stem.length || !word.startsWith(stem)) continue;
      if (endings.test(written.toLowerCase().slice(stem.length - word.length))) return true;
    }
    return false;
  };
}

/** Particles that a German participle has before its `ge`: `angepasst`. */
const separable =
  /^(?:ab|an|auf|aus|bei|dar|durch|ein|fest|fort|her|hin|instand|mit|nach|um|vor|weg|weiter|zuruck|zusammen|zu)/;
const ofParticiple = /^(?:e?t|en)$/;
const ofInfinitive = /^en$/;

/** `gelagert` of `lagern`; `zugestellt` and `zuzustellen` of `zustellen`. */
function participlesOf(stem: string): readonly Spelling[] {
  const whole = { stem: `ge${stem}`, endings: ofParticiple };
  const particle = separable.exec(stem)?.[0];
  if (particle === undefined) return [whole];
  const rest = stem.slice(particle.length);
  return [
    whole,
    { stem: `${particle}ge${rest}`, endings: ofParticiple },
    { stem: `${particle}zu${rest}`, endings: ofInfinitive },
  ];
}
