import { memoizeInLexicon } from '../../../lexicon/lexicon.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import type { ReadText } from '../../../lexicon/read-text.ts';
import { activityNouns, isRomanceActivity } from '../../../lexicon/words/activity-nouns.ts';
import { genericWords, grammarWords } from '../../../lexicon/words/generic-words.ts';
import { otherNumbers } from '../../../lexicon/words/noun-numbers.ts';
import { readVerb } from '../../../lexicon/words/verbs.ts';
import { readWord } from '../../../lexicon/words/word-classes.ts';
import { familyOf } from '../../../lexicon/words/word-families.ts';
import { type AskedRequirement, spellingOf } from '../../../posting/posting.ts';
import { rangeOf, type TokenRange } from '../../../text/find-form.ts';
import type { Language } from '../../../text/language.ts';
import { hasCapital, hasTwoCapitals } from '../../../text/letters.ts';
import { lightStem } from '../../../text/morphology.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { type Token, tokenize } from '../../../text/tokenize.ts';
import { wordKey } from '../../../text/word-key.ts';
import { fold } from '../../../values/fold.ts';
import { addTo, wordSet } from '../../../values/lists.ts';
import { memoize, memoizeByObject } from '../../../values/memoize.ts';

/** Maximum number of other words between the first and last wanted word. */
const maxBetween = 3;
/** Punctuation that ends a clause. */
const mark = /[,;:.!?()|•·\n–—]/;

/** The token indexes of each word family. */
export const placesByFamily = memoizeByObject(
  ({ tokens }: ReadText): ReadonlyMap<string, readonly number[]> => {
    const places = new Map<string, number[]>();
    for (const [index, { key }] of tokens.entries()) addTo(places, familyOf(key), index);
    return places;
  },
);

/** Finds all the words side by side in a clause, in any order and form. In a list, the thing that is managed must be an item. */
export function findWords(
  read: ReadText,
  { words, isWithoutHead }: WantedWords,
  isWork: boolean,
  language: Language | null,
): TokenRange | null {
  const lists = words.map((word) => placesOfWord(read, word, language));
  if (lists.some((list) => list.length === 0)) return null;
  const [rarest = []] = [...lists].sort((a, b) => a.length - b.length);
  for (const at of rarest) {
    const found = nearestOf(lists, at);
    if (found === null) continue;
    const first = Math.min(...found);
    const last = Math.max(...found);
    if (last - first > words.length - 1 + maxBetween) continue;
    if (!isOneClause(read, first, last) || found.some((index) => isInName(read, index, found))) continue;
    const range = rangeOf(read.tokens, first, last - first + 1);
    if (isWithoutHead && !(isWork ? isDoneAt(read, first) : isItem(read.text, range))) continue;
    return range;
  }
  return null;
}

/** The token indexes of a word in any form and number, ascending. */
function placesOfWord(read: ReadText, word: string, language: Language | null): readonly number[] {
  const places = placesByFamily(read);
  const lists = familiesOf(`${language ?? ''} ${word}`).flatMap((family) => places.get(family) ?? []);
  return lists.length > 1 ? [...new Set(lists)].sort((a, b) => a - b) : lists;
}

/** The families of a word and of its other number, by the language of the resume and the word. */
const familiesOf = memoize(5000, (languageAndWord): readonly string[] => {
  const [language = '', word = ''] = languageAndWord.split(' ');
  const numbers = otherNumbers(word, language === '' ? null : (language as Language));
  return [...new Set([word, ...numbers].map((each) => familyOf(wordKey(each))))];
});

const itemBefore = /(?:^|[,;:()|•·\n])\s?$/;
const itemAfter = /^\s?(?:$|[,;()|•·.\n])/;

/** True if the range is an item of its own in a list. */
function isItem(text: string, { start, end }: TokenRange): boolean {
  return (
    itemBefore.test(text.slice(Math.max(0, start - 2), start)) && itemAfter.test(text.slice(end, end + 2))
  );
}

/** The index nearest to `at` for each family; null if two families would share a word. */
function nearestOf(lists: readonly (readonly number[])[], at: number): readonly number[] | null {
  const found = lists.map((list) => nearestIn(list, at));
  return new Set(found).size === found.length ? found : null;
}

/** The number nearest to `at` in a sorted list, the lower one of two; a search in halves, because lists may be long. */
function nearestIn(sorted: readonly number[], at: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? at) < at) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [sorted[low - 1], sorted[low]];
  if (before === undefined || after === undefined) return before ?? after ?? at;
  return after - at < at - before ? after : before;
}

function isOneClause({ text, tokens }: ReadText, first: number, last: number): boolean {
  const start = tokens[first]?.end ?? 0;
  const end = tokens[last]?.start ?? 0;
  if (end < start) return true;
  const between = text.slice(start, end);
  if (mark.test(between)) return false;
  return !tokens
    .slice(first + 1, last)
    .some((token, step) => isOtherActivity(text, tokens, token, first + 1 + step));
}

/** True for a second verb with its own object: "Checked the stock and filed invoices". */
function isOtherActivity(
  text: string,
  tokens: readonly Token[],
  { text: word, start }: Token,
  index: number,
): boolean {
  if (!(readVerb(word)?.forms.includes('past') ?? false)) return false;
  const gap = text.slice(tokens[index - 1]?.end ?? 0, start);
  return gap.includes(',') || tokens[index - 1]?.key === 'and';
}

const upper = preparedPattern(String.raw`^\p{Lu}`);

/** True for a capitalized word next to another that is not wanted, and for half of `A/B`: both are parts of names. */
function isInName({ text, tokens }: ReadText, index: number, found: readonly number[]): boolean {
  const token = tokens[index];
  if (!token) return true;
  if (text.charAt(token.end) === '/' || text.charAt(token.start - 1) === '/') return true;
  if (!upper.test(token.text)) return false;
  return [index - 1, index + 1].some((beside) => {
    const other = tokens[beside];
    if (!other || found.includes(beside) || !upper.test(other.text)) return false;
    return text.slice(Math.min(token.end, other.end), Math.max(token.start, other.start)) === ' ';
  });
}

/** True with a verb or an activity noun before it in its sentence; a noun alone does not say what was done. */
function isDoneAt(read: ReadText, first: number): boolean {
  const { tokens } = read;
  const found = tokens[first];
  const action = firstAction(read);
  if (action >= 0 && action < first) return true;
  return found !== undefined && (isActionNoun(found) || (first === 0 && opensDuty(found, tokens[1])));
}

/** The index of the first token that names an action, or -1; the text is one sentence. */
const firstAction = memoizeByObject(({ tokens }: ReadText): number => tokens.findIndex(namesAction));

const actionEnding = /(?:cion|sion|tion|ment|miento)$/;
const ofWhat = wordSet('de del du des d');

/** True for `Importación de tejidos` at the beginning of a line, which says what was done. */
function opensDuty({ key }: Token, next: Token | undefined): boolean {
  return next !== undefined && ofWhat.has(next.key) && actionEnding.test(key);
}

function namesAction(token: Token): boolean {
  const verb = readVerb(token.text);
  return (verb !== null && verb.rank > 0) || isActionNoun(token);
}

/** True for `negociación`, `suivi`, `Betreuung`, in languages without a table of verbs. */
function isActionNoun({ key, text }: Token): boolean {
  if (isRomanceActivity(key)) return true;
  return upper.test(text) && activityNouns('de').has(fold(text));
}

/** The words of a requirement that a clause must contain, in any order and form. */
interface WantedWords {
  readonly words: readonly string[];
  /** True if a head word that adds little, such as "management", is left out. */
  readonly isWithoutHead: boolean;
  /** True if listing the remaining words is partial evidence: "social media". */
  readonly isListable: boolean;
}

const minWords = 2;
const maxWords = 4;
const linksWords = wordList('tailoring', 'links_words');

/** Empty for anything but skills, and for single words and names. */
export const wantedWords = memoizeInLexicon(
  (lexicon, requirement: AskedRequirement): readonly WantedWords[] => {
    if (requirement.kind !== 'skill') return [];
    return requirement.alternatives.flatMap((alternative) =>
      wantedOf(spellingOf(lexicon, requirement, alternative)),
    );
  },
);

function wantedOf(spelling: string): WantedWords[] {
  if (/[\p{Script=Han}\d/&+#]/u.test(spelling)) return [];
  const words = tokenize(spelling).filter(({ key }) => !grammarWords.has(key) && !linksWords.has(key));
  if (words.length < minWords || words.length > maxWords) return [];
  // German writes every noun with a capital.
  if (!lightHeadsFirst.hasIn('de', words[0]?.key ?? '') && words.some(isName)) return [];
  const keys = words.map(({ key }) => key);
  const texts = new Map(words.map(({ key, text }) => [key, text]));
  const wordsOf = (wanted: readonly string[]) => wanted.map((key) => texts.get(key) ?? key);
  const whole = { words: wordsOf(keys), isWithoutHead: false, isListable: true };
  if (keys.every((key) => genericWords.has(key) || isLightHead(key))) return [];
  const rest = withoutHead(spelling, keys);
  if (rest === null || !isSpecific(rest)) return [whole];
  const isListable = rest.length > 1 || (rest[0] ?? '').length >= longName;
  return [whole, { words: wordsOf(rest), isWithoutHead: true, isListable }];
}

/** In UTF-16 units; one word of this length is as specific as two. */
const longName = 10;

/** The thing in `inventory management`, `gestión de existencias` or `Umgang mit Messgeräten`; null for other phrases. */
function withoutHead(spelling: string, keys: readonly string[]): readonly string[] | null {
  const [first = '', ...others] = keys;
  if (isLightHead(keys.at(-1) ?? '')) return keys.slice(0, -1);
  const isLight = lightHeadsFirst.has(first) || lightHeadsFirst.has(lightStem(first));
  return isLight && tokenize(spelling).length > keys.length ? others : null;
}

/** True if the capitals make it part of a name: `Power BI`, `Lake Formation`. */
function isName({ text }: Token, index: number): boolean {
  return index > 0 ? hasCapital(text) : hasTwoCapitals(text);
}

function isSpecific(keys: readonly string[]): boolean {
  if (keys.length === 0 || keys.every((key) => genericWords.has(key) || isLightHead(key))) return false;
  return keys.length > 1 || isSpecificAlone(keys[0] ?? '');
}

/** True for a long noun that is not common to many trades. */
export function isSpecificAlone(key: string): boolean {
  if (commonNouns.has(familyOf(key)) || adjective.test(key)) return false;
  return key.length >= minAloneLength && !isOftenDescription(key) && !commonNouns.has(key);
}

/** True for an adjective or adverb of many senses, unless few of its senses are those of a noun or verb. */
function isOftenDescription(word: string): boolean {
  const { form, noun, verb, adjective, adverb } = readWord(word);
  return form === 'base' && noun !== 'few' && verb !== 'few' && (adjective === 'many' || adverb === 'many');
}

const minAloneLength = 6;
const adjective = /(?:ive|al|ic|ous|ful|able|ary)$/;
/** Nouns common to many trades, which are not specific alone. */
const commonNouns = wordList('tailoring', 'common_noun');

/** Nouns that add little to the word before them: `management` in "quality management". */
const lightHeads = wordList('tailoring', 'light_head');
/** The same before a preposition and the thing: `gestión de`. */
const lightHeadsFirst = wordList('tailoring', 'light_head_first');

export function isLightHead(key: string): boolean {
  return lightHeads.has(key);
}
