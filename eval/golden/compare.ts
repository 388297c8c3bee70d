import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  documentRows,
  type PlannedRow,
  type Row,
  requirementRows,
  requirePostings,
  scoreRows,
} from './rows.ts';
import { differences, isOfPosting, printTable, readTable, updatedRows } from './table.ts';

/*
 * Compares requirements, scores and documents of all labeled cases with the golden tables.
 * npm run compare -- [--scores] [--documents] [--only seen/electrician] [--write]
 * Compares only requirements by default; --scores adds scores, --documents adds scores and documents.
 * --only selects the rows of one posting; repeat it for several postings.
 * --write updates the computed rows of the golden tables. Exits with 1 if anything differs and is not written.
 */

const { values: wants } = parseArgs({
  options: {
    scores: { type: 'boolean' },
    documents: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    write: { type: 'boolean' },
  },
});
const { only } = wants;
requirePostings(only ?? []);

const tables: readonly (readonly [name: string, plan: (golden: readonly Row[]) => readonly PlannedRow[]])[] =
  [
    ['requirements', requirementRows],
    ...(wants.scores || wants.documents ? [['scores', scoreRows] as const] : []),
    ...(wants.documents ? [['documents', documentRows] as const] : []),
  ];

for (const [name, plan] of tables) {
  const started = performance.now();
  const file = path.join(import.meta.dirname, `${name}.tsv`);
  const golden = goldenRows(file);
  const planned = plan(golden ?? []);
  const now: Row[] = [];
  for (const row of planned) if (only?.includes(row.posting) ?? true) now.push(await row.compute());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const before = golden?.filter((row) => only?.some((posting) => isOfPosting(row, posting)) ?? true);
  const different = before ? differences(before, now) : [];
  for (const { case: one, lines } of different) console.log(`${one}\n  ${lines.join('\n  ')}`);
  console.log(`${name}: ${different.length} of ${now.length} differ (${seconds} s)`);
  if (wants.write) writeFileSync(file, printTable(updatedRows(planned, golden ?? [], now)));
  else if (different.length > 0) process.exitCode = 1;
}

/** The rows of a golden table; null if there is none yet and --write creates it. */
function goldenRows(file: string): readonly Row[] | null {
  try {
    return readTable(readFileSync(file, 'utf8'));
  } catch (error) {
    if (wants.write && (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${file} cannot be read. Run: npm run compare -- --documents --write`, {
      cause: error,
    });
  }
}
