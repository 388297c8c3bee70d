import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../build/root.ts';
import { printPacked } from '../../src/lexicon/packed/packed-file.ts';
import {
  type ModelName,
  type PackedLexicon,
  packedFile,
  rowsIn,
} from '../../src/lexicon/packed/packed-lexicon.ts';
import { indexSkills } from '../../src/lexicon/packed/skill-index.ts';
import { titleTable } from '../../src/lexicon/titles/title-keys.ts';
import { indexKnownWords } from '../../src/lexicon/words/known-words.ts';
import { indexMisspellings } from '../../src/lexicon/words/misspellings.ts';
import { indexTasks, indexTitles } from './index-titles.ts';
import { readFamilies, readSkills, readTaskLists } from './read-lexicon.ts';
import { smallTables } from './small-tables.ts';
import { Misspelled, readTable } from './tables.ts';

/* Makes the one file that tests, development and the package read. */

/** @throws Error that names every invalid row */
export function packLexicon(): PackedLexicon {
  const tables = smallTables();
  const titles = titleTable(rowsIn(tables['title-words']));
  const parts = {
    skills: indexSkills(readSkills()),
    titles: indexTitles(readFamilies(), titles),
    tasks: indexTasks(readTaskLists(), titles),
    tables,
  };
  return {
    ...parts,
    known: {
      words: indexKnownWords(parts),
      misspelled: indexMisspellings(readTable('language/en/misspellings.tsv', Misspelled)),
    },
    models: Object.fromEntries(modelNames.map((name) => [name, modelBytes(name)])) as PackedLexicon['models'],
  };
}

const modelNames: readonly ModelName[] = ['lines', 'phrases', 'names', 'resume-lines', 'resume-heads'];

function modelBytes(name: ModelName): string {
  return readFileSync(path.join(root, 'data/models', `${name}.weights`), 'latin1');
}

/** Writes to a temporary file and renames it, so that concurrent readers always see a complete file. */
export function writePacked(file: string): void {
  const whole = printPacked(packLexicon());
  mkdirSync(path.dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, whole);
  renameSync(beside, file);
}

/** The data, and the code that checks and indexes it. */
export const packInputs = [
  'data',
  'tools/lexicon',
  'src/contract',
  'src/lexicon',
  'src/tailoring/framing',
  'src/text',
  'src/values',
];

/** Packs if the file is missing or older than its inputs; returns whether it did. */
export function packWhenStale(): boolean {
  const file = packedFile(root);
  const madeAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (madeAt > Math.max(...packInputs.map(newestIn))) return false;
  writePacked(file);
  return true;
}

function newestIn(folder: string): number {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return Math.max(...names.map((name) => statSync(path.join(root, folder, name)).mtimeMs));
}
