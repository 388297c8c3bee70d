import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { fold, foldWithOffsets } from '../../values/fold.ts';
import { lazy } from '../../values/memoize.ts';
import { packedRows } from '../packed/packed-lexicon.ts';
import { andWords } from '../words/function-words.ts';

/** 1 to 6 for A1 to C2, 7 for a native speaker. */
export type LanguageLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const codes: readonly (readonly [LanguageLevel, RegExp])[] = [
  [1, /\ba1\b/],
  [2, /\ba2\b/],
  [3, /\bb1\b/],
  [4, /\bb2\b/],
  [5, /\bc1\b/],
  [6, /\bc2\b/],
];

/** Wording of levels; the first match counts. Rows of one level below each other are one pattern. */
const words = lazy((): readonly (readonly [LanguageLevel, RegExp])[] => {
  const groups: { readonly level: LanguageLevel; readonly patterns: string[] }[] = [];
  for (const [level, pattern = ''] of packedRows('language-levels')) {
    const known = Number(level) as LanguageLevel;
    const last = groups.at(-1);
    if (last?.level === known) last.patterns.push(pattern);
    else groups.push({ level: known, patterns: [pattern] });
  }
  return groups.map(({ level, patterns }) => [level, new RegExp(patterns.join('|'))]);
});

/** The level of a language that a text states; null if it states none. */
export function languageLevel(text: string): LanguageLevel | null {
  return statedIn(fold(text))?.level ?? null;
}

/** The other words of a text that states a level, folded; null if it states none. */
export function withoutLanguageLevel(text: string): string | null {
  const folded = fold(text);
  const stated = statedIn(folded);
  if (stated === null) return null;
  // A pattern may be the beginning of a word: `muttersprachlich`.
  return `${folded.slice(0, stated.start)} ${folded.slice(stated.end).replace(/^[a-z]+/, '')}`;
}

interface StatedLevel {
  readonly level: LanguageLevel;
  readonly start: number;
  readonly end: number;
}

function statedIn(folded: string): StatedLevel | null {
  for (const [level, pattern] of [...codes, ...words()]) {
    const found = pattern.exec(folded);
    if (!found) continue;
    const start = found.index;
    return denial.test(folded.slice(0, start)) ? null : { level, start, end: start + found[0].length };
  }
  return null;
}

/** `not fluent`, `non-native`, `less than fluent`: a negated level is not a level. */
const denial =
  /\b(?:not(?: yet)?|non|less than|nicht|keine?|pas(?: encore)?|no)[\s-](?:very |quite |really |sehr |tres |muy )?$/;

const border = preparedPattern(
  () => String.raw`[,;，；、。|]|\s(?:${andWords()}|as well as|sowie|或|和)\s|[和与及]`,
  'giu',
);

/** Like `languageLevel`, for the item of a list at `position`: "fluent German and basic English". */
export function languageLevelAt(text: string, position: number): LanguageLevel | null {
  const { start, end } = itemAt(text, position);
  return languageLevel(text.slice(start, end)) ?? languageLevel(text);
}

function itemAt(text: string, position: number): TokenRange {
  const borders = border.all(text).map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const start = borders.findLast(({ end }) => end <= position)?.end ?? 0;
  const end = borders.find((each) => each.start >= position)?.start ?? text.length;
  return { start, end };
}

/** The rest of a word that a pattern begins, and of "C1-Niveau" and "B2/C1". */
const restOfLevel = preparedPattern(String.raw`^\p{L}{0,30}(?:[-/–]\p{L}{1,30}\d?)?`);

/** The place of the wording that `languageLevelAt` goes by, and whether it is in the item at `position`; null without one. */
export function levelRangeAt(
  text: string,
  position: number,
): (TokenRange & { readonly isOfItem: boolean }) | null {
  const item = itemAt(text, position);
  const own = rangeOfLevel(text.slice(item.start, item.end), item.start);
  if (own !== null) return { ...own, isOfItem: true };
  const other = rangeOfLevel(text, 0);
  return other && { ...other, isOfItem: false };
}

function rangeOfLevel(text: string, offset: number): TokenRange | null {
  const { folded, offsets } = foldWithOffsets(text);
  const stated = statedIn(folded);
  if (stated === null) return null;
  const end = offsets[stated.end] ?? text.length;
  const [rest = ''] = restOfLevel.exec(text.slice(end)) ?? [];
  return { start: offset + (offsets[stated.start] ?? 0), end: offset + end + rest.length };
}
