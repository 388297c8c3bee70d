import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readWrittenLines } from '../../src/documents/read-resume-file.ts';
import { lineHash } from './line-hash.ts';

/*
 * Stores labels that were made on sheets: a row for each line, with a hash of the line, so that labels of lines that
 * are read differently now are not used. node --import tsx eval/lines/keep-labels.ts --files DIR --labels DIR
 */

const { values } = parseArgs({ options: { files: { type: 'string' }, labels: { type: 'string' } } });
const { files, labels } = values;
if (!files || !labels)
  throw new Error('Needed: --files DIR (resumes as ID.*), --labels DIR (labels as ID.tsv).');

const out = path.join(import.meta.dirname, 'labels');
mkdirSync(out, { recursive: true });
for (const name of readdirSync(files)) {
  const { name: id } = path.parse(name);
  if (!readdirSync(labels).includes(`${id}.tsv`)) continue;
  const bytes = readFileSync(path.join(files, name));
  const written = await readWrittenLines({ name, bytes });
  if (written === null || !('lines' in written)) continue;
  const hash = lineHash(bytes);
  const rows = readFileSync(path.join(labels, `${id}.tsv`), 'utf8')
    .split('\n')
    .flatMap(expanded);
  const kept = rows.map(([number, label, letters]) => {
    const line = written.lines[number - 1];
    if (line === undefined) throw new Error(`${id} has no line ${number}.`);
    return [number, label, letters, hash(line)].join('\t');
  });
  writeFileSync(path.join(out, `${id}.tsv`), `${kept.join('\n')}\n`);
}

function expanded(row: string): readonly (readonly [number, string, string])[] {
  if (row.trim() === '') return [];
  const [range = '', label = '', letters = ''] = row.split('\t').map((cell) => cell.trim());
  const [from = 0, to = from] = range.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, index) => [from + index, label, letters] as const);
}
