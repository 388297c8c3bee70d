import { type Folder, folders, readCases, readSpellings } from './quality/cases.ts';
import { findingsIn } from './quality/faithfulness.ts';
import { keywordFigures } from './quality/keywords.ts';
import { printMisses, printRewrites } from './quality/print-misses.ts';
import { runPairs } from './quality/runs.ts';
import { type Measured, rowsOf } from './quality/table.ts';

/*
 * How well the engine reads, ranks and tailors the labelled cases of test/quality.
 * npm run bench:quality -- [--cases] [--rewrites] [--held-out]
 * --rewrites prints the sentences that tailoring wrote, for reading.
 * --cases prints the single misses of the seen cases; those of the held-out ones only with --held-out,
 * for they are no longer held out once somebody has built for them.
 */

const wantsHeldOut = process.argv.includes('--held-out');
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
for (const folder of folders) measured.push(await measure(folder));
const [seen, ...others] = measured as [Measured, ...Measured[]];
const otherRows = others.map(rowsOf);
const size = ({ cases, runs }: Measured) => `${cases.length} postings, ${runs.length} pairs`;
console.log(`${folders.map((name, index) => `${name}: ${size(measured[index] ?? seen)}`).join('; ')}\n`);
console.log(`${''.padEnd(42)} ${folders.map((name) => name.padStart(9)).join('')}  target`);
for (const [index, [name, value, target, digits]] of rowsOf(seen).entries()) {
  const values = [value, ...otherRows.map((rows) => rows[index]?.[1] ?? null)];
  const cells = values.map((each) => cell(each, digits).padStart(9)).join('');
  console.log(`${name.padEnd(42)} ${cells}  ${target}`.trimEnd());
}
for (const folder of wantsHeldOut ? measured : [seen]) {
  if (process.argv.includes('--cases')) printMisses(folder);
  if (process.argv.includes('--rewrites')) printRewrites(folder);
}
