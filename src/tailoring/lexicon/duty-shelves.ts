import type { OfficeDuties } from './office-duties.ts';
import { sortedLines, valuesIn } from './sorted-lines.ts';
import { titleKeys } from './title-keys.ts';

/** The duties of offices by what is asked for, as byte texts: what the build writes down in place of the tables. */
export interface DutyShelves {
  /** Sorted lines: the position of an entry of the table, then its duties. */
  readonly duties: string;
  /** Sorted lines: a role family, then the positions of its entries. */
  readonly families: string;
  /** Sorted lines: the keys of a title within families, then the positions of what it adds. */
  readonly titles: string;
}

export function shelveDuties(entries: readonly OfficeDuties[]): DutyShelves {
  const families = new Map<string, string[]>();
  const titles = new Map<string, string[]>();
  for (const [index, { family, titles: within = '' }] of entries.entries()) {
    const position = String(index);
    if (family !== undefined) add(families, family, position);
    for (const title of listed(within)) add(titles, titleKeys(title).join(' '), position);
  }
  return {
    duties: sortedLines(entries.map(({ duties }, index) => [String(index), listed(duties)])),
    families: sortedLines(families),
    titles: sortedLines(titles),
  };
}

function add(shelves: Map<string, string[]>, key: string, position: string): void {
  shelves.set(key, [...(shelves.get(key) ?? []), position]);
}

function listed(text: string): readonly string[] {
  return text
    .split(/[,\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

export function dutiesOfFamily(shelves: DutyShelves, family: string): readonly string[] {
  return dutiesAt(shelves, valuesIn(shelves.families, family));
}

/** What the titles of the table add that stand in a title, by the keys of its words; a `prep cook` is no `cook`. */
export function dutiesOfWords(shelves: DutyShelves, keys: readonly string[]): readonly string[] {
  for (let length = keys.length; length > 0; length -= 1) {
    for (let first = 0; first + length <= keys.length; first += 1) {
      const found = valuesIn(shelves.titles, keys.slice(first, first + length).join(' '));
      if (found === undefined) continue;
      const around = [keys.slice(0, first), keys.slice(first + length)];
      return [...dutiesAt(shelves, found), ...around.flatMap((rest) => dutiesOfWords(shelves, rest))];
    }
  }
  return [];
}

function dutiesAt({ duties }: DutyShelves, positions: readonly string[] = []): readonly string[] {
  return positions.flatMap((position) => valuesIn(duties, position) ?? []);
}
