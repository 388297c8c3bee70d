import { sortedLines } from '../../src/lexicon/packed/packed-file.ts';
import { longestTitle, type TaskIndex, type TitleIndex } from '../../src/lexicon/packed/title-index.ts';
import { type TitleTable, titleForms, titleKeys } from '../../src/lexicon/titles/title-keys.ts';
import {
  agentRoots,
  compoundSubjects,
  officesOf,
  subjectOfWhole,
  titleRoot,
  withSpecialists,
} from '../../src/lexicon/titles/title-subject.ts';

/* Indexes titles and tasks by their lookup keys. */

/** Titles that employers use for the same work; `*entwickler` is the end of a German compound. */
export interface RoleFamily {
  readonly family: string;
  readonly titles: readonly string[];
}

export function indexTitles(families: readonly RoleFamily[], table: TitleTable): TitleIndex {
  const forms = titleForms(table);
  const offices = officesOf(table, forms);
  const specialists = withSpecialists(offices, table, forms);
  const roots = agentRoots(table);
  const byHead = new Map<string, string[][]>();
  const subjects = new Map<string, Set<string>>();
  // Subjects by the people who work or specialize in them, without an office.
  const people = new Map<string, Set<string>>();
  const endings: { family: string; ending: string }[] = [];
  for (const { family, position, title } of titlesOf(families)) {
    const keys = titleKeys(title, forms);
    const [head] = keys;
    if (head === undefined) continue;
    if (title.startsWith('*')) endings.push({ family, ending: keys.join(' ') });
    else byHead.set(head, [...(byHead.get(head) ?? []), [position, ...keys]]);
    const subject = subjectOfWhole(keys, offices);
    if (subject !== null) subjects.set(subject, (subjects.get(subject) ?? new Set()).add(position));
    const known = subject === null ? subjectOfWhole(keys, specialists) : null;
    if (known !== null) people.set(known, (people.get(known) ?? new Set()).add(position));
    if (keys.length > 1 || title.startsWith('*')) continue;
    // A `Head of Statistics` works where a statistician does, a `Referent Energie` where an `Energieberater` does.
    const work = [titleRoot(head, roots), ...compoundSubjects(head, offices)].filter((each) => each !== head);
    for (const each of work) people.set(each, (people.get(each) ?? new Set()).add(position));
  }
  const lines = [...byHead].map(([head, titles]) => {
    const longestFirst = titles.toSorted((a, b) => b.length - a.length);
    return [head, longestFirst.map((title) => title.join(' '))] as const;
  });
  const ofPeople = [...people].filter(([root]) => !subjects.has(root) && !offices.vague.has(root));
  const ofOneFamily = [...subjects, ...ofPeople].filter(([, positions]) => positions.size === 1);
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

/** Typical work and knowledge after a year with a title, as terms of the skill tables. */
export interface TaskList {
  /** The role family with these tasks; absent if only titles have them. */
  readonly family?: string | undefined;
  /** Titles with these tasks, narrower than a family. */
  readonly titles: readonly string[];
  readonly tasks: readonly string[];
}

export function indexTasks(lists: readonly TaskList[], table: TitleTable): TaskIndex {
  const forms = titleForms(table);
  const byFamily = new Map<string, string[]>();
  const byTitle = new Map<string, string[]>();
  for (const [index, { family, titles }] of lists.entries()) {
    const position = String(index);
    if (family !== undefined) add(byFamily, family, position);
    for (const title of titles) {
      const keys = titleKeys(title, forms);
      if (keys.length > longestTitle)
        throw new Error(`The title "${title}" has more than ${longestTitle} words; increase longestTitle.`);
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
