import { trimEndOf } from '../../values/strings.ts';
import type { TextGroup, Wordings } from './expected-texts.ts';
import type { ReadingOrder } from './reading-orders.ts';

export function foldGroup(group: TextGroup, fold: (text: string) => readonly string[]): TextGroup {
  const all = (texts: readonly string[]) => texts.flatMap(fold);
  const oneOf = group.oneOf?.map((wordings) => wordings.map(all));
  return { ...group, anywhere: all(group.anywhere), inOrder: all(group.inOrder), ...(oneOf && { oneOf }) };
}

/** All texts of a group, with the first of several wordings. */
export function textsOf({ anywhere, inOrder, oneOf = [] }: TextGroup): readonly string[] {
  return [...anywhere, ...inOrder, ...oneOf.flatMap(([first = []]) => first)];
}

/**
 * The texts that a reading order lacks, each with its path and the name of the order. Groups are searched in sequence.
 * A search never starts after its text, because a text found too early only makes the next search start earlier. So a
 * text that is present in order is always found.
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
    const seekOne = (wordings: Wordings): number => {
      const end = endOfNearest(order, wordings, start);
      if (end === null) lose(wordings[0]?.join(' ') ?? '');
      return end ?? start;
    };
    const ends = [...anywhere.map((text) => seek(text, start)), ...oneOf.map(seekOne)];
    const last = inOrder.reduce((from, text) => seek(text, from), start);
    start = Math.max(start, last, ...ends);
  }
  return lost;
}

/** The end of the wording that ends first; null if none is found. */
function endOfNearest(order: ReadingOrder, wordings: Wordings, from: number): number | null {
  const ends = wordings
    .map((texts) => texts.map((text) => order.find(text, from)))
    .filter((found) => found.every((end) => end !== null))
    .map((found) => Math.max(from, ...found));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Groups the groups by section. */
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

/** Blocks of right-to-left scripts. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const sign = /[^\p{L}\p{N}]/u;
const leadingSigns = /^[^\p{L}\p{N}]+/u;

const rightToLeftWord = new RegExp(`(?:${rightToLeft.source}|\\p{M})+`, 'gu');

export function runsRightToLeft(groups: readonly TextGroup[]): boolean {
  return groups.some((group) => textsOf(group).some((text) => rightToLeft.test(text)));
}

/**
 * The left-to-right words of a group, in any order. Right-to-left text moves figures and punctuation, so with it only
 * the presence of each word can be checked.
 */
export function leftToRightGroup({ path, anywhere, inOrder, oneOf = [] }: TextGroup): TextGroup {
  return {
    path,
    anywhere: leftToRightWords([...anywhere, ...inOrder]),
    inOrder: [],
    oneOf: oneOf.map((wordings) => wordings.map(leftToRightWords)),
  };
}

function leftToRightWords(texts: readonly string[]): readonly string[] {
  return texts
    .flatMap((text) => text.split(/\s+/))
    .map((word) => trimEndOf(word.replace(leadingSigns, ''), sign))
    .filter((word) => /^\p{L}{2,}$/u.test(word) && !rightToLeft.test(word));
}

/**
 * The right-to-left words that the PDF lacks. Words are compared by their sorted letters, because the file has letters
 * in visual order and those of a ligature reversed.
 */
export function lostWords(groups: readonly TextGroup[], printed: string): readonly string[] {
  const there = new Set(wordsIn(printed).map(lettersOf));
  const lostOf = (texts: readonly string[]) =>
    texts.flatMap(wordsIn).filter((word) => !there.has(lettersOf(word)));
  return groups.flatMap(({ path, anywhere, inOrder, oneOf = [] }) => {
    const unsaid = oneOf
      .map((wordings) => wordings.map(lostOf))
      .filter((wordings) => wordings.every((lost) => lost.length > 0));
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
