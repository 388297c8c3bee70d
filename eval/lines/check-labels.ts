import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Checks labels of lines against their sheets: node --import tsx eval/lines/check-labels.ts SHEETS LABELS
 */

const [sheets, labels] = process.argv.slice(2);
if (!sheets || !labels) throw new Error('Needed: the folder of the sheets and that of the labels.');

const keys =
  /^H (?:work|education|skills|projects|certificates|awards|publications|volunteer|languages|interests|references|summary|contact|other)\??$/;
let problems = 0;
for (const file of readdirSync(labels)) {
  const lines = readFileSync(path.join(sheets, `${path.parse(file).name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
  const seen = new Set<number>();
  const report = (what: string) => {
    problems += 1;
    console.log(`${file}: ${what}`);
  };
  for (const row of readFileSync(path.join(labels, file), 'utf8').split('\n')) {
    if (row.trim() === '') continue;
    const [range = '', tag = '', roles = ''] = row.split('\t').map((cell) => cell.trim());
    const [from = Number.NaN, to = from] = range.split('-').map(Number);
    if (!(from >= 1 && to >= from && to <= lines.length)) report(`"${row}" names no line`);
    if (!/^(?:[NLCSGEeirx])\??$/.test(tag) && !keys.test(tag)) report(`"${row}" has no label`);
    for (let number = from; number <= to; number += 1) {
      if (seen.has(number)) report(`line ${number} is labeled twice`);
      seen.add(number);
    }
    const atoms = (lines[from - 1]?.match(/‹\d+›/g) ?? []).length;
    const letters = roles === '' ? [] : roles.split(' ');
    const isHead = /^[Ee]/.test(tag);
    if (isHead && letters.length !== atoms)
      report(`line ${from} has ${atoms} atoms and ${letters.length} letters`);
    if (letters.some((one) => !/^[TOPDGFNUX]{1,3}$/.test(one))) report(`"${row}" has an unknown letter`);
  }
  for (let number = 1; number <= lines.length; number += 1)
    if (!seen.has(number)) report(`line ${number} has no label`);
}
console.log(`${problems} problems`);
process.exitCode = problems === 0 ? 0 : 1;
