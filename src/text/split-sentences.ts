import { memoize } from '../values/memoize.ts';
import type { TokenRange } from './find-form.ts';
import { allMatches } from './patterns/patterns.ts';
import { preparedPattern } from './patterns/prepared-pattern.ts';

/** An abbreviation, whose full stop ends no sentence. */
const abbreviation = preparedPattern(
  String.raw`(?:^|[\s(])(?:e\.g|i\.e|etc|incl|approx|ca|bzw|z\.\s?B|u\.\s?a|d\.\s?h|inkl|ggf|p\.\s?ex|ex|vs|no|nr|dr|mr|mrs|ms|st|sr|jr|inc|min|max|mind|ph\.d|b\.s|m\.s|b\.a|m\.a)\.$`,
  'i',
);
/** The letter of an item in a list: `a. Prepare the accounts`. */
const listLetter = preparedPattern(String.raw`(?:^|[\s(])\p{Ll}\.$`, 'u');
/** Initials, whose last stop ends a sentence only if another begins. */
const initials = preparedPattern(String.raw`(?:^|[\s(])(?:\p{L}\.){2,5}$`, 'u');
const continuesSentence = preparedPattern(String.raw`^\s+[(\p{Ll}\d]`, 'u');
/** UTF-16 units: longer than any abbreviation. */
const lookBack = 16;
/** The end of a sentence, with a closing quotation mark. */
const ending = /[.!?;](?=\s+\S)|[.!?]["”»](?=\s+\p{Lu})|[。！？；]|\n+/gu;

/** The sentences of a text as ranges, without surrounding white space. */
export const splitSentences = memoize(2000, split);

/** The range of the sentence at `index`; the whole text if there is none. */
export function sentenceAround(text: string, index: number): TokenRange {
  const around = splitSentences(text).find(({ start, end }) => start <= index && index < end);
  return around ?? { start: 0, end: text.length };
}

export function sentenceAt(text: string, index: number): string {
  const { start, end } = sentenceAround(text, index);
  return text.slice(start, end);
}

/** UTF-16 units: longer than any real sentence; the bound keeps reading linear. */
const maxLength = 1000;

/** The sentences of a text, cut at the maximum length. */
export function boundedSentences(text: string): readonly TokenRange[] {
  return splitSentences(text).flatMap(({ start, end }) => {
    const ranges: TokenRange[] = [];
    for (let from = start; from < end; from += maxLength) {
      ranges.push({ start: from, end: Math.min(end, from + maxLength) });
    }
    return ranges;
  });
}

function split(text: string): readonly TokenRange[] {
  const ranges: TokenRange[] = [];
  let start = 0;
  for (const match of allMatches(text, ending)) {
    const end = match.index + match[0].length;
    if (match[0] === '.' && isInside(text, Math.max(start, end - lookBack), end)) continue;
    push(ranges, text, start, end);
    start = end;
  }
  push(ranges, text, start, text.length);
  return ranges;
}

/** True if the stop before `end` belongs to an abbreviation inside a sentence. */
function isInside(text: string, from: number, end: number): boolean {
  const before = text.slice(from, end);
  if (abbreviation.test(before) || listLetter.test(before)) return true;
  return initials.test(before) && continuesSentence.test(text.slice(end, end + lookBack));
}

function push(ranges: TokenRange[], text: string, start: number, end: number): void {
  const piece = text.slice(start, end);
  const trimmed = piece.trim();
  if (trimmed === '') return;
  const from = start + piece.indexOf(trimmed);
  ranges.push({ start: from, end: from + trimmed.length });
}
