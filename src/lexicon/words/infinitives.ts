import { addTo } from '../../values/lists.ts';
import { lazy } from '../../values/memoize.ts';
import { packedRows } from '../packed/packed-lexicon.ts';

/* Infinitives of German, French and Spanish with the noun that names the same activity: `gérer`, `gestion`. */

/** The languages of which the table has verbs. */
export type InfinitiveLanguage = 'de' | 'fr' | 'es';

/** The noun that names the activity of a verb. */
export interface Activity {
  readonly noun: string;
  readonly infinitive: string;
  /** The preposition that stays before the object: `à` in `participer à`; '' if the object gets another one. */
  readonly keeps: string;
}

const activities = lazy((): ReadonlyMap<string, readonly Activity[]> => {
  const byLanguage = new Map<string, Activity[]>();
  for (const [language = '', infinitive = '', noun = '', keeps = ''] of packedRows('infinitives'))
    addTo(byLanguage, language, { noun, infinitive, keeps });
  return byLanguage;
});

const byInfinitive = lazy(() => indexedBy(({ infinitive }) => infinitive));
const byNoun = lazy(() => indexedBy(({ noun }) => noun.toLowerCase()));

function indexedBy(keyOf: (activity: Activity) => string): ReadonlyMap<string, Activity> {
  return new Map(
    [...activities()].flatMap(([language, all]) =>
      all.map((activity) => [`${language} ${keyOf(activity)}`, activity] as const),
    ),
  );
}

/** The activity of an infinitive, in lower case; undefined for other words. */
export function activityOfInfinitive(infinitive: string, language: InfinitiveLanguage): Activity | undefined {
  return byInfinitive().get(`${language} ${infinitive}`);
}

/** The activity that a noun names, in lower case; undefined for other words. */
export function activityOfNoun(noun: string, language: InfinitiveLanguage): Activity | undefined {
  return byNoun().get(`${language} ${noun}`);
}

/** In words: `mettre en place`. */
const longestVerb = 3;

/** The activity of the infinitive that opens a text, and its length in UTF-16 units; null without one. */
export function activityAtStart(
  text: string,
  language: InfinitiveLanguage,
): { readonly activity: Activity; readonly length: number } | null {
  const words = text.split(' ', longestVerb);
  for (let count = words.length; count > 0; count -= 1) {
    const verb = words.slice(0, count).join(' ');
    const activity = activityOfInfinitive(verb.toLowerCase(), language);
    if (activity) return { activity, length: verb.length };
  }
  return null;
}

/** Endings of participles, and those of their infinitives. The table decides which of them is a verb. */
const endings: Readonly<Record<'fr' | 'es', readonly (readonly [participle: string, infinitive: string])[]>> =
  {
    fr: [
      ['mis', 'mettre'],
      ['pris', 'prendre'],
      ['é', 'er'],
      ['i', 'ir'],
      ['i', 're'],
      ['çu', 'cevoir'],
      ['u', 're'],
      ['u', 'ir'],
      ['t', 're'],
    ],
    es: [
      ['ado', 'ar'],
      ['ido', 'er'],
      ['ido', 'ir'],
    ],
  };

/** The text with the participle that opens it as an infinitive of the table: `géré un stock`, `gérer un stock`. Null without one. */
export function withInfinitive(text: string, language: 'fr' | 'es'): string | null {
  const [participle = ''] = text.split(' ', 1);
  const found = endings[language]
    .filter(([ending]) => participle.endsWith(ending))
    .map(([ending, other]) => participle.slice(0, -ending.length) + other + text.slice(participle.length))
    .find((candidate) => activityAtStart(candidate, language) !== null);
  return found ?? null;
}
