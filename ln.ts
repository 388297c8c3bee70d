import { readFileSync } from 'node:fs';
import { readPdfPages } from './src/documents/pdf/read-pdf-pages.ts';
import { pdfSourceLines } from './src/documents/pdf/pdf-source-lines.ts';
const pages = await readPdfPages(new Uint8Array(readFileSync(process.argv[2]!)));
for (const l of pdfSourceLines(pages as any)) console.log(l.style.padEnd(8), '|', l.text.slice(0, 70), l.aside ? '  >> ' + l.aside.slice(0, 50) : '');
