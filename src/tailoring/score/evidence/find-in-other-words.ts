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

/** Chunks that describe or list what the person did. */
const searchedKinds: ReadonlySet<ChunkKind> = new Set([...describingKinds, 'skill']);
/** In less related jobs, the same words belong to another trade. */
const minRelevance = 0.2;

/** Finds a requirement by other forms of its words, in another order, or by its initials. */
export function findInOtherWords(read: WeighedChunk, requirement: AskedRequirement): FoundWords | null {
  if (requirement.kind !== 'skill' || !searchedKinds.has(read.chunk.kind) || read.relevance < minRelevance)
    return null;
  for (const wanted of wantedWords(requirement)) {
    // A list or summary does not describe work, so it must have all of the words.
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

/** Memoized because a requirement is looked up in many texts. */
const spellingsOf = memoizeByObject((requirement: AskedRequirement) =>
  requirement.alternatives.map((alternative) => {
    const spelling = spellingOf(requirement, alternative);
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

const minWordLength = 10;
/** Words between two parts of a term: "Prüfung der eingehenden Rechnungen". */
const maxBetween = 3;

const germanNoun = /^\p{Lu}/u;
const capitalized = /^\p{Lu}\p{Ll}+$/u;
const cutOff = /^- (?:und|oder|sowie|bzw) /;
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

/** The stems of the nouns in a German term; empty if a word may be of another language. */
const germanStems = memoize(2000, (term: string): readonly string[] => {
  const { stops, links } = functionWords('de');
  const words = tokenize(term);
  const nouns = words.filter(({ text }) => capitalized.test(text));
  const others = words.filter(({ text }) => !capitalized.test(text));
  const areGerman = others.every(({ text }) => stops.has(text) || links.has(text));
  const isAlone = words.length === 1 && term.length >= minWordLength;
  const isPhrase = nouns.length > 1 && others.length > 0;
  return areGerman && (isAlone || isPhrase) ? nouns.map(({ text }) => lightStem(fold(text))) : [];
});

/** Finds a German term in another number or case: `Jahresabschlüssen` for `Jahresabschlüsse`. */
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

/** The index of a stem at most `maxBetween` words after `at`, else -1. */
function soonAfter(stems: readonly string[], stem: string, at: number): number {
  const found = stems.slice(at + 1, at + 2 + maxBetween).indexOf(stem);
  return found === -1 ? -1 : at + 1 + found;
}

/** Finds a German compound as a phrase, "Prüfung von Rechnungen", or shortened, "Rechnungs- und Belegprüfung". */
function findCompound(read: ReadText, compound: string): TokenRange | null {
  if (compound.length < minWordLength || !capitalized.test(compound)) return null;
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
