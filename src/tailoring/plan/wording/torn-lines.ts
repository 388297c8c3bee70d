import { kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { joiningWords } from '../../../lexicon/words/function-words.ts';
import { functionWords } from '../../../lexicon/words/generic-words.ts';
import { isKnownWord } from '../../../lexicon/words/known-words.ts';
import type { Language } from '../../../text/language.ts';
import { opensSmall } from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';

/* Joins lines that were broken at the edge of a page or column. */

const hasOpenEnd = preparedPattern(String.raw`[\p{L}\p{N},]$`);

/** Endings after which a sentence continues, however the next line begins. */
const leftOpen = preparedPattern(
  () => String.raw`(?<![\p{L}])(?:${phrases('writing', 'line_goes_on')})$`,
  'iu',
);

const lastWord = preparedPattern(String.raw`(?:^|\s)(\p{L}+)$`);

/** True if a text ends inside a phrase: `Experience with the`. */
export function endsMidPhrase(text: string, language: Language | null): boolean {
  const word = lastWord.exec(text.trimEnd())?.[1] ?? '';
  return language !== null && wordList('writing', 'unfinished').hasIn(language, word);
}

/** Joins wrapped lines: the next line begins with a small letter, or the line ends inside a phrase. */
export function unwrapped(lines: readonly string[]): readonly string[] {
  return joinedWhere(
    lines,
    (last, line) => (opensSmall(line) && hasOpenEnd.test(last)) || leftOpen.test(last),
  );
}

function joinedWhere(
  lines: readonly string[],
  isSame: (last: string, line: string) => boolean,
): readonly string[] {
  const whole: string[][] = [];
  let last = '';
  for (const line of lines) {
    const parts = isSame(last, line) ? whole.at(-1) : undefined;
    if (parts) parts.push(line);
    else whole.push([line]);
    last = line;
  }
  return whole.map((parts) => parts.join(' '));
}

/** In UTF-16 units; lines of a side column and list items are shorter. */
const [minTornLength, minSureLength] = [60, 40];
/** A last word that may continue: not a number, which may be a year of the column beside it, nor an address. */
const openEnd = preparedPattern(String.raw`(?:^|\s)\p{L}[^\s./:@]{0,40}(?<=[\p{L},]|\p{Ll}-)$`);
const smallWord = preparedPattern(String.raw`^(?<word>\p{Ll}{2,})(?:-\p{L}{1,30})?(?=[\s,.;]|$)`);
const joint = preparedPattern(() => String.raw`^(?:${joiningWords()})(?!\p{L})`);
const brokenEnd = preparedPattern(String.raw`(?:^|\s)(?<half>\p{L}\p{Ll}{1,30})-$`);

/**
 * Joins the torn lines of a text: `… the rota of the night` and `shift in two wards.` Null if there are none, or if two
 * columns were read as one.
 */
export function rejoined(
  lexicon: Lexicon,
  lines: readonly string[],
  language: Language | null,
): readonly string[] | null {
  const pairs = lines.slice(1).map((line, at) => [lines[at] ?? '', line] as const);
  if (language === null || pairs.some(([last, line]) => areOfTwoColumns(last, line, language))) return null;
  const whole = joinedWhere(lines, (last, line) => isTorn(lexicon, last, line, language));
  return whole.length < lines.length ? whole : null;
}

/** True if no sentence continues like that: `the team of the` / `and JavaScript`, `the front-` / `that keeps`. */
function areOfTwoColumns(last: string, line: string, language: Language): boolean {
  const half = brokenEnd.exec(last)?.groups?.['half'];
  const word = smallWord.exec(line)?.groups?.['word'] ?? '';
  const isGrammar = functionWords(language).links.has(word) || functionWords(language).stops.has(word);
  const fitsHalf = half === undefined || isKnownWord(half + word) || (isKnownWord(word) && !isGrammar);
  return !fitsHalf || (leftOpen.test(last) && joint.test(line));
}

function isTorn(lexicon: Lexicon, last: string, line: string, language: Language): boolean {
  const word = smallWord.exec(line)?.groups?.['word'];
  if (word === undefined || !openEnd.test(last) || kindOf(lexicon, word) === 'tool') return false;
  const isSure = last.endsWith(',') || wordList('language', 'preposition').hasIn(language, word);
  return last.length >= (isSure ? minSureLength : minTornLength);
}
