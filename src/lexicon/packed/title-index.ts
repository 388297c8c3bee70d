import { valuesIn } from './packed-file.ts';

/** A title of a family. */
export interface FamilyTitle {
  readonly family: string;
  readonly keys: readonly string[];
}

/** The titles of all families indexed by first word, as byte texts of the packed file. */
export interface TitleIndex {
  readonly families: readonly string[];
  /**
   * Sorted lines: the key of a first word, then each title with it, longest first: the position of its family and its
   * keys.
   */
  readonly titles: string;
  /** Sorted lines: a subject that only titles of one family have (`payroll`), and the position of that family. */
  readonly subjects: string;
  /** Endings of words that are titles: `*entwickler`. */
  readonly endings: readonly { readonly family: string; readonly ending: string }[];
}

/** All titles that begin with the word, longest first. */
export function titlesAt({ families, titles }: TitleIndex, head: string): FamilyTitle[] {
  return (valuesIn(titles, head) ?? []).map((title) => {
    const [position, ...keys] = title.split(' ');
    return { family: families[Number(position)] ?? '', keys };
  });
}

/** The only family whose titles have this subject. */
export function familyOfSubject({ families, subjects }: TitleIndex, subject: string): string | undefined {
  const [position] = valuesIn(subjects, subject) ?? [];
  return position === undefined ? undefined : families[Number(position)];
}

/** The typical tasks of roles, as byte texts of the packed file. */
export interface TaskIndex {
  /** Sorted lines: the position of a list, and its tasks. */
  readonly tasks: string;
  /** Sorted lines: a role family, and the positions of its lists. */
  readonly families: string;
  /** Sorted lines: the keys of a title inside longer ones, and the positions of the lists that it adds. */
  readonly titles: string;
}

export function tasksOfFamily(index: TaskIndex, family: string): readonly string[] {
  return tasksAt(index, valuesIn(index.families, family));
}

/** In words; longer titles are not searched for, so that the time grows linearly with a title's length. */
export const longestTitle = 10;

/**
 * The tasks that titles inside a title add, longest first and without overlaps: a `prep cook` does not count as a
 * `cook`.
 */
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
