import type { TextGroup } from './expected-texts.ts';
import type { ReadingOrder } from './reading-orders.ts';

export function foldGroup(group: TextGroup, fold: (text: string) => readonly string[]): TextGroup {
  const all = (texts: readonly string[]) => texts.flatMap(fold);
  return { ...group, anywhere: all(group.anywhere), inOrder: all(group.inOrder) };
}

/**
 * What is not there, with its path and the order that it was looked for in. Groups are looked for one behind the
 * other. Every search starts no later than the text that it is for: a text found too early only makes the next
 * search start earlier. So a text that is there, in order, is always found.
 */
export function lostIn(order: ReadingOrder, groups: readonly TextGroup[]): readonly string[] {
  const lost: string[] = [];
  let start = 0;
  for (const { path, anywhere, inOrder } of groups) {
    const seek = (text: string, from: number): number => {
      const end = order.find(text, from);
      if (end === null) lost.push(`"${text}" (${path}, ${order.name})`);
      return end ?? from;
    };
    const ends = anywhere.map((text) => seek(text, start));
    const last = inOrder.reduce((from, text) => seek(text, from), start);
    start = Math.max(start, last, ...ends);
  }
  return lost;
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
