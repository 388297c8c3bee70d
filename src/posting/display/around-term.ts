import { wordList } from '../../lexicon/packed/word-lists.ts';
import { activityNouns } from '../../lexicon/words/activity-nouns.ts';
import { functionWords } from '../../lexicon/words/generic-words.ts';
import { verbNamedBy } from '../../lexicon/words/verbs.ts';
import { verbOfAction } from '../../lexicon/words/word-families.ts';
import { verbStemsOf } from '../../text/action-nouns.ts';
import type { Language } from '../../text/language.ts';
import { type PreparedPattern, preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { fold } from '../../values/fold.ts';
import { hasRequirementPrefix } from '../cues/requirement-prefixes.ts';

/* The words around a term without which it is a piece. */

type Spaced = Exclude<Language, 'zh'>;

/** In UTF-16 units: a noun with preposition, article and two adjectives. */
export const maxBefore = 120;

/** German adjectives with the ending of an oblique case, before their noun. */
export const adjectives = String.raw`(?:\p{Ll}{2,25}e[mnr](?:,| und| oder) )?(?:\p{Ll}{2,25}e[mnr] )?`;

/** A noun before "of" and the article of what follows; the group is the noun. Matched against the text before a term. */
const beforeObject: Readonly<Record<Spaced, PreparedPattern>> = {
  de: preparedPattern(
    String.raw`(?<![\p{L}-])(\p{Lu}[\p{L}-]{3,40}) (?=\p{Ll})(?:(?:von|vom|der|des|dieser|dieses|(?:ein|unser|ihr)e[rs]) )?${adjectives}$`,
    'u',
  ),
  en: preparedPattern(
    String.raw`(?<![\p{L}-])(\p{L}{4,30}) of (?:(?:the|our|all|an?|their|its|your) )?$`,
    'u',
  ),
  es: preparedPattern(
    String.raw`(?<![\p{L}-])(\p{L}{4,30}) del? (?:(?:las?|los|el|sus?|nuestr[oa]s?|est[aeo]s?|tod[ao]s l[ao]s) )?$`,
    'u',
  ),
  fr: preparedPattern(
    String.raw`(?<![\p{L}-])(\p{L}{4,30}) (?:(?:de|du|des) (?:(?:la|nos|vos|ses|leurs?|ces|cette|son|sa|tous les|toutes les) )?|(?:de )?[dl][’'])$`,
    'u',
  ),
};

/**
 * The beginning of the activity whose object begins at `start`: of "Erstellung von" before "Projektberichten". Null
 * without one.
 */
export function beginningOfActivity(text: string, start: number, language: Spaced): number | null {
  const found = beforeObject[language].exec(text.slice(Math.max(0, start - maxBefore), start));
  const noun = found?.[1];
  if (!found || noun === undefined) return null;
  const from = start - found[0].length;
  const isActivity = namesActivity(noun, language) || (language === 'de' && isInfinitive(text, from, noun));
  return isActivity && !hasRequirementPrefix(text.slice(from, start)) ? from : null;
}

function namesActivity(noun: string, language: Spaced): boolean {
  const [lower, folded] = [noun.toLowerCase(), fold(noun)];
  if (activityNouns(language).has(folded)) return true;
  if (language === 'en') return verbNamedBy(lower) !== undefined || verbOfAction(lower) !== null;
  if (wordList('writing', 'action_noun').hasIn(language, lower)) return true;
  // "Avanzado de", "encargado de"
  return !(language === 'es' && lower.endsWith('ado')) && verbStemsOf(folded, language).length > 0;
}

const infinitive = preparedPattern(String.raw`^\p{Lu}\p{Ll}{3,30}(?:e|el|er)n$`, 'u');
const beforeInfinitive = preparedPattern(String.raw`(?:^|[:•*–-]\s?|(?<!\p{L})(?:das|beim|zum|und) )$`, 'iu');

/** "Das Prüfen von", but not "mit Daten von". */
function isInfinitive(text: string, at: number, noun: string): boolean {
  return infinitive.test(noun) && beforeInfinitive.test(text.slice(Math.max(0, at - maxArticle), at));
}

/** In UTF-16 units, with the sign or blank before it. */
const maxArticle = 6;

/** The beginning of a clause or of its part behind a comma. */
const opening = String.raw`(?<=^\W{0,3}|[,;] |(?<!\p{L})(?:and|to|und|et|y|e|die|la|the) )`;

/** A noun or verb that opens a clause, before "with" and the article of what follows. */
const beforePartners: Readonly<Record<Spaced, PreparedPattern>> = {
  de: preparedPattern(
    String.raw`${opening}(\p{Lu}[\p{L}-]{3,40}) mit (?:(?:de[mnr]|(?:ein|unser|ihr)e[mnr]) )?${adjectives}$`,
    'u',
  ),
  en: preparedPattern(
    String.raw`${opening}(\p{L}{4,30}) (?:closely )?with (?:(?:the|our|all|an?|other|their|your) )?$`,
    'u',
  ),
  es: preparedPattern(
    String.raw`${opening}(\p{L}{4,30}) con (?:(?:las?|los|el|sus?|nuestr[oa]s?|otr[ao]s|tod[ao]s l[ao]s) )?$`,
    'u',
  ),
  fr: preparedPattern(
    String.raw`${opening}(\p{L}{4,30}) avec (?:(?:les?|la|nos|vos|des|leurs|ses|tous les|toutes les) |[dl][’'])?$`,
    'u',
  ),
};

/** The beginning of what is done with the people that begin at `start`: of "Liaise with" before "banks". */
export function beginningOfPartners(text: string, start: number, language: Spaced): number | null {
  const found = beforePartners[language].exec(text.slice(Math.max(0, start - maxBefore), start));
  const word = found?.[1]?.toLowerCase();
  if (!found || word === undefined) return null;
  const { stops, links } = functionWords(language);
  return stops.has(word) || links.has(word) ? null : start - found[0].length;
}

/** Further first parts and the compound that they belong to: `-, Pflege- und praktische Objektarbeiten`. */
const compounds = preparedPattern(
  String.raw`^-(?:, \p{Lu}\p{Ll}{1,30}-){0,3},? (?:und|oder|sowie|&) (?:\p{Ll}{2,25} )?\p{Lu}[\p{L}-]{1,40}(?![\p{L}-])`,
  'u',
);

/** The end of the compound whose first part ends at `end`: of "Reinigungs-, Pflege- und Objektarbeiten". */
export function endOfCompounds(text: string, end: number): number {
  return end + (compounds.exec(text.slice(end, end + maxBefore))?.[0].length ?? 0);
}
