import { readSpelling, type SkillRow, type SkillTable } from '../../src/lexicon/packed/skill-index.ts';
import type { RoleFamily, TaskList } from './index-titles.ts';
import { Family, Profession, readTable, Skill, TaskListRow, Title } from './tables.ts';

/* Reads data/lexicon into the types of the engine. */

/** The skills of all professions. A term belongs to exactly one, and each spelling appears once. */
export function readSkills(): readonly SkillTable[] {
  return readTable('lexicon/professions.tsv', Profession).map(({ profession, file }) => ({
    profession,
    rows: readTable(`lexicon/skills/${file}.tsv`, Skill).map(
      ({ term, language, kind, aliases, implies }): SkillRow => {
        const first = { text: term, marked: language };
        const written = aliases.map(readSpelling);
        const others = kind === 'language' ? written.flatMap(withKnowledge) : written;
        const spellings: SkillRow['spellings'] = [first, ...others];
        return { kind, spellings, ...(implies.length > 0 && { implies }) };
      },
    ),
  }));
}

type Spelling = SkillRow['spellings'][number];

/** Adds the German compound for knowledge of a language: `Englisch`, `Englischkenntnisse`. */
function withKnowledge(spelling: Spelling): readonly Spelling[] {
  const { text, marked } = spelling;
  return marked === 'de' ? [spelling, { text: `${text}kenntnisse`, marked }] : [spelling];
}

/** Titles that employers use for the same work; the longest title found decides. */
export function readFamilies(): readonly RoleFamily[] {
  const titles = new Map<string, string[]>();
  for (const { title, family } of readTable('lexicon/titles.tsv', Title)) add(titles, family, title);
  return readTable('lexicon/families.tsv', Family).map(({ family }) => ({
    family,
    titles: titles.get(family) ?? [],
  }));
}

/** Typical tasks of titles, in the order of the role families. */
export function readTaskLists(): readonly TaskList[] {
  const titles = new Map<string, string[]>();
  for (const { title, tasks } of readTable('lexicon/titles.tsv', Title)) {
    for (const list of tasks) add(titles, list, title);
  }
  return readTable('lexicon/tasks.tsv', TaskListRow).map(({ list, family, tasks }) => ({
    ...(family !== '' && { family }),
    titles: titles.get(list) ?? [],
    tasks,
  }));
}

function add(lists: Map<string, string[]>, name: string, item: string): void {
  const list = lists.get(name) ?? [];
  list.push(item);
  lists.set(name, list);
}
