import { sortedLines, valuesIn } from './packed-file.ts';
import { titleKeys } from './title-keys.ts';

/** What everybody with a title does or knows after a year, as terms of the skill tables. */
export interface TaskList {
  /** The role family whose people all do this; absent where titles do. */
  readonly family?: string | undefined;
  /** Titles within families, narrower than one. */
  readonly titles: readonly string[];
  readonly tasks: readonly string[];
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

export function indexTasks(lists: readonly TaskList[]): TaskIndex {
  const byFamily = new Map<string, string[]>();
  const byTitle = new Map<string, string[]>();
  for (const [index, { family, titles }] of lists.entries()) {
    const position = String(index);
    if (family !== undefined) add(byFamily, family, position);
    for (const title of titles) {
      const keys = titleKeys(title);
      if (keys.length > longestTitle)
        throw new Error(`The title "${title}" has more than ${longestTitle} words: raise longestTitle.`);
      add(byTitle, keys.join(' '), position);
    }
  }
  return {
    tasks: sortedLines(lists.map(({ tasks }, index) => [String(index), tasks])),
    families: sortedLines(byFamily),
    titles: sortedLines(byTitle),
  };
}

function add(positions: Map<string, string[]>, key: string, position: string): void {
  positions.set(key, [...(positions.get(key) ?? []), position]);
}

export function tasksOfFamily(index: TaskIndex, family: string): readonly string[] {
  return tasksAt(index, valuesIn(index.families, family));
}

/** In words: longer titles are not looked for, so that the work for a title grows with its length alone. */
const longestTitle = 10;

/** What the titles of the table add that stand in a title, by the keys of its words; a `prep cook` is no `cook`. */
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
