import { valuesIn } from './packed-file.ts';

/** A title of a family. */
export interface FamilyTitle {
  readonly family: string;
  readonly keys: readonly string[];
}

/** The titles of all families put by first word, as byte texts: what the packed file holds. */
export interface TitleIndex {
  readonly families: readonly string[];
  /** Sorted lines: the key of a first word, then each such title, longest first: the position of its family, its keys. */
  readonly titles: string;
  /** Sorted lines: what the titles of one family alone are of (`payroll`), the position of that family. */
  readonly subjects: string;
  /** `*entwickler`: what a word ends in that is such a title. */
  readonly endings: readonly { readonly family: string; readonly ending: string }[];
}

/** Every title that begins with the word, longest first. */
export function titlesAt({ families, titles }: TitleIndex, head: string): FamilyTitle[] {
  return (valuesIn(titles, head) ?? []).map((title) => {
    const [position, ...keys] = title.split(' ');
    return { family: families[Number(position)] ?? '', keys };
  });
}

/** The family whose roles alone are of this. */
export function familyOfSubject({ families, subjects }: TitleIndex, subject: string): string | undefined {
  const [position] = valuesIn(subjects, subject) ?? [];
  return position === undefined ? undefined : families[Number(position)];
}

/** The tasks of roles by what is asked for, as byte texts: what the packed file holds. */
export interface TaskIndex {
  /** Sorted lines: the position of a list, then its tasks. */
  readonly tasks: string;
  /** Sorted lines: a role family, then the positions of its lists. */
  readonly families: string;
  /** Sorted lines: the keys of a title within families, then the positions of what it adds. */
  readonly titles: string;
}

export function tasksOfFamily(index: TaskIndex, family: string): readonly string[] {
  return tasksAt(index, valuesIn(index.families, family));
}

/** In words: longer titles are not looked for, so that the work for a title grows with its length alone. */
export const longestTitle = 10;

/** What the titles of the table add that are in a title, by the keys of its words; a `prep cook` is no `cook`. */
export function tasksOfWords(index: TaskIndex, keys: readonly string[]): readonly string[] {
  const used = new Set<number>();
  const tasks: string[] = [];
  for (let length = Math.min(longestTitle, keys.length); length > 0; length -= 1) {
    for (let first = 0; first + length <= keys.length; first += 1) {
      const places = Array.from({ length }, (_, step) => first + step);
      if (places.some((place) => used.has(place))) continue;
      const found = valuesIn(index.titles, keys.slice(first, first + length).join(' '));
      if (found === undefined) continue;
      tasks.push(...tasksAt(index, found));
      for (const place of places) used.add(place);
    }
  }
  return tasks;
}

function tasksAt({ tasks }: TaskIndex, positions: readonly string[] = []): readonly string[] {
  return positions.flatMap((position) => valuesIn(tasks, position) ?? []);
}
