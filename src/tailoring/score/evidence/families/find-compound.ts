import type { ReadText } from '../../../../lexicon/read-text.ts';
import { rangeOf, type TokenRange } from '../../../../text/find-form.ts';
import { fold } from '../../../../text/fold.ts';
import { memoize, memoizeByObject } from '../../../../text/memoize.ts';
import { type CompoundParts, compoundSplits, lightStem } from '../../../../text/morphology.ts';

const shortestWord = 10;
/** "Prüfung der eingehenden Rechnungen". */
const maxBetween = 3;

const noun = /^\p{Lu}/u;
const capitalized = /^\p{Lu}\p{Ll}+$/u;
const cut = /^- (?:und|oder|sowie|bzw) /;
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
    noun.test(word) ? lightStem(folded[index] ?? '') : '',
  );
  return { folded, stems, known: new Set([...folded, ...stems]) };
});

/** A German compound told in two words, "Prüfung von Rechnungen", or cut before a hyphen, "Rechnungs- und Belegprüfung". */
export function findCompound(read: ReadText, compound: string): TokenRange | null {
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
    return word === modifier && cut.test(text.slice(start, start + 8)) && end.endsWith(head) && end !== head;
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
    const last = stems.indexOf(short, first + 1);
    if (last === -1 || last - first - 1 > maxBetween) continue;
    const between = text.slice(tokens[first]?.end, tokens[last]?.start);
    if (!mark.test(between)) return rangeOf(tokens, first, last - first + 1);
  }
  return null;
}
