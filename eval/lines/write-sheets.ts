import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { headAtoms } from '../../src/documents/outline/heads/head-atoms.ts';
import type { SourceLine } from '../../src/documents/outline/source-line.ts';
import { readWrittenLines } from '../../src/documents/read-resume-file.ts';
import { parseTable } from '../postings/table.ts';

/*
 * Writes sheets for labeling lines (GUIDE.md), a file for each resume of `train`:
 * node --import tsx eval/lines/write-sheets.ts --files DIR --out DIR
 * The texts belong to other people, so --out must be outside the project.
 */

const { values } = parseArgs({ options: { files: { type: 'string' }, out: { type: 'string' } } });
const { files, out } = values;
if (!files || !out) throw new Error('Needed: --files DIR (resumes as ID.*), --out DIR.');

const maxLength = 150;
const rows = parseTable(readFileSync(path.join(import.meta.dirname, '../resumes/resumes.tsv'), 'utf8'));
const train = new Set(rows.filter((row) => row.get('split') === 'train').map((row) => row.get('id')));

mkdirSync(out, { recursive: true });
for (const name of readdirSync(files)) {
  const { name: id } = path.parse(name);
  if (!train.has(id)) continue;
  const written = await readWrittenLines({ name, bytes: readFileSync(path.join(files, name)) }).catch(
    () => null,
  );
  if (written === null || !('lines' in written)) continue;
  const sheet = written.lines.map((line, index) => `${index + 1}\t${shown(line)}`);
  writeFileSync(path.join(out, `${id}.txt`), `${sheet.join('\n')}\n`);
}

function shown(line: SourceLine): string {
  const set = [line.setting ?? '', line.style, line.opensBlock ? 'blank above' : ''].filter(
    (part) => part !== '',
  );
  const all = `${line.text} ${line.aside}`;
  const said =
    all.length > maxLength
      ? `${all.slice(0, maxLength)}… (${all.length} characters)`
      : headAtoms(line)
          .map(({ text, side }, index) => `${side === 'aside' ? '→' : ''}‹${index + 1}› ${text}`)
          .join(' ');
  return `{${set.join(', ')}}\t${said}`;
}
