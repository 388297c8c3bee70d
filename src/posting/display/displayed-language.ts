import { levelRangeAt } from '../../lexicon/languages/language-level.ts';
import type { TokenRange } from '../../text/find-form.ts';
import type { Language } from '../../text/language.ts';
import { looseBrackets } from '../../text/loose-brackets.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import type { TermInClause } from './term-in-clause.ts';

/** In UTF-16 units: the words between a language and its level. */
const maxBetween = 30;
const border = preparedPattern(String.raw`[,;:|•&]|\s(?:and|und|et|y|e|or|oder|ou|o)\s`, 'iu');
const endOfList = preparedPattern('[,;:|•.]');
/** A code is behind its language: "Deutsch C1 und Englisch". */
const isCode = preparedPattern('^[ABC][12]', 'i');

/** A language with the level that the posting states: `anglais courant`, `Deutsch (C1)`. Null if it states none. */
export function displayedLanguage(asked: TermInClause, language: Language): string | null {
  const { text, start, end, term } = asked;
  const level = levelRangeAt(text, start);
  if (level === null || (start < level.end && level.start < end)) return null;
  const isBefore = level.end <= start;
  const said = text.slice(level.start, level.end);
  const between = isBefore ? text.slice(level.end, start) : text.slice(end, level.start);
  const isNear = level.isOfItem && between.length <= maxBetween && !border.test(between);
  // The language is the first part of "Deutsch- und Englischkenntnisse".
  const isFirstPart = text.charAt(end) === '-' && text.slice(start, end) === term;
  const whole = isNear && !isFirstPart ? withLevel(asked, level, language) : null;
  if (whole !== null) return whole;
  if (!level.isOfItem && (endOfList.test(between) || (isBefore && isCode.test(said)))) return null;
  return besideList(term, said, { isBefore, isNear, language });
}

/** A noun around the level, as in "conocimientos avanzados de". */
const nounBefore = preparedPattern(String.raw`(?<![\p{L}-])\p{L}{4,20} $`, 'u');
const maxNoun = 22;
const ofLevel = /^ (?:de|del|en|d[’'])/;
const languageWord = preparedPattern(String.raw`^ (?:language|Sprache|sprachkenntnisse)(?!\p{L})`, 'iu');
const restOfBracket = preparedPattern(String.raw`^[^()]{0,25}\)`);

/** The words of the posting from the level to the language, or from the language to its level; null if they are a piece. */
function withLevel(
  { text, start, end, term }: TermInClause,
  level: TokenRange,
  language: Language,
): string | null {
  if (start <= level.start) {
    const shown = term + text.slice(end, level.end);
    if (looseBrackets(shown).length === 0) return shown;
    const [rest] = restOfBracket.exec(text.slice(level.end)) ?? [];
    return rest === undefined ? null : shown + rest;
  }
  const isQualified = language !== 'de' && language !== 'en' && ofLevel.test(text.slice(level.end, start));
  const earlier = text.slice(Math.max(0, level.start - maxNoun), level.start);
  const noun = isQualified ? (nounBefore.exec(earlier)?.[0] ?? '') : '';
  const [word = ''] = languageWord.exec(text.slice(end)) ?? [];
  const shown = noun + text.slice(level.start, start) + term + word;
  return looseBrackets(shown).length === 0 ? shown : null;
}

/** Between an adjective and a noun: "gute Englischkenntnisse", "gutes Englisch". */
const declined = /e \S+kenntnisse$|es /;
const pluralAdjective = /s$/;

/** A level that a list has only once: `sehr gute Englischkenntnisse`, `German (fluent)`. */
function besideList(
  term: string,
  said: string,
  {
    isBefore,
    isNear,
    language,
  }: Readonly<Record<'isBefore' | 'isNear', boolean>> & { readonly language: Language },
): string | null {
  if (language === 'de' && isBefore && !isNear && declined.test(`${said} ${term}`)) return `${said} ${term}`;
  // "Excelentes habilidades de …"
  if (language !== 'de' && language !== 'en' && pluralAdjective.test(said)) return null;
  return `${term} (${language === 'de' ? said : said.charAt(0).toLowerCase() + said.slice(1)})`;
}
