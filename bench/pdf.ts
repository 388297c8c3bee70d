import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { printRow } from './pdf/print-row.ts';
import { renderMany } from './pdf/render-many.ts';
import { installResumed } from './pdf/resumed.ts';
import { wholeProcesses } from './pdf/whole-processes.ts';

/*
 * Compares PDFs with `resumed export` in one run: whole processes in turns, then many PDFs in one render process.
 * npm run bench:pdf -- [rounds] [PDFs]
 */

const rounds = Number(process.argv[2] ?? 10);
const count = Number(process.argv[3] ?? 1000);
const folder = mkdtempSync(path.join(tmpdir(), 'resume-tailor-pdf-'));

const resumed = installResumed(folder);
if (resumed.reason !== null) console.log(`Nothing to compare with: ${resumed.reason}`);

console.log(`Whole processes, median of ${rounds}; load ${loadavg()[0]?.toFixed(1)}`);
wholeProcesses(folder, resumed, rounds);

console.log(`\n${count} PDFs in one process, each of another document, unchecked`);
const native = await renderMany('native', count);
const wasm = await renderMany('wasm', count);
for (const [name, made] of Object.entries({ native, WASM: wasm })) {
  printRow(`${name}: one PDF, median`, made.milliseconds, { unit: 'ms', max: 30 });
}
printRow('native: resident at most', native.megabytes, { unit: 'MB', max: 150 });
printRow('WASM: resident at most', wasm.megabytes, { unit: 'MB', max: 400 });
printRow('PDFs with other bytes', native.hashes.filter((hash, index) => hash !== wasm.hashes[index]).length, {
  unit: '',
  max: 0,
});
rmSync(folder, { recursive: true });
