import { kindOf, type Lexicon, memoizeByLexicon, memoizeInLexicon } from '../../../lexicon/lexicon.ts';
import type { ReadText } from '../../../lexicon/read-text.ts';
import { activityNouns } from '../../../lexicon/words/activity-nouns.ts';
import { functionWords } from '../../../lexicon/words/generic-words.ts';
import { isKnownWord } from '../../../lexicon/words/known-words.ts';
import { numberKey, otherNumbers } from '../../../lexicon/words/noun-numbers.ts';
import { type AskedRequirement, spellingOf } from '../../../posting/posting.ts';
import { germanInfinitive, verbStemsOf } from '../../../text/action-nouns.ts';
import { rangeOf, type TokenRange } from '../../../text/find-form.ts';
import { type Language, languages } from '../../../text/language.ts';
import { type CompoundParts, compoundSplits, lightStem } from '../../../text/morphology.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { tokenize } from '../../../text/tokenize.ts';
import { fold } from '../../../values/fold.ts';
import { wordSet } from '../../../values/lists.ts';
import { lazy, memoize, memoizeByObject } from '../../../values/memoize.ts';
import { type ChunkKind, describingKinds, workKinds } from '../../resume/resume-model.ts';
import { minSameTrade } from '../role/role-factors.ts';
import type { WeighedChunk } from './chunk-index.ts';
import { findWords, isLightHead, wantedWords } from './find-words.ts';

interface FoundWords {
  readonly range: TokenRange;
  /** A word of the requirement is left out. */
  readonly isInPart: boolean;
  /** In less related jobs, the same words belong to another trade. */
  readonly isOfOtherTrade: boolean;
}

/** Chunks that describe or list what the person did. */
const searchedKinds: ReadonlySet<ChunkKind> = new Set([...describingKinds, 'skill']);

/** Finds a requirement by other forms of its words, in another order, or by its initials. */
export function findInOtherWords(read: WeighedChunk, requirement: AskedRequirement): FoundWords | null {
  if (requirement.kind !== 'skill' || !searchedKinds.has(read.chunk.kind)) return null;
  const isOfOtherTrade = read.relevance < minSameTrade;
  for (const wanted of wantedWords(read.lexicon, requirement)) {
    // A list or a summary describes no work, so it must have all of the words, or the thing as an item of its own.
    const isWork = workKinds.has(read.chunk.kind);
    if (wanted.isWithoutHead && !isWork && !(wanted.isListable && read.chunk.kind === 'skill')) continue;
    const range = findWords(read.read, wanted, isWork, read.language);
    if (range) return { range, isInPart: wanted.isWithoutHead, isOfOtherTrade };
  }
  for (const { spelling, initials } of spellingsOf(read.lexicon, requirement)) {
    const range =
      (initials === null ? null : findInitials(read.read, initials)) ??
      findInflected(read.read, spelling, read.language === 'de' ? minGermanLength : minWordLength) ??
      findOtherNumber(read.read, spelling, read.language) ??
      findJoined(read.read, spelling, read.language);
    if (range) return { range, isInPart: false, isOfOtherTrade };
    // A compound and its phrase are the same name, which means the same in every trade.
    const sameName = findClosed(read.read, spelling) ?? findCompound(read.read, spelling);
    if (sameName) return { range: sameName, isInPart: false, isOfOtherTrade: false };
    const part = workKinds.has(read.chunk.kind) ? findPart(read.read, spelling) : null;
    if (part) return { range: part, isInPart: true, isOfOtherTrade };
  }
  return null;
}

/** Memoized because a requirement is looked up in many texts. */
const spellingsOf = memoizeInLexicon((lexicon, requirement: AskedRequirement) =>
  requirement.alternatives.map((alternative) => {
    const spelling = spellingOf(lexicon, requirement, alternative);
    return { spelling, initials: initialsOf(spelling) };
  }),
);

const minInitials = 3;
const maxInitials = 5;
const linking = wordSet('of and for the de la du des und der');

/** Initials such as those of "standard operating procedures"; null if too many, or so few that they match by chance. */
function initialsOf(spelling: string): string | null {
  const words = tokenize(spelling).filter(({ key }) => !linking.has(key));
  if (words.length < minInitials || words.length > maxInitials) return null;
  return words.map(({ text }) => text.charAt(0).toUpperCase()).join('');
}

const acronym = /^([A-Z]{3,5})s?$/;

/** The token index of the first occurrence of each acronym, without a plural s. */
const acronymsIn = memoizeByObject(({ tokens }: ReadText): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const [index, { text }] of tokens.entries()) {
    const letters = acronym.exec(text)?.[1];
    if (letters !== undefined && !found.has(letters)) found.set(letters, index);
  }
  return found;
});

/** Finds initials in the singular or plural: `SOPs`. */
function findInitials(read: ReadText, initials: string): TokenRange | null {
  const at = acronymsIn(read).get(initials);
  return at === undefined ? null : rangeOf(read.tokens, at, 1);
}

/** Token runs and terms that are this long without their gaps; a shorter term needs a digit, `ST7`. */
const minJoinedLength = 6;
const maxJoinedTokens = 6;
const gap = /^[ \-\u2010\u2011]?$/u;
const germanEnding = /^(?:s|n|en|e|er|es)$/;

/** Finds a term that is separated or hyphenated in another way: `ST-7` for `ST7`, `Windows-Servern` for `Windows Server`. */
function findJoined(read: ReadText, term: string, language: Language | null): TokenRange | null {
  const wanted = joinedForm(term);
  if (wanted === '') return null;
  const { folded } = foldedWords(read);
  for (const [first, begun] of folded.entries()) {
    if (!wanted.startsWith(begun.slice(0, 2))) continue;
    let joined = '';
    for (let at = first; at < Math.min(folded.length, first + maxJoinedTokens); at += 1) {
      if (at > first && !gap.test(read.text.slice(read.tokens[at - 1]?.end, read.tokens[at]?.start))) break;
      joined += folded[at] ?? '';
      // The same words would have been found by name.
      const isJoined = joined === wanted && at - first + 1 !== tokenize(term).length;
      const isWhole = isJoined || (language === 'de' && isInflected(joined, wanted));
      if (isWhole) return rangeOf(read.tokens, first, at - first + 1);
      if (!wanted.startsWith(joined)) break;
    }
  }
  return null;
}

/** The folded letters and digits of a term; empty if it is too short or in a script without spaces. */
const joinedForm = memoize(2000, (term: string): string => {
  const joined = fold(term).replace(/[ \-\u2010\u2011]/gu, '');
  const isLong = joined.length >= minJoinedLength || (joined.length > 2 && /\d/.test(joined));
  return isLong && /^[\p{Script=Latin}\d]+$/u.test(joined) ? joined : '';
});

function isInflected(word: string, noun: string): boolean {
  return word.startsWith(noun) && germanEnding.test(word.slice(noun.length));
}

const minWordLength = 10;
/** In a resume in German, where a shorter noun is no foreign word by chance. */
const minGermanLength = 7;
/** Words between two parts of a term: "Prüfung der eingehenden Rechnungen". */
const maxBetween = 3;

const germanNoun = preparedPattern(String.raw`^\p{Lu}`);
const capitalized = preparedPattern(String.raw`^\p{Lu}\p{Ll}+$`);
const cutEnd = /^-(?: (?:und|oder|sowie|bzw) |\/)/;
const cutBeginning = /^(?: (?:und|oder|sowie|bzw) |\/)-/;
const mark = /[,;:.()\n]/;

const splitsOf = memoize(2000, compoundSplits);

interface FoldedWords {
  readonly folded: readonly string[];
  /** Stems of capitalized words, which are German nouns; an empty string for other words. */
  readonly stems: readonly string[];
  readonly known: ReadonlySet<string>;
}

const foldedWords = memoizeByObject(({ tokens }: ReadText): FoldedWords => {
  const folded = tokens.map(({ text: word }) => fold(word));
  const stems = tokens.map(({ text: word }, index) =>
    germanNoun.test(word) ? lightStem(folded[index] ?? '') : '',
  );
  return { folded, stems, known: new Set([...folded, ...stems]) };
});

/** A noun of a German term or an adjective before one, by its stem. */
interface GermanWord {
  readonly stem: string;
  readonly isNoun: boolean;
}

const adjectiveEnding = preparedPattern(String.raw`^\p{Ll}{4,}e[mnrs]?$`);

/** The nouns and adjectives of a German term; none where a word may be of another language. */
const germanWords = memoize(2000, (term: string): readonly GermanWord[] => {
  const { stops, links } = functionWords('de');
  const words = tokenize(term).filter(({ text }) => !stops.has(text) && !links.has(text));
  const isNoun = words.map(({ text }) => capitalized.test(text));
  const areGerman = words.every(
    ({ text }, index) => isNoun[index] || (adjectiveEnding.test(text) && isNoun[index + 1]),
  );
  const isAlone = words.length === 1;
  const isPhrase = words.length > 1 && (term.split(' ').length > words.length || isNoun.includes(false));
  if (!areGerman || !(isAlone || isPhrase)) return [];
  return words.map(({ text }, index) => ({ stem: lightStem(fold(text)), isNoun: isNoun[index] === true }));
});

/** Finds another number or case: `Wartung elektrischer Anlagen` for `Wartung von elektrischen Anlagen`. */
function findInflected(read: ReadText, term: string, minLength: number): TokenRange | null {
  const { text, tokens } = read;
  const [opening, ...others] = germanWords(term);
  if (opening === undefined || (others.length === 0 && term.length < minLength)) return null;
  for (
    let first = indexOfWord(read, opening, 0);
    first !== -1;
    first = indexOfWord(read, opening, first + 1)
  ) {
    let last = first;
    for (const word of others)
      last = last === -1 ? -1 : indexOfWord(read, word, last + 1, last + 2 + maxBetween);
    if (last !== -1 && !mark.test(text.slice(tokens[first]?.end, tokens[last]?.start)))
      return rangeOf(tokens, first, last - first + 1);
  }
  return null;
}

/** Finds one word in its other number: `camiones` for `camión`. Names have no other number. */
function findOtherNumber(read: ReadText, term: string, language: Language | null): TokenRange | null {
  const numbers = language === null ? null : numbersOfTerm().get(language)?.(read.lexicon, term);
  if (language === null || !numbers || numbers.size === 0) return null;
  const at = read.tokens.findIndex(
    ({ text: word }) =>
      (language !== 'de' || germanNoun.test(word)) && numbers.has(numberKey(word, language)),
  );
  return at === -1 ? null : rangeOf(read.tokens, at, 1);
}

/** By the language of the resume, the other numbers of a word that names no product or credential. */
const numbersOfTerm = lazy(
  () =>
    new Map(
      languages.map((language) => [
        language,
        memoizeByLexicon(2000, (lexicon, term) =>
          isNoun(lexicon, term) ? otherNumbers(term, language) : none,
        ),
      ]),
    ),
);

const none: ReadonlySet<string> = new Set();

function isNoun(lexicon: Lexicon, term: string): boolean {
  const kind = kindOf(lexicon, term);
  return oneWord.test(term) && (kind === null || kind === 'method' || kind === 'domain');
}

const oneWord = preparedPattern(String.raw`^\p{L}\p{Ll}{2,}$`);

/** The index of a word in any form, from `from` and before `to`, or -1. */
function indexOfWord(
  read: ReadText,
  { stem, isNoun }: GermanWord,
  from: number,
  to = read.tokens.length,
): number {
  const { stems, folded } = foldedWords(read);
  for (let at = from; at < Math.min(to, folded.length); at += 1) {
    // `Termin` ends like a plural, so its stem is shorter than that of `Terminen`.
    if (stems[at] === stem || (stems[at] !== '' && folded[at] === stem)) return at;
    if (!isNoun && lightStem(folded[at] ?? '') === stem) return at;
  }
  return -1;
}

/** The parts of the compound that a German phrase names: `Rechnungsprüfung` for "Prüfen von Rechnungen". */
interface ClosedParts {
  readonly modifier: string;
  readonly head: string;
  /** Stems of the verbs that the head is of. */
  readonly verbs: readonly string[];
}

/** Null for anything but an activity, `Pflege der Daten` or `Daten pflegen`, and its object. */
const closedParts = memoize(2000, (term): ClosedParts | null => {
  const { stops, links } = functionWords('de');
  const words = tokenize(term).filter(({ text }) => !stops.has(text) && !links.has(text));
  const [first, second, ...more] = words.map(({ text }) => text);
  if (first === undefined || second === undefined || more.length > 0 || !capitalized.test(first)) return null;
  const isPhrase = capitalized.test(second) && germanWords(term).length === 2;
  const verb = isPhrase ? first : second;
  if (!isPhrase && !germanInfinitive.test(verb)) return null;
  const stem = fold(verb).replace(/e?n$/, '');
  const isInfinitive = germanInfinitive.test(verb.toLowerCase()) && isKnownWord(`${stem}ung`);
  if (!isPhrase && !isInfinitive) return null;
  return {
    modifier: lightStem(fold(isPhrase ? second : first)),
    head: lightStem(fold(verb)),
    verbs: isInfinitive ? [stem] : verbStemsOf(fold(verb), 'de'),
  };
});

/** Finds a compound for a phrase: `Stammdatenpflege` for `Pflege der Stammdaten`. */
function findClosed(read: ReadText, term: string): TokenRange | null {
  const wanted = closedParts(term);
  if (wanted === null) return null;
  const at = read.tokens.findIndex(
    ({ text }) =>
      text.length >= minWordLength &&
      germanNoun.test(text) &&
      splitsOf(text).some(
        ({ modifier, head }) =>
          lightStem(modifier) === wanted.modifier &&
          (lightStem(head) === wanted.head ||
            verbStemsOf(head, 'de').some((stem) => wanted.verbs.includes(stem))),
      ),
  );
  return at === -1 ? null : rangeOf(read.tokens, at, 1);
}

/** Finds a German compound as a phrase, "Prüfung von Rechnungen", or shortened, "Rechnungs- und Belegprüfung". */
function findCompound(read: ReadText, compound: string): TokenRange | null {
  if (compound.length < minWordLength || !capitalized.test(compound)) return null;
  const words = foldedWords(read);
  const cut = findCut(read, words, fold(compound));
  if (cut) return cut;
  for (const { modifier, head } of splitsOf(compound)) {
    if (!words.known.has(modifier) && !words.known.has(lightStem(modifier))) continue;
    const range = findSeparated(read, words, { modifier, head });
    if (range) return range;
  }
  return null;
}

/** Finds known work without its modifier: `Buchhaltungen`, or `Betreuung von Kunden` for `operative Betreuung von Kunden`. */
function findPart(read: ReadText, term: string): TokenRange | null {
  const [adjective = '', ...others] = term.split(' ');
  const isPhrase = others.length > 2 && adjectiveEnding.test(adjective);
  return findHead(read, term) ?? (isPhrase ? findInflected(read, others.join(' '), minWordLength) : null);
}

/** Finds the head of a compound if it is known work: `Buchhaltungen` for `Finanzbuchhaltungen`. */
function findHead(read: ReadText, compound: string): TokenRange | null {
  const stem = knownHead(read.lexicon, compound);
  const at = stem === null ? -1 : foldedWords(read).stems.indexOf(stem);
  return at === -1 ? null : rangeOf(read.tokens, at, 1);
}

/** The stem of the longest head that the lexicon knows as work. Light heads such as "management" do not count. */
const knownHead = memoizeByLexicon(2000, (lexicon, compound): string | null => {
  if (compound.length < minWordLength || !capitalized.test(compound)) return null;
  const heads = compoundSplits(compound).map(({ head }) => head);
  const known = heads.find((head) => [head, lightStem(head)].some((each) => isWork(lexicon, each)));
  return known === undefined ? null : lightStem(known);
});

function isWork(lexicon: Lexicon, name: string): boolean {
  const kind = name.length >= shortestHead ? kindOf(lexicon, name) : null;
  return (kind === 'method' || kind === 'domain') && !activityNouns('de').has(name) && !isLightHead(name);
}

const shortestHead = 8;

const shortestPart = 4;

/** Finds a compound that shares a part with another: `Vor- und Nachkalkulation`, `Wareneingang und -ausgang`. */
function findCut({ text, tokens }: ReadText, { folded }: FoldedWords, compound: string): TokenRange | null {
  for (const [index, word] of folded.entries()) {
    const start = tokens[index]?.end ?? 0;
    const joint = text.slice(start, start + 9);
    const cut = cutEnd.exec(joint) ?? cutBeginning.exec(joint);
    if (cut === null) continue;
    const count = cut[0].includes('/') ? 2 : 3;
    const last = folded[index + count - 1] ?? '';
    const isShared = cut[0].startsWith('-')
      ? sharesEnd(compound, word, last)
      : sharesEnd(backwards(compound), backwards(last), backwards(word));
    if (isShared) return rangeOf(tokens, index, count);
  }
  return null;
}

/** True if `compound` is `beginning` with the end of another compound. */
function sharesEnd(compound: string, beginning: string, other: string): boolean {
  const end = compound.slice(beginning.length);
  return compound.startsWith(beginning) && end.length >= shortestPart && other.endsWith(end) && other !== end;
}

function backwards(word: string): string {
  return [...word].reverse().join('');
}

function findSeparated(
  { text, tokens }: ReadText,
  { stems }: FoldedWords,
  { modifier, head }: CompoundParts,
): TokenRange | null {
  const [short, long] = [lightStem(modifier), lightStem(head)];
  for (let first = stems.indexOf(long); first !== -1; first = stems.indexOf(long, first + 1)) {
    const found = stems.slice(first + 1, first + 2 + maxBetween).indexOf(short);
    if (found === -1) continue;
    const last = first + 1 + found;
    const between = text.slice(tokens[first]?.end, tokens[last]?.start);
    if (!mark.test(between)) return rangeOf(tokens, first, last - first + 1);
  }
  return null;
}
