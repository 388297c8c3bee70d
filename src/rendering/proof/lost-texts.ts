import { trimEndOf } from '../../contract/strings.ts';
import type { TextGroup, Ways } from './expected-texts.ts';
import type { ReadingOrder } from './reading-orders.ts';

export function foldGroup(group: TextGroup, fold: (text: string) => readonly string[]): TextGroup {
  const all = (texts: readonly string[]) => texts.flatMap(fold);
  const oneOf = group.oneOf?.map((ways) => ways.map(all));
  return { ...group, anywhere: all(group.anywhere), inOrder: all(group.inOrder), ...(oneOf && { oneOf }) };
}

/** What the group says; of several ways to say something the first. */
export function textsOf({ anywhere, inOrder, oneOf = [] }: TextGroup): readonly string[] {
  return [...anywhere, ...inOrder, ...oneOf.flatMap(([first = []]) => first)];
}

/**
 * What is not there, with its path and the order that it was looked for in. Groups are looked for one behind the
 * other. Every search starts no later than the text that it is for: a text found too early only makes the next
 * search start earlier. So a text that is there, in order, is always found.
 */
export function lostIn(order: ReadingOrder, groups: readonly TextGroup[]): readonly string[] {
  const lost: string[] = [];
  let start = 0;
  for (const { path, anywhere, inOrder, oneOf = [] } of groups) {
    const lose = (text: string): void => void lost.push(`"${text}" (${path}, ${order.name})`);
    const seek = (text: string, from: number): number => {
      const end = order.find(text, from);
      if (end === null) lose(text);
      return end ?? from;
    };
    const seekOne = (ways: Ways): number => {
      const end = endOfNearest(order, ways, start);
      if (end === null) lose(ways[0]?.join(' ') ?? '');
      return end ?? start;
    };
    const ends = [...anywhere.map((text) => seek(text, start)), ...oneOf.map(seekOne)];
    const last = inOrder.reduce((from, text) => seek(text, from), start);
    start = Math.max(start, last, ...ends);
  }
  return lost;
}

/** Where the first of the ways to say something is over; null when it is said in none. */
function endOfNearest(order: ReadingOrder, ways: Ways, from: number): number | null {
  const ends = ways
    .map((texts) => texts.map((text) => order.find(text, from)))
    .filter((found) => found.every((end) => end !== null))
    .map((found) => Math.max(from, ...found));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** The groups of each section. */
export function sectionsOf(groups: readonly TextGroup[]): readonly (readonly TextGroup[])[] {
  const sections = new Set(groups.map(sectionOf));
  return [...sections].map((section) => groups.filter((group) => sectionOf(group) === section));
}

function sectionOf({ path }: TextGroup): string {
  return path.replace(/\.items\[\d+\]$/, '');
}

const comfortablePages = 2;

export function lengthWarning(pages: number): readonly string[] {
  if (pages <= comfortablePages) return [];
  return [`The PDF has ${pages} pages; most readers expect one or two.`];
}

/** The blocks of scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const sign = /[^\p{L}\p{N}]/u;
const signsAbove = /^[^\p{L}\p{N}]+/u;

const rightToLeftWord = new RegExp(`(?:${rightToLeft.source}|\\p{M})+`, 'gu');

export function runsRightToLeft(groups: readonly TextGroup[]): boolean {
  return groups.some((group) => textsOf(group).some((text) => rightToLeft.test(text)));
}

/**
 * Beside text from right to left, figures and signs change their places on paper, and with them the order in
 * the file. What remains to be asked is whether every word is there: those from left to right.
 */
export function wordsAlone({ path, anywhere, inOrder, oneOf = [] }: TextGroup): TextGroup {
  return {
    path,
    anywhere: leftToRightWords([...anywhere, ...inOrder]),
    inOrder: [],
    oneOf: oneOf.map((ways) => ways.map(leftToRightWords)),
  };
}

function leftToRightWords(texts: readonly string[]): readonly string[] {
  return texts
    .flatMap((text) => text.split(/\s+/))
    .map((word) => trimEndOf(word.replace(signsAbove, ''), sign))
    .filter((word) => /^\p{L}{2,}$/u.test(word) && !rightToLeft.test(word));
}

/**
 * The words from right to left that are not on paper. The file gives their letters as they stand, from the left,
 * and those of a ligature the other way round: a word is there when its letters are, together.
 */
export function lostWords(groups: readonly TextGroup[], printed: string): readonly string[] {
  const there = new Set(wordsIn(printed).map(lettersOf));
  const lostOf = (texts: readonly string[]) =>
    texts.flatMap(wordsIn).filter((word) => !there.has(lettersOf(word)));
  return groups.flatMap(({ path, anywhere, inOrder, oneOf = [] }) => {
    const unsaid = oneOf
      .map((ways) => ways.map(lostOf))
      .filter((ways) => ways.every((lost) => lost.length > 0));
    const words = [...lostOf([...anywhere, ...inOrder]), ...unsaid.flatMap(([first = []]) => first)];
    return words.map((word) => `"${word}" (${path})`);
  });
}

function wordsIn(text: string): readonly string[] {
  return text.match(rightToLeftWord) ?? [];
}

function lettersOf(word: string): string {
  return [...word.normalize('NFKC')].sort().join('');
}
