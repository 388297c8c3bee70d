import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { termKinds } from '../../src/contract/choices.ts';
import { readSpelling } from '../../src/lexicon/packed/skill-index.ts';
import { dataFolder, Profession, readTable, Skill } from './tables.ts';

/**
 * Adds a skill at the end of its profession's table and returns where.
 * @throws Error that names the invalid argument
 */
export function addSkill(words: readonly string[]): string {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { implies: { type: 'string', multiple: true } },
  });
  const [asked = '', kind = '', written = '', ...aliases] = positionals;
  const professions = readTable('lexicon/professions.tsv', Profession);
  const table = professions.find(({ profession, file }) => profession === asked || file === asked);
  if (!table) {
    const names = professions.map(({ file }) => file).join(', ');
    throw new Error(`"${asked}" is not a profession. Professions: ${names}`);
  }
  if (!termKinds.some((known) => known === kind))
    throw new Error(`"${kind}" is not a kind. Kinds: ${termKinds.join(', ')}`);
  const { text, marked } = readSpelling(written);
  const cells = {
    term: text,
    language: marked ?? '',
    kind,
    aliases: aliases.join(' | '),
    implies: (values.implies ?? []).join(' | '),
    flags: '',
    source: 'own',
  };
  const checked = Skill.safeParse(cells);
  if (!checked.success) {
    throw new Error(checked.error.issues.map((one) => `${one.path.join('.')}: ${one.message}`).join('\n'));
  }
  const file = path.join('lexicon', 'skills', `${table.file}.tsv`);
  appendFileSync(path.join(dataFolder, file), `${Object.values(cells).join('\t')}\n`);
  return `${text}: added to data/${file}.`;
}
