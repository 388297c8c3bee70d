import { itemsIn, packedRows } from '../packed/packed-lexicon.ts';

/** Languages in the Latin script, which words, endings and letters tell apart. */
export const latinLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;
export type LatinLanguage = (typeof latinLanguages)[number];

/** What a signal of `data/language/signals.tsv` is; of several endings the longest counts. */
export const signalForms = ['word', 'ending', 'letter'] as const;
type SignalForm = (typeof signalForms)[number];

/** Points by language, in the order of `latinLanguages`. */
export type LanguagePoints = number[];

/** The points of each signal of a form; words and endings are folded: lower case, without accents. */
export function languageSignals(form: SignalForm): ReadonlyMap<string, LanguagePoints> {
  const all = new Map<string, LanguagePoints>();
  for (const [language = '', named, weight, signals = ''] of packedRows('language-signals')) {
    if (named !== form) continue;
    const index = latinLanguages.indexOf(language as LatinLanguage);
    for (const signal of itemsIn(signals)) {
      const points = all.get(signal) ?? latinLanguages.map(() => 0);
      points[index] = Number(weight);
      all.set(signal, points);
    }
  }
  return all;
}
