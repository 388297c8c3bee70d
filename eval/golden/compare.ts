import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { documentRows, type Row, requirementRows, scoreRows } from './rows.ts';
import { differences, printTable, readTable } from './table.ts';

/*
 * What a change does to requirements, scores and documents over all labelled cases, beside the golden tables.
 * npm run compare -- [--scores] [--documents] [--write]
 * Requirements only, unless scores (with --scores) or scores and documents (with --documents) are wanted too.
 * --write renews the golden tables that were computed. Exit 1 when something differs and is not written.
 */

const { values: wants } = parseArgs({
  options: { scores: { type: 'boolean' }, documents: { type: 'boolean' }, write: { type: 'boolean' } },
});

const tables: readonly (readonly [name: string, rows: () => Iterable<Row> | AsyncIterable<Row>])[] = [
  ['requirements', requirementRows],
  ...(wants.scores || wants.documents ? [['scores', scoreRows] as const] : []),
  ...(wants.documents ? [['documents', documentRows] as const] : []),
];

for (const [name, rows] of tables) {
  const started = performance.now();
  const now: Row[] = [];
  for await (const row of rows()) now.push(row);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const file = path.join(import.meta.dirname, `${name}.tsv`);
  const golden = goldenRows(file);
  const different = golden ? differences(golden, now) : [];
  for (const { case: one, lines } of different) console.log(`${one}\n  ${lines.join('\n  ')}`);
  console.log(`${name}: ${different.length} of ${now.length} differ (${seconds} s)`);
  if (wants.write) writeFileSync(file, printTable(now));
  else if (different.length > 0) process.exitCode = 1;
}

/** Null where there is none yet and one is being made. */
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
