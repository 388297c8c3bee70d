import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readWrittenLines } from '../../src/documents/read-resume-file.ts';
import { lineHash } from './line-hash.ts';

/*
 * Moves labels to the lines as they are read now, after a change of the file readers:
 * node --import tsx eval/lines/realign-labels.ts --files DIR
 * An unchanged line keeps its label. Changed lines between two unchanged ones keep theirs if their number is the same;
 * others lose it and are not used.
 */

const { values } = parseArgs({ options: { files: { type: 'string' } } });
if (values.files === undefined) throw new Error('Needed: --files DIR, the folder of the resumes as ID.*');

const labels = path.join(import.meta.dirname, 'labels');
for (const name of readdirSync(values.files).toSorted()) {
  const { name: id } = path.parse(name);
  const table = path.join(labels, `${id}.tsv`);
  if (!existsSync(table)) continue;
  const bytes = readFileSync(path.join(values.files, name));
  const written = await readWrittenLines({ name, bytes });
  if (written === null || !('lines' in written)) throw new Error(`${id} has no lines any more.`);
  const rows = readFileSync(table, 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));
  const now = written.lines.map(lineHash(bytes));
  const pairs = pairsOf(
    rows.map(([, , , hash = '']) => hash),
    now,
  );
  const kept = pairs.map(([row, line]) => {
    const [, label = '', letters = ''] = rows[row] ?? [];
    return [line + 1, label, letters, now[line]].join('\t');
  });
  const text = `${kept.join('\n')}\n`;
  if (text === readFileSync(table, 'utf8')) continue;
  writeFileSync(table, text);
  console.log(`${id}: ${rows.length} rows, ${kept.length} kept`);
}

type Pair = readonly [row: number, line: number];

/** Pairs the longest common subsequence of lines, and the lines between if both sides have equally many. */
function pairsOf(before: readonly string[], now: readonly string[]): readonly Pair[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Int32Array(now.length + 1));
  const at = (row: number, line: number) => lengths[row]?.[line] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let line = now.length - 1; line >= 0; line -= 1) {
      const longest =
        before[row] === now[line]
          ? at(row + 1, line + 1) + 1
          : Math.max(at(row + 1, line), at(row, line + 1));
      lengths[row]?.fill(longest, line, line + 1);
    }
  const pairs: Pair[] = [];
  let [row, line] = [0, 0];
  let [rowFrom, lineFrom] = [0, 0];
  const closeGap = () => {
    if (row - rowFrom === line - lineFrom)
      for (let index = 0; index < row - rowFrom; index += 1) pairs.push([rowFrom + index, lineFrom + index]);
  };
  while (row < before.length && line < now.length) {
    if (before[row] === now[line]) {
      closeGap();
      pairs.push([row, line]);
      [row, line] = [row + 1, line + 1];
      [rowFrom, lineFrom] = [row, line];
    } else if (at(row + 1, line) >= at(row, line + 1)) row += 1;
    else line += 1;
  }
  [row, line] = [before.length, now.length];
  closeGap();
  return pairs;
}
