import { canonical, kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { unlistedTerms } from '../../../lexicon/skills/classes.ts';
import { grammarWords } from '../../../lexicon/words/generic-words.ts';
import {
  hasLetter,
  isIdeographs,
  isSmallLetters,
  opensSmall,
  opensWithCapital,
} from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { type Token, tokenize } from '../../../text/tokenize.ts';
import { type ResumeModel, textAt } from '../../resume/resume-model.ts';
import type { PlanInput } from '../plan-input.ts';
import type { ShownTerm } from './shown-term.ts';

/* Terms that people list as skills: terms of the lexicon, phrases of a trade (occupational field), and names. */

const plainWord = preparedPattern(String.raw`^\p{Lu}?\p{Ll}+$`);

/**
 * True if people would list the term as a skill. A field in one plain word (`logistics`) is listed only if it is a
 * must, and a term that the lexicon does not know only if it is written like a name.
 */
export function isListable(lexicon: Lexicon, term: string, isMust = false): boolean {
  const kind = kindOf(lexicon, term);
  if (kind === null) return tokenize(term).every(({ text }) => isName(text));
  if (kind === 'soft' || kind === 'language') return false;
  const name = canonical(lexicon, term);
  const isField = kind === 'domain' && isSmallLetters(name) && plainWord.test(term);
  return (isMust || !isField) && !isUnlisted(lexicon, term);
}

const shortIdeographs = preparedPattern(String.raw`^\p{Script=Han}{1,2}$`);

/** True for work in one plain word, whose meaning depends on the trade: `cleaning`. */
export function isWorkInOneWord(lexicon: Lexicon, term: string): boolean {
  const kind = kindOf(lexicon, term);
  const isWork = kind === 'domain' || kind === 'method';
  return isWork && (plainWord.test(term) || shortIdeographs.test(term));
}

/** True for terms that describe work but are not listed as skills: `on-call`, `board meetings`. */
function isUnlisted(lexicon: Lexicon, term: string): boolean {
  return unlistedTerms.has(canonical(lexicon, term));
}

const oddlyWritten = preparedPattern(String.raw`^.+\p{Lu}|\p{L}\p{N}`);
const pluralInCapitals = preparedPattern(String.raw`^\p{Lu}{2,}['’]?s$`);

/** True for words that are written as only names are: `HBase`, `Log4j`, `SNMP`, but not the plural `APIs`. */
function isName(word: string): boolean {
  return oddlyWritten.test(word) && !pluralInCapitals.test(word);
}

/** Nouns for people, places, times and matters of every job; a phrase that ends in one is not a skill. Token keys. */
const looseHeads = wordList('tailoring', 'loose_head');

/** Words that only say how much, how big or how good. Token keys. */
const looseModifiers = wordList('tailoring', 'loose_modifier');

const lettersOnly = preparedPattern(String.raw`^\p{L}{3,}$`);

/**
 * True for a phrase that the lexicon does not know but people may list as a skill: `window functions`, `confidence
 * intervals`, `signature électronique`. A lone word is too ambiguous.
 */
export function isTradePhrase(lexicon: Lexicon, term: string): boolean {
  if (kindOf(lexicon, term) !== null) return false;
  if (isIdeographs(term)) return term.length >= 4 && term.length <= 8;
  const words = tokenize(term);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length < 2 || words.length > 3) return false;
  return words.every(isPlainWord) && !looseModifiers.has(first.key) && !looseHeads.has(last.key);
}

function isPlainWord({ text, key }: Token): boolean {
  return lettersOnly.test(text) && !grammarWords.has(key) && !key.endsWith('ly');
}

const maxWords = 3;
const letters = preparedPattern(String.raw`^\p{L}{4,}$`);
const acronymPlural = preparedPattern(String.raw`^\p{Lu}{2,}s$`);
/** Matches text after which any word is capitalized. */
const beforeAnyCapital = preparedPattern(String.raw`(?:^|[.!?:;•·"“„«»(\n]\s{0,3}|\s[-–—]\s{0,3})$`);

/** Plural acronyms of any office, which are written like names but are not skills. */
const everydayAcronyms = wordList('tailoring', 'everyday_acronym');

/**
 * True for a term that the lexicon does not know but both posting and resume write as a name among words in lower case:
 * `Koin`, `Consumer Duty`, `STRs`. Never in German, which capitalizes all nouns.
 */
export function isSharedName(
  { evidence: { path, quote } }: ShownTerm,
  { model, target }: Pick<PlanInput, 'model' | 'target'>,
): boolean {
  const words = tokenize(quote);
  if (kindOf(model.lexicon, quote) !== null || words.length > maxWords || model.language === 'de')
    return false;
  if (!words.every(({ text, key }) => opensWithCapital(text) && !grammarWords.has(key))) return false;
  if (everydayAcronyms.has(quote)) return false;
  const text = textAt(model, path);
  return (
    spellingsOf(quote).some((form) => isWholeWordIn(form, target.jobDescription)) &&
    !(isWholeWordIn(quote.toLowerCase(), target.jobDescription) || isWrittenSmall(quote, model)) &&
    (acronymPlural.test(quote) || isNameWithin(quote, text))
  );
}

/** The spellings to find in the posting, which may ask for `RPZ` if the resume has `RPZs`. */
function spellingsOf(quote: string): readonly string[] {
  return acronymPlural.test(quote) ? [quote, quote.slice(0, -1)] : [quote];
}

function isNameWithin(quote: string, text: string): boolean {
  const before = text.slice(0, text.indexOf(quote));
  return !beforeAnyCapital.test(before) && !isInTitleCase(text);
}

/** True if words are capitalized only for looks: `Managed Meeting Rooms and Suppliers`. */
function isInTitleCase(text: string): boolean {
  const words = tokenize(text).filter((word) => letters.test(word.text));
  return words.filter((word) => opensSmall(word.text)).length * 3 < words.length;
}

function isWrittenSmall(quote: string, { chunks }: ResumeModel): boolean {
  return chunks.some(({ text }) => isWholeWordIn(quote.toLowerCase(), text));
}

/** True if a text contains the form as whole words, in the same case. */
function isWholeWordIn(form: string, text: string): boolean {
  const at = text.indexOf(form);
  return at !== -1 && !hasLetter(text.charAt(at - 1)) && !hasLetter(text.charAt(at + form.length));
}
