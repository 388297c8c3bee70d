import type { Language } from '../text/language.ts';
import { memoize } from '../text/memoize.ts';
import { itemsIn, packedRows } from './packed-lexicon.ts';

/** Words that carry grammar and no claim. Anything that negates or hedges is in hedge-words.ts instead. */
export const grammarWords: ReadonlySet<string> = new Set(
  `a an the and or of in on at to for from by with within into that which who whose when where while as
  it its this these those was were is are be been being has have had include including`.split(/\s+/),
);

/**
 * Closed and reviewed: content words that a sentence may use without evidence because they claim
 * nothing that could be checked. No quantity, reach, quality, rank, tool, place or credential.
 */
export const genericWords: ReadonlySet<string> = new Set(
  `action activity approach area aspect background basis case change component context course
  day detail duty effort element example experience field focus form function goal item job
  kind language look material matter method month need operation part people period
  place practice process professional project purpose question result resume role scope section
  setting skill stage step strength subject support task team term thing time topic
  type use way week work working year years`.split(/\s+/),
);

/** Words that build sentences and name nothing, in small letters. */
export interface FunctionWords {
  /** Never part of a term. */
  readonly stops: ReadonlySet<string>;
  /** Within a term, never at its edge: "of", "and". */
  readonly links: ReadonlySet<string>;
}

export const functionWords: (language: Language) => FunctionWords = (language) => byLanguage(language);

const byLanguage = memoize(5, (language): FunctionWords => {
  const rows = packedRows('function-words').filter(([name]) => name === language);
  const words = (wanted: string) =>
    new Set(rows.filter(([, role]) => role === wanted).flatMap(([, , cell = '']) => itemsIn(cell)));
  return { stops: words('stop'), links: words('link') };
});
