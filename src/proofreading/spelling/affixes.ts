/* Reads the affix file of a Hunspell dictionary: the suffixes and prefixes of its words. Source: man 5 hunspell. */

export interface AffixRule {
  /** Words with this flag take the affix. */
  readonly flag: string;
  /** Removed from the word before `add` is attached. */
  readonly strip: string;
  /** Test for the end (for a prefix: the beginning) of the word, letter by letter. */
  readonly condition: readonly LetterTest[];
  /** Flags of the new word. */
  readonly flags: readonly string[];
}

export interface LetterTest {
  readonly letters: string;
  /** True if none of the letters may occur. */
  readonly negated: boolean;
}

/** Rules by added and then by stripped text, so that one lookup serves all rules of a pair. */
export type AffixTable = ReadonlyMap<string, ReadonlyMap<string, readonly AffixRule[]>>;

export interface Affixes {
  readonly suffixes: AffixTable;
  readonly prefixes: AffixTable;
  /** Suffixes after which another suffix can follow. */
  readonly innerSuffixes: AffixTable;
  readonly maxSuffixLength: number;
  readonly longestPrefix: number;
  /** Typical mistakes: [written, meant]. */
  readonly replacements: readonly (readonly [string, string])[];
  /** Letters by frequency. */
  readonly letters: string;
  /** Flags of entries that are not words by themselves. */
  readonly unusable: ReadonlySet<string>;
  /** Flags of valid words that are never suggested. */
  readonly unsuggested: ReadonlySet<string>;
  readonly readFlags: (text: string) => readonly string[];
}

type Kind = 'SFX' | 'PFX';

export function readAffixes(text: string): Affixes {
  const lines = text.split('\n').map((line) => line.trim().split(/[ \t]+/));
  const setting = (name: string): string => lines.find(([key]) => key === name)?.[1] ?? '';
  const readFlags = setting('FLAG') === 'long' ? flagPairs : flagLetters;
  const suffixes = tableOf(lines, 'SFX', readFlags);
  const prefixes = tableOf(lines, 'PFX', readFlags);
  return {
    suffixes,
    prefixes,
    innerSuffixes: innerOf(suffixes),
    maxSuffixLength: longestIn(suffixes),
    longestPrefix: longestIn(prefixes),
    replacements: lines.flatMap(([key, from, to]): [string, string][] =>
      key === 'REP' && from !== undefined && to !== undefined && !/[$^_]/.test(from + to) ? [[from, to]] : [],
    ),
    letters: [...new Set(setting('TRY').toLowerCase())].filter((letter) => /\p{L}/u.test(letter)).join(''),
    unusable: new Set(['NEEDAFFIX', 'FORBIDDENWORD', 'ONLYINCOMPOUND'].map(setting).filter(Boolean)),
    unsuggested: new Set(['NOSUGGEST'].map(setting).filter(Boolean)),
    readFlags,
  };
}

function flagLetters(text: string): readonly string[] {
  return [...text];
}

function flagPairs(text: string): readonly string[] {
  return Array.from({ length: text.length >> 1 }, (_, index) => text.slice(2 * index, 2 * index + 2));
}

function tableOf(
  lines: readonly (readonly string[])[],
  kind: Kind,
  readFlags: Affixes['readFlags'],
): AffixTable {
  const table = new Map<string, Map<string, AffixRule[]>>();
  for (const [key, flag = '', taken = '', added = '', condition] of lines) {
    // The first line of a flag has the number of rules and no condition.
    if (key !== kind || condition === undefined) continue;
    const [letters = '', flags = ''] = added.split('/');
    const [strip, add] = [zeroIsEmpty(taken), zeroIsEmpty(letters)];
    const byStrip = table.get(add) ?? new Map<string, AffixRule[]>();
    table.set(add, byStrip);
    const rule = { flag, strip, condition: readCondition(condition), flags: readFlags(flags) };
    byStrip.set(strip, [...(byStrip.get(strip) ?? []), rule]);
  }
  return table;
}

function zeroIsEmpty(text: string): string {
  return text === '0' ? '' : text;
}

/** Parses `[^aeiou]y` into a test per letter; a dot matches any. */
function readCondition(text: string): readonly LetterTest[] {
  if (text === '.') return [];
  const tests: LetterTest[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== '[') {
      tests.push(
        text[at] === '.' ? { letters: '', negated: true } : { letters: text[at] ?? '', negated: false },
      );
      continue;
    }
    const end = text.indexOf(']', at);
    const letters = text.slice(at + 1, end === -1 ? text.length : end);
    const negated = letters.startsWith('^');
    tests.push({ letters: negated ? letters.slice(1) : letters, negated });
    at = end === -1 ? text.length : end;
  }
  return tests;
}

function innerOf(suffixes: AffixTable): AffixTable {
  const all = [...suffixes].flatMap(([add, byStrip]) =>
    [...byStrip].flatMap(([strip, rules]) => rules.map((rule) => ({ add, strip, rule }))),
  );
  const known = new Set(all.map(({ rule }) => rule.flag));
  const table = new Map<string, Map<string, AffixRule[]>>();
  for (const { add, strip, rule } of all) {
    if (!rule.flags.some((flag) => known.has(flag))) continue;
    const byStrip = table.get(add) ?? new Map<string, AffixRule[]>();
    table.set(add, byStrip);
    byStrip.set(strip, [...(byStrip.get(strip) ?? []), rule]);
  }
  return table;
}

function longestIn(table: AffixTable): number {
  return [...table.keys()].reduce((longest, { length }) => Math.max(longest, length), 0);
}
