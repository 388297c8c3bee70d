import { type Affixes, type AffixTable, type LetterTest, readAffixes } from './affixes.ts';

/** A Hunspell dictionary: its affix file and its list of words, as texts. */
export interface DictionaryFiles {
  readonly affixes: string;
  readonly words: string;
}

/**
 * The words of a Hunspell dictionary. Affixes are taken off a word when it is looked up; making all forms of all
 * words beforehand takes seconds and hundreds of megabytes for French.
 */
export interface Dictionary {
  /** Whether a word is spelled right, also with a capital where the dictionary has none. */
  has(word: string): boolean;
  /** As `has`, for a word in small letters that may be offered to a person. */
  offers(word: string): boolean;
  readonly affixes: Affixes;
}

export function readDictionary(files: DictionaryFiles): Dictionary {
  const affixes = readAffixes(files.affixes);
  const flags = readWords(files.words);
  const flagsOf = (word: string): readonly (readonly string[])[] =>
    (flags.get(word) ?? []).map((text) => affixes.readFlags(text));
  const isWord = (word: string, refused: readonly ReadonlySet<string>[]): boolean =>
    formsOf(word, flagsOf, affixes).some((own) => !own.some((flag) => refused.some((set) => set.has(flag))));
  const { unusable, unsuggested } = affixes;
  return {
    has: (word) =>
      spellings(word.normalize('NFC').replaceAll('’', "'")).some((form) => isWord(form, [unusable])),
    offers: (word) => isWord(word, [unusable, unsuggested]),
    affixes,
  };
}

/** A word that opens a sentence may be written small; the other way round, `english` is no word. */
function spellings(word: string): readonly string[] {
  const lower = word.toLowerCase();
  return lower === word ? [word] : [word, lower, lower.charAt(0).toUpperCase() + lower.slice(1)];
}

function readWords(text: string): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, readonly string[]>();
  // The first line counts the words; behind a blank there is grammar.
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

/** The flags of every way in which the dictionary makes this very word. */
function formsOf(word: string, flagsOf: FlagsOf, affixes: Affixes): readonly (readonly string[])[] {
  const suffixed = withSuffix(word, affixes.suffixes, affixes.longestSuffix, (stem) => [
    ...flagsOf(stem),
    ...withSuffix(stem, affixes.innerSuffixes, affixes.longestSuffix, flagsOf),
  ]);
  return [...flagsOf(word), ...suffixed, ...withPrefix(word, flagsOf, affixes)];
}

function withSuffix(
  word: string,
  table: AffixTable,
  longest: number,
  flagsOf: FlagsOf,
): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (let length = 0; length <= Math.min(longest, word.length); length += 1) {
    const byStrip = table.get(word.slice(word.length - length));
    if (!byStrip) continue;
    const kept = word.slice(0, word.length - length);
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

function withPrefix(word: string, flagsOf: FlagsOf, affixes: Affixes): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (let length = 1; length <= Math.min(affixes.longestPrefix, word.length - 1); length += 1) {
    const byStrip = affixes.prefixes.get(word.slice(0, length));
    if (!byStrip) continue;
    for (const [strip, rules] of byStrip) {
      const stem = strip + word.slice(length);
      for (const { flag, condition, flags } of rules) {
        if (!fits(stem.slice(0, condition.length), condition)) continue;
        const bare = flagsOf(stem).some((own) => own.includes(flag));
        if (bare || hasSuffixedStem(stem, flag, flagsOf, affixes)) found.push(flags);
      }
    }
  }
  return found;
}

/** `undone`, `reworked`: the ending and the beginning belong to the same word. */
function hasSuffixedStem(stem: string, prefix: string, flagsOf: FlagsOf, affixes: Affixes): boolean {
  const carrying: FlagsOf = (word) => flagsOf(word).filter((own) => own.includes(prefix));
  return withSuffix(stem, affixes.suffixes, affixes.longestSuffix, carrying).length > 0;
}

function fits(letters: string, condition: readonly LetterTest[]): boolean {
  if (letters.length < condition.length) return false;
  return condition.every((test, index) => test.letters.includes(letters.charAt(index)) !== test.negated);
}
