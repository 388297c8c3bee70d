import { sortedLines, valuesIn } from './packed-file.ts';
import { titleKeys } from './title-keys.ts';
import { subjectOfWhole } from './title-subject.ts';

/** Titles that employers use for one and the same work; `*entwickler` is the end of a German compound. */
export interface RoleFamily {
  readonly family: string;
  readonly titles: readonly string[];
}

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

export function indexTitles(families: readonly RoleFamily[]): TitleIndex {
  const byHead = new Map<string, string[][]>();
  const subjects = new Map<string, Set<string>>();
  const endings: { family: string; ending: string }[] = [];
  for (const { family, position, title } of titlesOf(families)) {
    const keys = titleKeys(title);
    const [head] = keys;
    if (head === undefined) continue;
    if (title.startsWith('*')) endings.push({ family, ending: keys.join(' ') });
    else byHead.set(head, [...(byHead.get(head) ?? []), [position, ...keys]]);
    const subject = subjectOfWhole(keys);
    if (subject !== null) subjects.set(subject, (subjects.get(subject) ?? new Set()).add(position));
  }
  const lines = [...byHead].map(([head, titles]) => {
    const longestFirst = titles.toSorted((a, b) => b.length - a.length);
    return [head, longestFirst.map((title) => title.join(' '))] as const;
  });
  const ofOneFamily = [...subjects].filter(([, positions]) => positions.size === 1);
  return {
    families: families.map(({ family }) => family),
    titles: sortedLines(lines),
    subjects: sortedLines(ofOneFamily.map(([subject, positions]) => [subject, [...positions]])),
    endings,
  };
}

function titlesOf(families: readonly RoleFamily[]) {
  return families.flatMap(({ family, titles }, position) =>
    titles.map((title) => ({ family, position: String(position), title })),
  );
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
