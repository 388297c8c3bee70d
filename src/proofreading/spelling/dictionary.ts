import { lazy, memoize } from '../../values/memoize.ts';
import { type Affixes, type AffixTable, type LetterTest, readAffixes } from './affixes.ts';

/** The affix file and word list of a Hunspell dictionary, as texts. */
export interface DictionaryFiles {
  readonly affixes: string;
  readonly words: string;
}

/**
 * The words of a Hunspell dictionary. Affixes are removed on lookup, because generating all forms takes seconds and
 * hundreds of megabytes for French.
 */
export interface Dictionary {
  /** True if a word is spelled correctly, also with a capital that the dictionary lacks. */
  has(word: string): boolean;
  /** Like `has`, for a lower-case word that can be suggested. */
  offers(word: string): boolean;
  readonly affixes: Affixes;
}

/** Dictionaries by their folder. Each is read at first use and kept, because that takes longer than most resumes do. */
export function dictionaries(filesIn: (folder: string) => DictionaryFiles): (folder: string) => Dictionary {
  return memoize(8, (folder) => readDictionary(filesIn(folder)));
}

function readDictionary(files: DictionaryFiles): Dictionary {
  const affixes = readAffixes(files.affixes);
  const flags = readWords(files.words);
  const sorted = lazy(() => [...flags.keys()].sort());
  const flagsOf = (word: string): readonly (readonly string[])[] =>
    (flags.get(word) ?? []).map((text) => affixes.readFlags(text));
  const words: Words = { flagsOf, opens: (start) => opensOne(start, sorted()) };
  const isWord = (word: string, refused: readonly ReadonlySet<string>[]): boolean => {
    const isRight = (own: readonly string[]) => !own.some((flag) => refused.some((set) => set.has(flag)));
    return flagsOf(word).some(isRight) || derivedForms(word, words, affixes).some(isRight);
  };
  const { unusable, unsuggested } = affixes;
  return {
    has: (word) =>
      spellings(word.normalize('NFC').replaceAll('’', "'")).some((form) => isWord(form, [unusable])),
    offers: (word) => isWord(word, [unusable, unsuggested]),
    affixes,
  };
}

/** A capitalized word may be in lower case in the dictionary, but not the reverse: `english` is wrong. */
function spellings(word: string): readonly string[] {
  const lower = word.toLowerCase();
  return lower === word ? [word] : [word, lower, lower.charAt(0).toUpperCase() + lower.slice(1)];
}

function readWords(text: string): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, readonly string[]>();
  // The first line has the number of words; after a blank there is grammar.
  for (const line of text.split('\n').slice(1)) {
    const end = line.search(/[ \t\r]/);
    const entry = end === -1 ? line : line.slice(0, end);
    const slash = entry.indexOf('/', 1);
    const word = slash === -1 ? entry : entry.slice(0, slash);
    if (word === '') continue;
    const flags = slash === -1 ? '' : entry.slice(slash + 1);
    const known = words.get(word);
    words.set(word, known === undefined ? [flags] : [...known, flags]);
  }
  return words;
}

type FlagsOf = (word: string) => readonly (readonly string[])[];

interface Words {
  readonly flagsOf: FlagsOf;
  /** True if any word starts like this; otherwise no ending needs to be tried. */
  readonly opens: (start: string) => boolean;
}

function opensOne(start: string, sorted: readonly string[]): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(start) ?? false;
}

/** The flags of every way in which the dictionary derives this word. */
function derivedForms(word: string, words: Words, affixes: Affixes): readonly (readonly string[])[] {
  const { flagsOf, opens } = words;
  const withInner: FlagsOf = (stem) => [
    ...flagsOf(stem),
    ...withSuffix(stem, affixes.innerSuffixes, affixes.maxSuffixLength, words),
  ];
  const suffixed = withSuffix(word, affixes.suffixes, affixes.maxSuffixLength, { flagsOf: withInner, opens });
  return [...suffixed, ...withPrefix(word, words, affixes)];
}

function withSuffix(
  word: string,
  table: AffixTable,
  longest: number,
  { flagsOf, opens }: Words,
): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (let length = 0; length <= Math.min(longest, word.length); length += 1) {
    const byStrip = table.get(word.slice(word.length - length));
    const kept = word.slice(0, word.length - length);
    if (!byStrip || !opens(kept)) continue;
    for (const [strip, rules] of byStrip) {
      const stem = kept + strip;
      const own = flagsOf(stem);
      if (own.length === 0) continue;
      for (const { flag, condition, flags } of rules) {
        const carries = own.some((one) => one.includes(flag));
        if (carries && fits(stem.slice(-condition.length), condition)) found.push(flags);
      }
    }
  }
  return found;
}

function withPrefix(word: string, words: Words, affixes: Affixes): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (let length = 1; length <= Math.min(affixes.longestPrefix, word.length - 1); length += 1) {
    const byStrip = affixes.prefixes.get(word.slice(0, length));
    if (!byStrip) continue;
    for (const [strip, rules] of byStrip) {
      const stem = strip + word.slice(length);
      for (const { flag, condition, flags } of rules) {
        if (!fits(stem.slice(0, condition.length), condition)) continue;
        const bare = words.flagsOf(stem).some((own) => own.includes(flag));
        if (bare || hasSuffixedStem(stem, flag, words, affixes)) found.push(flags);
      }
    }
  }
  return found;
}

/** True if prefix and suffix belong to the same word: `undone`, `reworked`. */
function hasSuffixedStem(stem: string, prefix: string, { flagsOf, opens }: Words, affixes: Affixes): boolean {
  const carrying: FlagsOf = (word) => flagsOf(word).filter((own) => own.includes(prefix));
  return withSuffix(stem, affixes.suffixes, affixes.maxSuffixLength, { flagsOf: carrying, opens }).length > 0;
}

function fits(letters: string, condition: readonly LetterTest[]): boolean {
  if (letters.length < condition.length) return false;
  return condition.every((test, index) => test.letters.includes(letters.charAt(index)) !== test.negated);
}
