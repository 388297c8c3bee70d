import { parseArgs } from 'node:util';
import { type Folder, folders, readCases, readSpellings } from '../cases/cases.ts';
import { findingsIn } from './faithfulness.ts';
import { keywordFigures } from './keywords.ts';
import { printMisses, printRewrites } from './print-misses.ts';
import { runPairs } from './runs.ts';
import { type Measured, rowsOf } from './table.ts';

/*
 * Measures how well the engine reads, ranks and tailors the labeled cases of eval/cases.
 * npm run bench:quality -- [--set NAME]... [--cases] [--rewrites] [--held-out]
 * --set measures only that folder of cases.
 * --rewrites prints the sentences that tailoring wrote, for review.
 * --cases prints the single misses. Those of the held-out cases need --held-out, because these cases stop being held
 * out once the engine is changed for them.
 */

const { values: wants } = parseArgs({
  options: {
    set: { type: 'string', multiple: true },
    cases: { type: 'boolean' },
    rewrites: { type: 'boolean' },
    'held-out': { type: 'boolean' },
  },
});
const sets = folders.filter((folder) => wants.set?.includes(folder) ?? true);
if (sets.length < (wants.set ?? sets).length) throw new Error(`--set takes ${folders.join(', ')}`);
const known = readSpellings();

async function measure(folder: Folder): Promise<Measured> {
  const cases = readCases(folder);
  const runs = await runPairs(folder, cases);
  const findings = runs.flatMap((run) => findingsIn(run, known));
  return { cases, figures: cases.map(keywordFigures), runs, findings };
}

function cell(value: number | null, digits: 0 | 2): string {
  return value === null ? '-' : value.toFixed(digits);
}

const measured: Measured[] = [];
for (const folder of sets) measured.push(await measure(folder));
const size = ({ cases, runs }: Measured) => `${cases.length} postings, ${runs.length} pairs`;
console.log(`${measured.map((one, index) => `${sets[index]}: ${size(one)}`).join('; ')}\n`);
console.log(`${''.padEnd(42)} ${sets.map((name) => name.padStart(11)).join('')}  target`);
const columns = measured.map(rowsOf);
for (const [index, [name, , target, digits]] of (columns[0] ?? []).entries()) {
  const cells = columns.map((rows) => cell(rows[index]?.[1] ?? null, digits).padStart(11)).join('');
  console.log(`${name.padEnd(42)} ${cells}  ${target}`.trimEnd());
}
for (const [index, one] of measured.entries()) {
  if (sets[index] === 'held-out' && !wants['held-out']) continue;
  if (wants.cases) printMisses(one);
  if (wants.rewrites) printRewrites(one);
}
