import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Item, type ItemClass, type PostingLabels, parseLabels } from './labels.ts';

const asked: readonly ItemClass[] = ['must', 'nice'];
const tasks: readonly ItemClass[] = ['task'];
const counted: readonly ItemClass[] = [...asked, ...tasks];

interface Counts {
  matched: number;
  onlyFirst: number;
  onlySecond: number;
}

/** True if a spelling of one item contains a spelling of the other (GUIDE.md, "Second reading and settling"). */
export function isSameItem(one: Item, other: Item): boolean {
  return spellings(one).some((a) => spellings(other).some((b) => holds(a, b) || holds(b, a)));
}

function spellings(item: Item): readonly string[] {
  return item.members.flat().map((spelling) => spelling.toLowerCase().normalize('NFKC'));
}

function holds(text: string, part: string): boolean {
  const at = text.indexOf(part);
  const isLetter = (index: number) => /[\p{Script=Latin}\p{N}]/u.test(text[index] ?? '');
  return at >= 0 && !isLetter(at - 1) && (part.length > 3 || !isLetter(at + part.length));
}

/** Compares the items of both labelers in the given classes. Items that the other labeled neutral do not count. */
function compare(first: PostingLabels, second: PostingLabels, classes: readonly ItemClass[]): Counts {
  const counts: Counts = { matched: 0, onlyFirst: 0, onlySecond: 0 };
  const other = items(second, classes);
  const found = new Set<Item>();
  for (const item of items(first, classes)) {
    const same = other.filter((one) => isSameItem(item, one));
    for (const one of same) found.add(one);
    if (same.length > 0) counts.matched += 1;
    else if (!isNeutral(item, second)) counts.onlyFirst += 1;
  }
  counts.onlySecond = other.filter((item) => !found.has(item) && !isNeutral(item, first)).length;
  return counts;
}

function items(labels: PostingLabels, classes: readonly ItemClass[]): readonly Item[] {
  return labels.items.filter((item) => classes.includes(item.class));
}

function isNeutral(item: Item, labels: PostingLabels): boolean {
  return items(labels, ['neutral']).some((one) => isSameItem(item, one));
}

function f({ matched, onlyFirst, onlySecond }: Counts): string {
  return ((2 * matched) / (2 * matched + onlyFirst + onlySecond)).toFixed(3);
}

/** Prints the agreement of two labelers on the postings that both have labeled. */
function main(firstFolder: string, secondFolder: string): void {
  const names = readdirSync(firstFolder).filter((name) => existsSync(path.join(secondFolder, name)));
  const total = new Map(
    [asked, tasks, counted].map((classes) => [classes, { matched: 0, onlyFirst: 0, onlySecond: 0 }]),
  );
  const classPairs = new Map<string, number>();
  const linePairs = new Map<string, number>();
  const count = (pairs: Map<string, number>, key: string) => pairs.set(key, (pairs.get(key) ?? 0) + 1);
  for (const name of names) {
    const [first, second] = [firstFolder, secondFolder].map((folder) =>
      parseLabels(readFileSync(path.join(folder, name), 'utf8')),
    ) as [PostingLabels, PostingLabels];
    for (const [classes, sum] of total) {
      const counts = compare(first, second, classes);
      sum.matched += counts.matched;
      sum.onlyFirst += counts.onlyFirst;
      sum.onlySecond += counts.onlySecond;
    }
    for (const item of items(first, counted)) {
      const same = items(second, counted).find((one) => isSameItem(item, one));
      if (same !== undefined) count(classPairs, [item.class, same.class].sort().join(' '));
    }
    for (const [line, lineClass] of first.lines) {
      const other = second.lines.get(line);
      if (other !== undefined) count(linePairs, [lineClass, other].sort().join(' '));
    }
    const one = compare(first, second, counted);
    console.log(
      `${name}: F ${f(one)}, ${one.matched} agreed, ${one.onlyFirst} only first, ${one.onlySecond} only second`,
    );
  }
  for (const [classes, sum] of total)
    console.log(`${classes.join(', ')}: F ${f(sum)} ${JSON.stringify(sum)}`);
  printPairs('class', classPairs);
  printPairs('line', linePairs);
}

function printPairs(title: string, pairs: ReadonlyMap<string, number>): void {
  const rows = [...pairs].sort(([, a], [, b]) => b - a);
  const all = rows.reduce((sum, [, times]) => sum + times, 0);
  const same = rows.filter(([pair]) => pair.split(' ')[0] === pair.split(' ')[1]);
  const agreed = same.reduce((sum, [, times]) => sum + times, 0);
  console.log(`${title}: the same in ${agreed} of ${all} (${(agreed / all).toFixed(3)})`);
  for (const [pair, times] of rows.filter((row) => !same.includes(row)).slice(0, 8))
    console.log(`  ${times} ${pair}`);
}

main(process.argv[2] ?? '', process.argv[3] ?? '');
