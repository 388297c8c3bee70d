import { readFileSync } from 'node:fs';
import { readPdfPages } from './src/documents/pdf/read-pdf-pages.ts';
const pages = await readPdfPages(new Uint8Array(readFileSync(process.argv[2]!)));
for (const r of pages[0]!.runs.slice(0, Number(process.argv[3] ?? 40))) console.log(r.x.toFixed(1), r.endX.toFixed(1), r.y.toFixed(1), r.size.toFixed(1), r.font, r.bold, JSON.stringify(r.text.slice(0, 60)));
