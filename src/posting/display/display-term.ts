import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Language } from '../../text/language.ts';
import { beginningOfActivity, beginningOfPartners, endOfCompounds } from './around-term.ts';
import { displayedLanguage } from './displayed-language.ts';
import { beginningOfNoun, inNominative, isOblique } from './german-case.ts';
import type { TermInClause } from './term-in-clause.ts';

/** In UTF-16 units; a longer stretch is a sentence. */
const maxDisplayLength = 70;

/**
 * The term as it is shown to people, because it may be a piece without the words around it: `Projektberichten` of
 * "Erstellung von Projektberichten", `anglais` of "anglais courant". Null if the term is readable by itself.
 */
export function displayOf(lexicon: Lexicon, asked: TermInClause, language: Language | null): string | null {
  if (language === null || language === 'zh') return null;
  const shown =
    asked.kind === 'language' ? displayedLanguage(asked, language) : displayedSkill(lexicon, asked, language);
  return shown === null || shown === asked.term || shown.length > maxDisplayLength ? null : shown;
}

function displayedSkill(
  lexicon: Lexicon,
  asked: TermInClause,
  language: Exclude<Language, 'zh'>,
): string | null {
  const { text, start, end, term, kind, isKnown } = asked;
  if (kind !== 'skill' || text.slice(start, end) !== term) return null;
  const isTask = asked.class === 'responsibility';
  const to = language === 'de' ? endOfCompounds(text, end) : end;
  const from =
    (isTask || !isKnown ? beginningOfActivity(text, start, language) : null) ??
    (isTask && !isKnown ? beginningOfPartners(text, start, language) : null);
  if (from !== null) return text.slice(from, to);
  if (language !== 'de') return null;
  const nominative = to === end ? inNominative(lexicon, text, { start, end }) : null;
  if (nominative !== null) return nominative;
  const noun = isOblique(lexicon, text, { start, end }) ? beginningOfNoun(text, start) : null;
  return text.slice(noun ?? start, to);
}
