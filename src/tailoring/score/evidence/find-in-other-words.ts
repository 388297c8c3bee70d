import { functionWords } from '../../../lexicon/generic-words.ts';
import type { ReadText } from '../../../lexicon/read-text.ts';
import { type AskedRequirement, spellingOf } from '../../../posting/posting.ts';
import { rangeOf, type TokenRange } from '../../../text/find-form.ts';
import { fold } from '../../../text/fold.ts';
import { wordSet } from '../../../text/lists.ts';
import { memoize, memoizeByObject } from '../../../text/memoize.ts';
import { type CompoundParts, compoundSplits, lightStem } from '../../../text/morphology.ts';
import { tokenize } from '../../../text/tokenize.ts';
import { type ChunkKind, describingKinds, workKinds } from '../../resume/resume-model.ts';
import type { WeighedChunk } from './chunk-index.ts';
import { findWords, wantedWords } from './find-words.ts';

interface FoundWords {
  readonly range: TokenRange;
  /** A word of the requirement is left out. */
  readonly isInPart: boolean;
}

/** Where people describe or list what they did. */
const kinds: ReadonlySet<ChunkKind> = new Set([...describingKinds, 'skill']);
/** Below, the same words are of another trade. */
const nearest = 0.2;

/** Where a text says in other forms of its words, or by initials, what a requirement names. */
export function findInOtherWords(read: WeighedChunk, requirement: AskedRequirement): FoundWords | null {
  if (requirement.kind !== 'skill' || !kinds.has(read.chunk.kind) || read.relevance < nearest) return null;
  for (const wanted of wantedWords(requirement)) {
    // In a list or a summary nothing is done: there only all of the words count.
    if (wanted.isWithoutHead && !workKinds.has(read.chunk.kind)) continue;
    const range = findWords(read.read, wanted);
    if (range) return { range, isInPart: wanted.isWithoutHead };
  }
  for (const { spelling, initials } of spellingsOf(requirement)) {
    const range =
      (initials === null ? null : findInitials(read.read, initials)) ??
      findInflected(read.read, spelling) ??
      findCompound(read.read, spelling);
    if (range) return { range, isInPart: false };
  }
  return null;
}

/** A requirement is looked for in many texts. */
const spellingsOf = memoizeByObject((requirement: AskedRequirement) =>
  requirement.alternatives.map((alternative) => {
    const spelling = spellingOf(requirement, alternative);
    return { spelling, initials: initialsOf(spelling) };
  }),
);

const fewestInitials = 3;
const mostInitials = 5;
const linking = wordSet('of and for the de la du des und der');

/** Those of "standard operating procedures"; null where they are too few or too many. Two letters meet by chance. */
function initialsOf(spelling: string): string | null {
  const words = tokenize(spelling).filter(({ key }) => !linking.has(key));
  if (words.length < fewestInitials || words.length > mostInitials) return null;
  return words.map(({ text }) => text.charAt(0).toUpperCase()).join('');
}

const acronym = /^([A-Z]{3,5})s?$/;

/** Where each first stands, without its plural. */
const acronymsIn = memoizeByObject(({ tokens }: ReadText): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const [index, { text }] of tokens.entries()) {
    const letters = acronym.exec(text)?.[1];
    if (letters !== undefined && !found.has(letters)) found.set(letters, index);
  }
  return found;
});

/** `SOPs` in a text, by its letters. */
function findInitials(read: ReadText, initials: string): TokenRange | null {
  const at = acronymsIn(read).get(initials);
  return at === undefined ? null : rangeOf(read.tokens, at, 1);
}

const shortestWord = 10;
/** "Prüfung der eingehenden Rechnungen". */
const maxBetween = 3;

const germanNoun = /^\p{Lu}/u;
const capitalized = /^\p{Lu}\p{Ll}+$/u;
const cutOff = /^- (?:und|oder|sowie|bzw) /;
const mark = /[,;:.()\n]/;

const splitsOf = memoize(2000, compoundSplits);

interface FoldedWords {
  readonly folded: readonly string[];
  /** Of nouns, which German writes with a capital; empty for other words. */
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

/** The nouns of a German term, each by its stem; none where a word may be of another language. */
const germanStems = memoize(2000, (term: string): readonly string[] => {
  const { stops, links } = functionWords('de');
  const words = tokenize(term);
  const nouns = words.filter(({ text }) => capitalized.test(text));
  const others = words.filter(({ text }) => !capitalized.test(text));
  const areGerman = others.every(({ text }) => stops.has(text) || links.has(text));
  const isAlone = words.length === 1 && term.length >= shortestWord;
  const isPhrase = nouns.length > 1 && others.length > 0;
  return areGerman && (isAlone || isPhrase) ? nouns.map(({ text }) => lightStem(fold(text))) : [];
});

/** In another number or case: `Jahresabschlüssen` and `Jahresabschlüsse`, `Prüfung von Rechnungen` and `Prüfung der Rechnungen`. */
function findInflected(read: ReadText, term: string): TokenRange | null {
  const { text, tokens } = read;
  const wanted = germanStems(term);
  const [opening] = wanted;
  if (opening === undefined) return null;
  const { stems } = foldedWords(read);
  for (let first = stems.indexOf(opening); first !== -1; first = stems.indexOf(opening, first + 1)) {
    let last = first;
    for (const stem of wanted.slice(1)) last = last === -1 ? -1 : soonAfter(stems, stem, last);
    if (last !== -1 && !mark.test(text.slice(tokens[first]?.end, tokens[last]?.start)))
      return rangeOf(tokens, first, last - first + 1);
  }
  return null;
}

/** Where a stem stands at most so far behind a place, else -1: no text is gone through twice. */
function soonAfter(stems: readonly string[], stem: string, at: number): number {
  const found = stems.slice(at + 1, at + 2 + maxBetween).indexOf(stem);
  return found === -1 ? -1 : at + 1 + found;
}

/** A German compound written as two words, "Prüfung von Rechnungen", or cut before a hyphen, "Rechnungs- und Belegprüfung". */
function findCompound(read: ReadText, compound: string): TokenRange | null {
  if (compound.length < shortestWord || !capitalized.test(compound)) return null;
  const words = foldedWords(read);
  for (const { modifier, head } of splitsOf(compound)) {
    if (!words.known.has(modifier) && !words.known.has(lightStem(modifier))) continue;
    const range = findCut(read, words, { modifier, head }) ?? findApart(read, words, { modifier, head });
    if (range) return range;
  }
  return null;
}

function findCut(
  { text, tokens }: ReadText,
  { folded }: FoldedWords,
  { modifier, head }: CompoundParts,
): TokenRange | null {
  const at = folded.findIndex((word, index) => {
    const start = tokens[index]?.end ?? 0;
    const end = folded[index + 2] ?? '';
    return (
      word === modifier && cutOff.test(text.slice(start, start + 8)) && end.endsWith(head) && end !== head
    );
  });
  return at === -1 ? null : rangeOf(tokens, at, 3);
}

function findApart(
  { text, tokens }: ReadText,
  { stems }: FoldedWords,
  { modifier, head }: CompoundParts,
): TokenRange | null {
  const [short, long] = [lightStem(modifier), lightStem(head)];
  for (let first = stems.indexOf(long); first !== -1; first = stems.indexOf(long, first + 1)) {
    const last = soonAfter(stems, short, first);
    if (last === -1) continue;
    const between = text.slice(tokens[first]?.end, tokens[last]?.start);
    if (!mark.test(between)) return rangeOf(tokens, first, last - first + 1);
  }
  return null;
}
