import { readFileSync } from 'node:fs';
import { readPdfPages } from './src/documents/pdf/read-pdf-pages.ts';
import { pdfSourceLines } from './src/documents/pdf/pdf-source-lines.ts';
import { withSectionStyles } from './src/documents/outline/with-section-styles.ts';
import { sectionNamed, sectionOf } from './src/documents/outline/section-headings.ts';
import { datesInText } from './src/documents/outline/dates-in-text.ts';
const pages = await readPdfPages(new Uint8Array(readFileSync(process.argv[2]!)));
let out = '';
for (const l of withSectionStyles(pdfSourceLines(pages as any))) {
  const d = datesInText(l.text).date ? (datesInText(l.text).rest ? 'd' : 'D') : ''; const a = l.aside ? (datesInText(l.aside).date ? '>D' : '>t') : '';
  const k = l.style === 'heading' || l.style === 'large' ? `\n[${l.style} {${l.setting}} ${sectionOf(l.text) ?? '~' + sectionNamed(l.text)} w${l.text.split(' ').length}]` : l.style !== 'bullet' && !l.aside && l.text.length < 50 && sectionNamed(l.text) ? `(${l.style}~${sectionNamed(l.text)} ${l.setting})` : sectionOf(l.text) && l.style !== 'text' ? `(${l.style}!${sectionOf(l.text)})` : l.style[0];
  out += ` ${k}${d}${a}`;
}
console.log(out);
