import { fold } from '../../text/fold.ts';
import { countPhrases, hasPhrase, startsWithPhrase } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { required } from '../cues/ask-words.ts';
import { cueOf } from '../cues/cue-of.ts';
import { headingWords, type Section } from './heading-words.ts';
import { asksForOffer, asksOfReader, asksOtherwise, asksWhat, denies, wishesFor } from './question-words.ts';

/** Signs, the number of a section, and the small words that talk leads in with: "So, what will you do?" */
const ornament = preparedPattern(
  String.raw`^[^\p{L}\p{N}]+|^[一二三四五六七八九十]{1,2}[、.]\s*|^(?:so|and|ok|okay|now|well|alright|here['’]?s|this is),?\s+(?=(?:what|who|why|how|where|you|your|we|the)\b)`,
);

/** The section whose heading a text begins like; null for none. */
export function knownHeading(text: string): Section | null {
  const folded = fold(text).replace(ornament.for(text), '').replaceAll('’', "'").trim();
  const asked = questionSection(folded);
  if (asked) return asked;
  const section = headingWords.find(({ phrases }) => startsWithPhrase(phrases, folded))?.section ?? null;
  // "Qualifications that would be a plus"
  return section === 'requirements' && cueOf(text) === 'nice' && !hasPhrase(required, folded)
    ? 'nice'
    : section;
}

/**
 * What stands below a question, which is folded text, by who is meant, how strongly, and whether it is denied:
 * "what do we need to see?", "was ist nicht nötig?"; null for one that asks for nothing of the reader.
 */
function questionSection(question: string): Section | null {
  if (!/[?？][\s~=*_#>\])】+-]*$/.test(question) || !startsWithPhrase(asksWhat, question)) return null;
  if (hasPhrase(asksForOffer, question)) return 'benefits';
  if (hasPhrase(asksOtherwise, question)) return null;
  const wishes = hasPhrase(wishesFor, question);
  if (!wishes && !hasPhrase(asksOfReader, question)) return null;
  const isDenied = countPhrases(denies, question) % 2 === 1;
  if (isDenied) return 'refused';
  return wishes ? 'nice' : 'requirements';
}
