import { type Folder, readCases, readSpellings } from './quality/cases.ts';
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

const seen = await measure('seen');
const heldOut = await measure('held-out');
const heldOutRows = rowsOf(heldOut);
const size = ({ cases, runs }: Measured) => `${cases.length} postings, ${runs.length} pairs`;
console.log(`seen: ${size(seen)}; held out: ${size(heldOut)}\n`);
console.log(`${''.padEnd(42)} ${'seen'.padStart(6)} ${'held out'.padStart(9)}  target`);
for (const [index, [name, value, target, digits]] of rowsOf(seen).entries()) {
  const other = cell(heldOutRows[index]?.[1] ?? null, digits);
  console.log(
    `${name.padEnd(42)} ${cell(value, digits).padStart(6)} ${other.padStart(9)}  ${target}`.trimEnd(),
  );
}
for (const folder of wantsHeldOut ? [seen, heldOut] : [seen]) {
  if (process.argv.includes('--cases')) printMisses(folder);
  if (process.argv.includes('--rewrites')) printRewrites(folder);
}
