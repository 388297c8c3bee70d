import { groupBy } from '../../values/lists.ts';
import { cleanText } from '../text/clean-text.ts';
import type { OwnLine } from './own-file.ts';

/*
 * The signs of all lines without blanks, because programs and the import set blanks differently, and where each sign is
 * in its line. Texts are looked up by how they begin, so that a search does not go through the file.
 */

export interface TextIndex {
  readonly lines: readonly OwnLine[];
  /** All signs except blanks, in the spelling of the import. */
  readonly signs: string;
  readonly lineAt: (place: number) => number;
  /** Where the sign begins and ends in the text of its line. */
  readonly fromAt: (place: number) => number;
  readonly toAt: (place: number) => number;
  /** Place of the first sign of a line. */
  readonly startOf: (line: number) => number;
  /** Place of the first sign of its words. */
  readonly wordsOf: (line: number) => number;
  /** Place behind its last sign. */
  readonly endOf: (line: number) => number;
  /** The places where this text begins at a word and ends at one, the first in the file first. */
  readonly placesOf: (key: string) => readonly number[];
}

/** Letters with their accents; the import composes them. */
const cluster = /\P{M}\p{M}*/gsu;

/** A text without blanks, in the spelling of the import, as it is looked up. */
export function keyOf(text: string): string {
  return cleanText(text).replace(/\s/g, '');
}

/** Texts are found by as many of their first signs. */
const gramLengths = [12, 4, 1];

export function indexText(lines: readonly OwnLine[]): TextIndex {
  const signs: string[] = [];
  const [lineAt, fromAt, toAt]: [number[], number[], number[]] = [[], [], []];
  const [starts, words, ends]: [number[], number[], number[]] = [[], [], []];
  /** Places of the first sign of each word. */
  const wordStarts: number[] = [];
  for (const [line, { text, start }] of lines.entries()) {
    starts.push(signs.length);
    let isInside = false;
    for (const { 0: written, index: from } of text.matchAll(cluster)) {
      if (from >= start && words.length === line) words.push(signs.length);
      const sign = cleanText(written).replace(/\s/g, '');
      const isWord = /[\p{L}\p{N}]/u.test(sign);
      if (sign !== '' && !(isInside && isWord)) wordStarts.push(signs.length);
      isInside = isWord && !/\p{Script=Han}/u.test(sign);
      for (const unit of sign.split('')) {
        signs.push(unit);
        lineAt.push(line);
        fromAt.push(from);
        toAt.push(from + written.length);
      }
    }
    if (words.length === line) words.push(signs.length);
    ends.push(signs.length);
  }
  const all = signs.join('');
  const candidates = placesByBeginning(all, wordStarts);
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(all.charAt(at));
  /** True if the signs on both sides of a place are of one word. */
  const isInsideWord = (place: number) =>
    place < all.length &&
    lineAt[place] === lineAt[place - 1] &&
    fromAt[place] === toAt[place - 1] &&
    isLetter(place) &&
    isLetter(place - 1);
  return {
    lines,
    signs: all,
    lineAt: (place) => lineAt[place] ?? 0,
    fromAt: (place) => fromAt[place] ?? 0,
    toAt: (place) => toAt[place] ?? 0,
    startOf: (line) => starts[line] ?? all.length,
    wordsOf: (line) => words[line] ?? all.length,
    endOf: (line) => ends[line] ?? all.length,
    placesOf: (key) =>
      key === ''
        ? []
        : candidates(key).filter((place) => all.startsWith(key, place) && !isInsideWord(place + key.length)),
  };
}

function placesByBeginning(signs: string, wordStarts: readonly number[]): (key: string) => readonly number[] {
  const byLength = gramLengths.map((length) => ({
    length,
    places: groupBy(wordStarts, (place) => signs.slice(place, place + length)),
  }));
  return (key) => {
    const fitting = byLength.find(({ length }) => length <= key.length);
    return fitting?.places.get(key.slice(0, fitting.length)) ?? [];
  };
}
