import { readSpelling } from '../../src/lexicon/packed/skill-index.ts';
import { titleKeys } from '../../src/lexicon/titles/title-keys.ts';
import { termKey } from '../../src/text/tokenize.ts';
import { Profession, readTable, Skill, TaskListRow, Title } from './tables.ts';

/** Everything in the data about a spelling or a title, each line with its place. */
export function explainTerm(asked: string): string {
  const lines = [...asSkill(asked), ...asTitle(asked)];
  return lines.length > 0 ? lines.join('\n') : `"${asked}" is not in data/lexicon.`;
}

function asSkill(asked: string): readonly string[] {
  const key = termKey(asked);
  const skills = readTable('lexicon/professions.tsv', Profession).flatMap(({ profession, file }) =>
    readTable(`lexicon/skills/${file}.tsv`, Skill).map((row) => ({ ...row, profession })),
  );
  const row = skills.find(({ term, aliases }) =>
    [term, ...aliases.map((alias) => readSpelling(alias).text)].some((text) => termKey(text) === key),
  );
  if (!row) return [];
  const { term, place, kind, profession, aliases, implies } = row;
  const narrower = skills.filter((one) => one.implies.includes(term)).map((one) => one.term);
  const tasks = readTable('lexicon/tasks.tsv', TaskListRow).filter((one) => one.tasks.includes(term));
  return [
    `${place}: ${term} (${kind}, ${profession})`,
    ...labeled('also written', aliases),
    ...labeled('implies', implies),
    ...labeled('implied by', narrower),
    ...labeled(
      'usual task of',
      tasks.map(({ list }) => list),
    ),
  ];
}

function asTitle(asked: string): readonly string[] {
  const key = titleKeys(asked).join(' ');
  return readTable('lexicon/titles.tsv', Title)
    .filter(({ title }) => titleKeys(title).join(' ') === key)
    .flatMap(({ title, family, tasks, place }) => [
      `${place}: ${title} (${family === '' ? 'no family' : `family ${family}`})`,
      ...labeled('usual tasks', tasks),
    ]);
}

function labeled(what: string, names: readonly string[]): readonly string[] {
  return names.length > 0 ? [`  ${what}: ${names.join(', ')}`] : [];
}
