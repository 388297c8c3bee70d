import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isKnownWord, isListedWord } from '../../src/lexicon/known-words.ts';
import { addTo } from '../../src/text/lists.ts';
import { dataFolder } from '../lexicon/tables.ts';

/*
 * Makes data/language/en/misspellings.tsv out of a copy of misspell:
 *
 *   git clone https://github.com/client9/misspell
 *   npm run misspellings -- misspell/words.go
 *
 * Kept are slips of which the other tables know the correction and not the slip: what nobody writes in a resume would only make
 * the package larger, and a slip that is a word somewhere is none for certain.
 */

/** `	"managment", "management",` */
const slip = /^\s*"(?<written>[a-z]{5,})", "(?<meant>[a-z]{4,})",$/;
/** Of all that is English; the tables after it are of single countries. */
const table = /DictMain = \[\]string\{\n(?<rows>.*?)\n\}/s;

const [file] = process.argv.slice(2);
if (!file) throw new Error('Needed: words.go of misspell.');
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
