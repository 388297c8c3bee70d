import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { numberedLines } from './numbered-lines.ts';

/** Writes the postings of a folder as numbered lines, for labeling. The texts must stay outside the project. */
const [from = '', to = ''] = process.argv.slice(2);
mkdirSync(to, { recursive: true });
for (const name of readdirSync(from)) {
  const lines = await numberedLines(path.join(from, name));
  const numbered = lines.map((line, index) => `${index + 1}\t${line}\n`);
  writeFileSync(path.join(to, `${path.parse(name).name}.txt`), numbered.join(''));
}
