import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseLabels } from './labels.ts';
import { readItems, readPairs } from './tables.ts';

/*
 * Checks that labels have all pairs, all items and only allowed values.
 * node --import tsx eval/evidence/check-labels.ts FOLDER [--split dev --complete]
 * FOLDER has a file for each posting; with --complete, a missing file is a problem too.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { split: { type: 'string' }, complete: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Needed: the folder of the labels.');

const items = readItems();
const pairs = (values.split?.split(',') ?? ['dev', 'test']).flatMap((split) => readPairs(split));
let [files, problems] = [0, 0];
for (const posting of new Set(pairs.map((pair) => pair.posting))) {
  const file = path.join(folder, `${posting}.tsv`);
  const found = existsSync(file);
  if (!found && !values.complete) continue;
  const own = pairs.filter((pair) => pair.posting === posting);
  const wrong = found
    ? parseLabels(readFileSync(file, 'utf8'), own, items.get(posting) ?? []).problems
    : ['there is no such file'];
  files += 1;
  problems += wrong.length;
  for (const problem of wrong) console.log(`${posting}.tsv: ${problem}`);
}
console.log(`${files} postings, ${problems} problems`);
process.exitCode = problems === 0 ? 0 : 1;
