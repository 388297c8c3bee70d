import { unlistedTerms } from '../../../lexicon/classes.ts';
import { grammarWords } from '../../../lexicon/generic-words.ts';
import { canonical, kindOf } from '../../../lexicon/lexicon.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { type Token, tokenize } from '../../../text/tokenize.ts';
import { type ResumeModel, textAt } from '../../resume/resume-model.ts';
import type { PlanInput } from '../plan-input.ts';
import type { ShownTerm } from './shown-term.ts';

/* What a person would name in a list of skills: terms of the lexicon, phrases of a trade, and names. */

const smallLetters = preparedPattern(String.raw`^\p{Ll}+$`);
const plainWord = preparedPattern(String.raw`^\p{Lu}?\p{Ll}+$`);

/**
 * Whether a person would name the term in a list of skills: no duty, no loose noun, and a field in one plain word
 * (`logistics`) only where the posting must have it.
 */
export function isListable(term: string, isMust = false): boolean {
  const kind = kindOf(term);
  if (kind === null) return tokenize(term).every(({ text }) => isName(text));
  if (kind === 'soft' || kind === 'language') return false;
  const name = canonical(term);
  const isField = kind === 'domain' && smallLetters.test(name) && plainWord.test(term);
  return (isMust || !isField) && !isUnlisted(term);
}

const shortIdeographs = preparedPattern(String.raw`^\p{Script=Han}{1,2}$`);

/** Work in one plain word, `cleaning`: what it means depends on the trade. */
export function isWorkInOneWord(term: string): boolean {
  const kind = kindOf(term);
  const isWork = kind === 'domain' || kind === 'method';
  return isWork && (plainWord.test(term) || shortIdeographs.test(term));
}

/** `on-call`, `board meetings`: work is spoken of with these, and nobody lists them. */
function isUnlisted(term: string): boolean {
  return unlistedTerms.has(canonical(term));
}

const oddlyWritten = preparedPattern(String.raw`^.+\p{Lu}|\p{L}\p{N}`);
const pluralInCapitals = preparedPattern(String.raw`^\p{Lu}{2,}['’]?s$`);

/** `HBase`, `Log4j`, `SNMP`: written as only names are; `APIs` is a plural, however it is written. */
function isName(word: string): boolean {
  return oddlyWritten.test(word) && !pluralInCapitals.test(word);
}

/** People, places, times and matters that every job has: what ends in one of these is no skill. Token keys. */
const looseHeads = wordList('tailoring', 'loose_head');

/** Words that only say how much, how big or how good. Token keys. */
const looseModifiers = wordList('tailoring', 'loose_modifier');

const ideographs = preparedPattern(String.raw`^\p{Script=Han}+$`);
const lettersOnly = preparedPattern(String.raw`^\p{L}{3,}$`);

/**
 * `window functions`, `confidence intervals`, `signature électronique`: a phrase that no table knows and that a person
 * would name in a list of skills all the same. A lone word may be anything, so it is none.
 */
export function isTradePhrase(term: string): boolean {
  if (kindOf(term) !== null) return false;
  if (ideographs.test(term)) return term.length >= 4 && term.length <= 8;
  const words = tokenize(term);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length < 2 || words.length > 3) return false;
  return words.every(isPlainWord) && !looseModifiers.has(first.key) && !looseHeads.has(last.key);
}

function isPlainWord({ text, key }: Token): boolean {
  return lettersOnly.test(text) && !grammarWords.has(key) && !key.endsWith('ly');
}

const maxWords = 3;
const capital = preparedPattern(String.raw`^\p{Lu}`);
const small = preparedPattern(String.raw`^\p{Ll}`);
const letters = preparedPattern(String.raw`^\p{L}{4,}$`);
const acronymPlural = preparedPattern(String.raw`^\p{Lu}{2,}s$`);
/** What comes before a word that has its capital from its place. */
const opening = preparedPattern(String.raw`(?:^|[.!?:;•·"“„«»(\n]\s{0,3}|\s[-–—]\s{0,3})$`);

/** Plurals in capitals that every office has: no skills, though written like names. */
const everydayAcronyms = wordList('tailoring', 'everyday_acronym');

/**
 * `Koin`, `Consumer Duty`, `STRs`: what no table knows, and what posting and resume both write as a name in the midst
 * of small letters. German writes every noun so, and there a capital says nothing.
 */
export function isSharedName(
  { evidence: { path, quote } }: ShownTerm,
  { model, target }: Pick<PlanInput, 'model' | 'target'>,
): boolean {
  const words = tokenize(quote);
  if (kindOf(quote) !== null || words.length > maxWords || model.language === 'de') return false;
  if (!words.every(({ text, key }) => capital.test(text) && !grammarWords.has(key))) return false;
  if (everydayAcronyms.has(quote)) return false;
  const text = textAt(model, path);
  return (
    namesFor(quote).some((form) => isWholeWordIn(form, target.jobDescription)) &&
    !(isWholeWordIn(quote.toLowerCase(), target.jobDescription) || isWrittenSmall(quote, model)) &&
    (acronymPlural.test(quote) || isNameWithin(quote, text))
  );
}

/** A posting asks for `RPZ`, and a resume has `RPZs`. */
function namesFor(quote: string): readonly string[] {
  return acronymPlural.test(quote) ? [quote, quote.slice(0, -1)] : [quote];
}

function isNameWithin(quote: string, text: string): boolean {
  const before = text.slice(0, text.indexOf(quote));
  return !opening.test(before) && !isInTitleCase(text);
}

/** `Managed Meeting Rooms and Suppliers` has capitals for looks. */
function isInTitleCase(text: string): boolean {
  const words = tokenize(text).filter((word) => letters.test(word.text));
  return words.filter((word) => small.test(word.text)).length * 3 < words.length;
}

function isWrittenSmall(quote: string, { chunks }: ResumeModel): boolean {
  return chunks.some(({ text }) => isWholeWordIn(quote.toLowerCase(), text));
}

const letter = preparedPattern(String.raw`\p{L}`);

/** As whole words, in these very letters. */
function isWholeWordIn(form: string, text: string): boolean {
  const at = text.indexOf(form);
  return at !== -1 && !letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(at + form.length));
}
