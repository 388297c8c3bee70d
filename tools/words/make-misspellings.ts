import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isKnownWord, isListedWord } from '../../src/lexicon/words/known-words.ts';
import { addTo } from '../../src/values/lists.ts';
import { dataFolder } from '../lexicon/tables.ts';

/*
 * Makes data/language/en/misspellings.tsv from a copy of misspell:
 *
 *   git clone https://github.com/client9/misspell
 *   npm run misspellings -- misspell/words.go
 *
 * Keeps a misspelling if the other tables have its correction and not the misspelling itself: other words would only
 * enlarge the package, and a misspelling that is also a word is not certain.
 */

/** `	"managment", "management",` */
const slip = /^\s*"(?<written>[a-z]{5,})", "(?<meant>[a-z]{4,})",$/;
/** The table for all English; the tables after it are for single countries. */
const table = /DictMain = \[\]string\{\n(?<rows>.*?)\n\}/s;

const [file] = process.argv.slice(2);
if (!file) throw new Error('Add the path of words.go from misspell.');
const slips = table.exec(readFileSync(file, 'utf8'))?.groups?.['rows'];
if (slips === undefined) throw new Error(`${file} has no table DictMain.`);
const misspelled = new Map<string, string[]>();
for (const line of slips.split('\n')) {
  const { written, meant } = slip.exec(line)?.groups ?? {};
  if (written && meant && isKnownWord(meant) && !isListedWord(written)) addTo(misspelled, meant, written);
}
const rows = [...misspelled].map(([word, written]) => `${word}\t${written.sort().join(' | ')}\tmisspell\n`);
writeFileSync(
  path.join(dataFolder, 'language/en/misspellings.tsv'),
  `word\tmisspelled\tsource\n${rows.sort().join('')}`,
);
