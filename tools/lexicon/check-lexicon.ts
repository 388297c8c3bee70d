import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readSpelling } from '../../src/tailoring/lexicon/skill-rows.ts';
import { termKey } from '../../src/tailoring/text/tokenize.ts';
import { dataFolder, Family, Profession, readTable, Skill, TaskListRow, Title } from './tables.ts';

/** Every row that breaks a rule between tables, by file and line; what one row says is checked where it is read. */
export function checkLexicon(): readonly string[] {
  const professions = readTable('professions.tsv', Profession);
  const skills = professions.flatMap(({ file }) => readTable(`skills/${file}.tsv`, Skill));
  const terms = new Set(skills.map(({ term }) => term));
  const spellings = skills.flatMap(({ term, aliases, place }) =>
    [term, ...aliases.map((alias) => readSpelling(alias).text)].map((text) => ({
      key: termKey(text),
      place,
    })),
  );
  const families = readTable('families.tsv', Family);
  const titles = readTable('titles.tsv', Title);
  const tasks = readTable('tasks.tsv', TaskListRow);
  const named = new Set(families.map(({ family }) => family));
  const lists = new Set(tasks.map(({ list }) => list));
  return [
    ...unlistedFiles(professions.map(({ file }) => `${file}.tsv`)),
    ...doubled(
      'profession',
      professions.map(({ profession, place }) => ({ key: profession, place })),
    ),
    ...doubled('spelling', spellings),
    ...skills.flatMap(({ implies, place }) =>
      unknown(
        'implies',
        implies.filter((term) => !terms.has(term)),
        place,
      ),
    ),
    ...doubled(
      'family',
      families.map(({ family, place }) => ({ key: family, place })),
    ),
    ...doubled(
      'title',
      titles.map(({ title, place }) => ({ key: title, place })),
    ),
    ...titles.flatMap(({ family, tasks: own, place }) => [
      ...unknown('family', family === '' || named.has(family) ? [] : [family], place),
      ...unknown(
        'tasks',
        own.filter((list) => !lists.has(list)),
        place,
      ),
    ]),
    ...titles
      .filter(({ family, tasks: own }) => family === '' && own.length === 0)
      .map(({ place }) => `${place}: says nothing`),
    ...doubled(
      'list',
      tasks.map(({ list, place }) => ({ key: list, place })),
    ),
    ...tasks.flatMap(({ family, tasks: own, place }) => [
      ...unknown('family', family === '' || named.has(family) ? [] : [family], place),
      ...unknown(
        'tasks',
        own.filter((term) => !terms.has(term)),
        place,
      ),
    ]),
  ];
}

function unlistedFiles(listed: readonly string[]): readonly string[] {
  const files = readdirSync(path.join(dataFolder, 'skills'));
  return files
    .filter((file) => !listed.includes(file))
    .map((file) => `skills/${file}: not named in professions.tsv`);
}

function doubled(
  what: string,
  all: readonly { readonly key: string; readonly place: string }[],
): readonly string[] {
  const first = new Map<string, string>();
  return all.flatMap(({ key, place }) => {
    const before = first.get(key);
    first.set(key, before ?? place);
    return before === undefined ? [] : [`${place}: the ${what} "${key}" is already in ${before}`];
  });
}

function unknown(column: string, names: readonly string[], place: string): readonly string[] {
  return names.map((name) => `${place}: ${column}: "${name}" is not known by that name`);
}
