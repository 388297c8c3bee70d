import type { Language } from '../../text/language.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Candidate } from '../candidate.ts';
import type { Clause } from '../clause.ts';

const speaks = preparedPattern(
  String.raw`fluen|nativ|communicat|kommuni[kz]|comuni[ck]|spoken|speak|written|verbal|bilingual|proficien|languages?\b|\b[abc][12]\b|flie(?:ß|ss)end|verhandlungssicher|sprach|kenntnisse|muttersprach|wort und schrift|deutsch|courant|bilingue|parl[ée]|écrit|langue|maternel|nivel|idioma|hablad|escrit|fluid|流利|母语|口语|读写|CET|JLPT`,
  'iu',
);

const shortClause = 50;
const smallLetter = preparedPattern(String.raw`^\p{Ll}`);

/** "Spanish would be a big plus, and so …": however the sentence goes on, it is the language that is wished for. */
const isSubject = /^\s+(?:would|is|are|will|ist|wäre|est|serait|es|sería)\s/;

const opensMember = /(?:^|[,;(])\s*$|[\s,](?:and|or|und|oder|et|ou|y|e|o|u)\s+$/i;
const endsMember = /^\s*(?:$|[.,;)]|(?:and|or|und|oder|et|ou|y|e|o|u)\s)/i;

const aside = preparedPattern(
  String.raw`(?:\bso (?:is|are|would be)|\balso|\b(?:some|basic|conversational|working|a little|a bit of)(?: \p{Lu}\p{Ll}{1,20},?(?: or| and)?){0,4})\s{1,3}$`,
);

/** A language is asked for only where speaking it is: an English teacher is not. `language` is the posting's own. */
export function asksToSpeak(
  { text: name, start, end }: Candidate,
  { text, section, isItem, cue }: Clause,
  language: Language | null,
): boolean {
  if (section === 'responsibilities') return false;
  if (speaks.test(text)) return true;
  // "Scale and polish"
  if (language === 'en' && smallLetter.test(name)) return false;
  if (isItem && section !== 'none') return true;
  if (section !== 'none' && opensMember.test(text.slice(0, start)) && endsMember.test(text.slice(end)))
    return true;
  if (cue !== null && isSubject.test(text.slice(end))) return true;
  // "German would be great", "… is a plus, and so is German" say no more than that.
  return (
    cue !== null && (text.length <= shortClause || aside.test(text.slice(Math.max(0, start - 120), start)))
  );
}
