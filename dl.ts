import { readFileSync } from 'node:fs';
import { readDocx } from './src/documents/docx/read-docx.ts';
import { withSectionStyles } from './src/documents/outline/with-section-styles.ts';
const lines = await readDocx(new Uint8Array(readFileSync(process.argv[2]!)));
for (const l of withSectionStyles(lines as any)) console.log(l.style.padEnd(8), '|', l.setting, '|', l.text.slice(0, 60), l.aside ? '  >> ' + l.aside.slice(0, 50) : '');
