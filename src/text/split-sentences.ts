import type { TokenRange } from './find-form.ts';
import { memoize } from './memoize.ts';
import { allMatches } from './patterns.ts';
import { preparedPattern } from './prepared-pattern.ts';

/** A full stop of an abbreviation does not end a sentence. */
const abbreviation = preparedPattern(
  String.raw`(?:^|[\s(])(?:e\.g|i\.e|etc|incl|approx|ca|bzw|z\.\s?B|u\.\s?a|d\.\s?h|inkl|ggf|p\.\s?ex|ex|vs|no|nr|dr|mr|mrs|ms|st|sr|jr|inc|min|max|mind|ph\.d|b\.s|m\.s|b\.a|m\.a)\.$`,
  'i',
);
/** The last stop of initials ends no sentence where none begins. */
const initials = preparedPattern(String.raw`(?:^|[\s(])(?:\p{L}\.){2,5}$`, 'u');
const goesOn = preparedPattern(String.raw`^\s+[(\p{Ll}\d]`, 'u');
/** In UTF-16 units: more than the longest abbreviation has. */
const lookBack = 16;
/** A closing quotation mark belongs to the sentence that ends in it. */
const ending = /[.!?;](?=\s+\S)|[.!?]["”»](?=\s+\p{Lu})|[。！？；]|\n+/gu;

/** The sentences of a text as ranges into it, without the white space around them. */
export const splitSentences = memoize(2000, split);

/** The range of the sentence that the character at `index` is in; the whole text where it is in none. */
export function sentenceAround(text: string, index: number): TokenRange {
  const around = splitSentences(text).find(({ start, end }) => start <= index && index < end);
  return around ?? { start: 0, end: text.length };
}

export function sentenceAt(text: string, index: number): string {
  const { start, end } = sentenceAround(text, index);
  return text.slice(start, end);
}

/** No person writes a longer sentence, in UTF-16 units; the bound keeps the reading of any text linear. */
const maxLength = 1000;

/** The sentences of a text; what is longer than any sentence is cut. */
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

/** Whether the stop before `end` belongs to an abbreviation in a sentence that goes on. */
function isInside(text: string, from: number, end: number): boolean {
  const before = text.slice(from, end);
  if (abbreviation.test(before)) return true;
  return initials.test(before) && goesOn.test(text.slice(end, end + lookBack));
}

function push(ranges: TokenRange[], text: string, start: number, end: number): void {
  const piece = text.slice(start, end);
  const trimmed = piece.trim();
  if (trimmed === '') return;
  const from = start + piece.indexOf(trimmed);
  ranges.push({ start: from, end: from + trimmed.length });
}
