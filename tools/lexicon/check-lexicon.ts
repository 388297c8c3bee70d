import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isCredential } from '../../src/contract/choices.ts';
import { readSpelling } from '../../src/lexicon/packed/skill-index.ts';
import { termKey } from '../../src/text/tokenize.ts';
import { readPostingRules, wrongExamples } from './posting-rules.ts';
import {
  Activity,
  CredentialLevels,
  dataFolder,
  ExclusiveSpecialism,
  Family,
  LanguageSignals,
  ObjectGroup,
  Profession,
  RelatedFamilies,
  RelatedProfessions,
  readTable,
  Skill,
  TaskListRow,
  TermClass,
  Title,
  Workplace,
} from './tables.ts';

interface Named {
  readonly place: string;
  readonly name: string;
}

/** All violations of rules between tables, with file and line; single rows are checked when they are read. */
export function checkLexicon(): readonly string[] {
  const professions = readTable('lexicon/professions.tsv', Profession);
  const skills = professions.flatMap(({ file }) => readTable(`lexicon/skills/${file}.tsv`, Skill));
  const families = readTable('lexicon/families.tsv', Family);
  const titles = readTable('lexicon/titles.tsv', Title);
  const tasks = readTable('lexicon/tasks.tsv', TaskListRow);
  const workplaces = readTable('lexicon/workplaces.tsv', Workplace);
  const groups = readTable('lexicon/activities/object-groups.tsv', ObjectGroup);
  const activities = filesIn('activities')
    .filter((file) => file !== 'object-groups.tsv')
    .flatMap((file) => readTable(`lexicon/activities/${file}`, Activity));
  const classes = readTable('lexicon/classes.tsv', TermClass);
  readTable('lexicon/exclusive-specialisms.tsv', ExclusiveSpecialism);

  const signals = readTable('language/signals.tsv', LanguageSignals);
  const spellings = names(skills, ({ term, aliases }) => [
    term,
    ...aliases.map((alias) => readSpelling(alias).text),
  ]);
  const terms = new Set(skills.map(({ term }) => term));
  const familyNames = new Set(['', ...families.map(({ family }) => family)]);
  const professionNames = new Set(professions.map(({ profession }) => profession));
  return [
    ...professions
      .filter(({ file }) => !existsSync(path.join(dataFolder, 'lexicon', 'skills', `${file}.tsv`)))
      .map(({ file, place }) => `${place}: file: skills/${file}.tsv does not exist`),
    ...unknown('file', new Set(professions.map(({ file }) => `${file}.tsv`)), skillFiles()),
    ...doubled(
      'profession',
      names(professions, ({ profession }) => [profession]),
    ),
    ...doubled('spelling', spellings, termKey),
    ...unknown(
      'implies',
      terms,
      names(skills, ({ implies }) => implies),
    ),
    ...doubled(
      'family',
      names(families, ({ family }) => [family]),
    ),
    ...doubled(
      'title',
      names(titles, ({ title }) => [title]),
    ),
    ...unknown(
      'family',
      familyNames,
      names(titles, ({ family }) => [family]),
    ),
    ...unknown(
      'tasks',
      new Set(tasks.map(({ list }) => list)),
      names(titles, (row) => row.tasks),
    ),
    ...titles
      .filter((row) => row.family === '' && row.tasks.length === 0)
      .map(({ place }) => `${place}: names neither a family nor tasks`),
    ...doubled(
      'list',
      names(tasks, ({ list }) => [list]),
    ),
    ...unknown(
      'family',
      familyNames,
      names(tasks, ({ family }) => [family]),
    ),
    ...unknown(
      'tasks',
      terms,
      names(tasks, (row) => row.tasks),
    ),
    ...unknown(
      'families',
      familyNames,
      names(readTable('lexicon/related-families.tsv', RelatedFamilies), (row) => row.families),
    ),
    ...unknown(
      'professions',
      professionNames,
      names(readTable('lexicon/related-professions.tsv', RelatedProfessions), (row) => row.professions),
    ),
    ...unknown(
      'staff',
      familyNames,
      names(workplaces, ({ staff }) => [staff]),
    ),
    ...unknown(
      'leaders',
      familyNames,
      names(workplaces, ({ leaders }) => [leaders]),
    ),
    ...unknown(
      'levels',
      new Set(skills.filter(({ kind }) => isCredential(kind)).map(({ term }) => term)),
      names(readTable('lexicon/credential-levels.tsv', CredentialLevels), ({ levels }) => levels),
    ),
    ...unknown(
      'skill',
      terms,
      names(activities, ({ skill }) => [skill]),
    ),
    ...unknown(
      'objects',
      new Set(groups.map(({ group }) => `@${group}`)),
      names(activities, ({ objects }) => objects.filter((object) => object.startsWith('@'))),
    ),
    ...doubled(
      'signal',
      names(signals, (row) => row.signals.map((signal) => `${row.language} ${row.form} ${signal}`)),
    ),
    ...doubled(
      'class',
      names(classes, (row) => [row.class]),
    ),
    ...unknown(
      'members',
      new Set([
        ...terms,
        ...classes.filter((row) => !row.members.some(isClass)).map((row) => `@${row.class}`),
      ]),
      names(classes, ({ members }) => members),
    ),
    ...wrongExamples(readPostingRules()),
  ];
}

/** True for a reference to another class, which must not contain references itself. */
function isClass(member: string): boolean {
  return member.startsWith('@');
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(path.join(dataFolder, 'lexicon', folder)).sort();
}

function skillFiles(): readonly Named[] {
  return filesIn('skills').map((file) => ({ place: `lexicon/skills/${file}:1`, name: file }));
}

function names<Row extends { readonly place: string }>(
  rows: readonly Row[],
  namesOf: (row: Row) => readonly string[],
): readonly Named[] {
  return rows.flatMap((row) => namesOf(row).map((name) => ({ place: row.place, name })));
}

function doubled(what: string, all: readonly Named[], keyOf = (name: string) => name): readonly string[] {
  const first = new Map<string, string>();
  return all.flatMap(({ name, place }) => {
    const before = first.get(keyOf(name));
    first.set(keyOf(name), before ?? place);
    return before === undefined ? [] : [`${place}: the ${what} "${name}" is already in ${before}`];
  });
}

function unknown(column: string, known: ReadonlySet<string>, all: readonly Named[]): readonly string[] {
  return all
    .filter(({ name }) => !known.has(name))
    .map(({ name, place }) => `${place}: ${column}: "${name}" is unknown`);
}
