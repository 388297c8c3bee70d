import { termKey } from '../text/tokenize.ts';
import type { RoleFamily } from './role-family.ts';
import { sortedLines, valuesIn } from './sorted-lines.ts';

/** A title of a family. */
export interface FamilyTitle {
  readonly family: string;
  readonly keys: readonly string[];
}

/** The titles of all families put by first word, as text: what the build writes down in place of the tables. */
export interface TitleShelves {
  readonly families: readonly string[];
  /** Sorted lines: the key of a first word, then each such title, longest first: the position of its family, its keys. */
  readonly titles: string;
  /** `*entwickler`: what a word ends in that is such a title. */
  readonly endings: readonly { readonly family: string; readonly ending: string }[];
}

export function shelveTitles(families: readonly RoleFamily[]): TitleShelves {
  const shelves = new Map<string, string[][]>();
  const endings: { family: string; ending: string }[] = [];
  for (const [position, { family, titles }] of families.entries()) {
    for (const title of titles.split(/[,\n]/).map((written) => written.trim())) {
      const key = termKey(title);
      const keys = key.split(' ');
      const [head = ''] = keys;
      if (key === '') continue;
      if (title.startsWith('*')) endings.push({ family, ending: key });
      else shelves.set(head, [...(shelves.get(head) ?? []), [String(position), ...keys]]);
    }
  }
  const lines = [...shelves].map(([head, titles]) => {
    const longestFirst = titles.toSorted((a, b) => b.length - a.length);
    return [head, longestFirst.map((title) => title.join(' '))] as const;
  });
  return { families: families.map(({ family }) => family), titles: sortedLines(lines), endings };
}

/** Every title that begins with the word, longest first. */
export function titlesAt({ families, titles }: TitleShelves, head: string): FamilyTitle[] {
  return (valuesIn(titles, head) ?? []).map((title) => {
    const [position, ...keys] = title.split(' ');
    return { family: families[Number(position)] ?? '', keys };
  });
}
