import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { termKey } from '../../text/tokenize.ts';
import { isAdjectiveInEn } from '../phrases/phrases.ts';
import { adjectives, maxBefore } from './around-term.ts';

/* German terms in another case than a list would have them: "mit regulatorischen Anforderungen". */

/** The endings of nouns that are feminine, so that their adjectives end in -e in the nominative, also in the plural. */
const feminine = String.raw`\p{Lu}[\p{L}-]{0,60}(?:ung|heit|keit|schaft|ion|tät|enz|anz)(?:en)?(?![\p{L}-])`;
const beforeFeminine = preparedPattern(
  String.raw`^((?:\p{Ll}[\p{Ll}-]{2,25}e[nr](?:,| und| oder)? ){1,3})(?=${feminine})`,
  'u',
);
const declined = /e[nr](?=,? )/g;

/** Words that are followed by a noun with its adjectives, never by a verb. */
const beforeNoun = preparedPattern(
  String.raw`(?<!\p{L})(?:mit|von|vom|bei|beim|zum|zur|in|im|an|am|aus|nach|unter|de[mnrs]|(?:ein|unser|ihr)e[mnrs]) $`,
  'iu',
);
const andBefore = preparedPattern(String.raw`(?:,|(?<!\p{L})(?:und|oder|sowie)) $`, 'iu');
const ofGenitive = preparedPattern(String.raw`(?<!\p{L})(?:des|(?:ein|unser|ihr)es) ${adjectives}$`, 'iu');
const maxWordBefore = 10;

/** The term in the nominative where its form is certain; null elsewhere. */
export function inNominative(lexicon: Lexicon, text: string, { start, end }: TokenRange): string | null {
  const term = text.slice(start, end);
  const found = beforeFeminine.exec(term)?.[1];
  if (found !== undefined && isCertainlyAdjective(text, start, found)) {
    return found.replace(declined, 'e') + term.slice(found.length);
  }
  return withoutGenitive(lexicon, text, { start, end });
}

function isCertainlyAdjective(text: string, start: number, opening: string): boolean {
  const before = text.slice(Math.max(0, start - maxWordBefore), start);
  const [word = ''] = opening.split(/,? /, 1);
  return beforeNoun.test(before) || (andBefore.test(before) && isAdjectiveInEn(word));
}

/** `Jahresabschluss` of "eines Jahresabschlusses", as the lexicon spells it. */
function withoutGenitive(lexicon: Lexicon, text: string, { start, end }: TokenRange): string | null {
  const term = text.slice(start, end);
  if (!term.endsWith('s') || !ofGenitive.test(text.slice(Math.max(0, start - maxBefore), start))) return null;
  return [term.slice(0, -1), term.slice(0, -2)].find((each) => isSpelledInLexicon(lexicon, each)) ?? null;
}

function isSpelledInLexicon(lexicon: Lexicon, term: string): boolean {
  const { spellings = [] } = lexicon.index.terms.get(termKey(term)) ?? {};
  return spellings.some((name) => name.toLowerCase() === term.toLowerCase());
}

const obliqueAdjective = preparedPattern(String.raw`^\p{Ll}[\p{Ll}-]{2,25}e[mn](?= |,)`, 'u');
const nounInN = preparedPattern(String.raw`^\p{Lu}[\p{L}-]{2,60}e[lr]?n(?![\p{L}-])`, 'u');
/** Without an article of the singular: "mit gängigen". */
const beforePlural = preparedPattern(
  String.raw`(?<!\p{L})(?:mit|von|bei|in|an|aus|nach) (?:(?:den|(?:unser|ihr)en) )?${adjectives}$`,
  'iu',
);
const ofFeminine = preparedPattern(`^${feminine}`, 'u');

/** True for a term that may be in the dative, such as `ERP-Systemen` behind "mit". */
export function isOblique(lexicon: Lexicon, text: string, { start, end }: TokenRange): boolean {
  const term = text.slice(start, end);
  const [adjective] = obliqueAdjective.exec(term) ?? [];
  if (adjective !== undefined) return isCertainlyAdjective(text, start, adjective);
  return (
    nounInN.test(term) &&
    !ofFeminine.test(term) &&
    beforePlural.test(text.slice(Math.max(0, start - maxBefore), start)) &&
    !isSpelledInLexicon(lexicon, term)
  );
}

const governing = preparedPattern(
  String.raw`(?<![\p{L}-])\p{Lu}[\p{L}-]{3,40} (?:mit|von|vom|bei|beim|zum|zur|in|im|an|am|des|der) (?:(?:de[mnr]|(?:ein|unser|ihr)e[mnr]) )?${adjectives}$`,
  'u',
);

/** The beginning of the noun that decides the case of a term: of "Erfahrung mit" before "ERP-Systemen". Null without one. */
export function beginningOfNoun(text: string, start: number): number | null {
  const found = governing.exec(text.slice(Math.max(0, start - maxBefore), start));
  return found ? start - found[0].length : null;
}
