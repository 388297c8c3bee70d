import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../lexicon/tables.ts';

/*
 * Makes data/language/en/word-classes.tsv from a copy of Open English WordNet:
 *
 *   git clone --bare https://github.com/globalwordnet/english-wordnet oewn
 *   npm run word-classes -- oewn
 *
 * The table has words that can be a verb, an adjective or an adverb; all others count as nouns.
 */

const parts = { n: 0, v: 1, a: 2, s: 2, r: 3 } as const;

/** Words with fewer senses are too rare for a row, unless they are only verbs. */
const minSenses = 2;

/** The number of senses of each single word as noun, verb, adjective and adverb. */
function readSenses(repository: string): Map<string, number[]> {
  const git = (...args: readonly string[]) =>
    execFileSync('git', [`--git-dir=${repository}`, ...args], { maxBuffer: 2 ** 30, encoding: 'utf8' });
  const senses = new Map<string, number[]>();
  for (const file of git('ls-tree', '-r', '--name-only', 'HEAD').split('\n')) {
    if (!/\/entries-[a-z]\.yaml$/.test(file)) continue;
    let word = '';
    let part: keyof typeof parts = 'n';
    for (const line of git('show', `HEAD:${file}`).split('\n')) {
      word = /^(\S.*):$/.exec(line)?.[1] ?? word;
      part = (/^ {2}([nvasr])(?:-\d+)?:$/.exec(line)?.[1] as keyof typeof parts | undefined) ?? part;
      if (!/^ +(?:- )?synset: /.test(line) || !/^[a-z]{2,}$/.test(word)) continue;
      const counts = senses.get(word) ?? [0, 0, 0, 0];
      counts[parts[part]] = (counts[parts[part]] ?? 0) + 1;
      senses.set(word, counts);
    }
  }
  return senses;
}

/** `nVa` is a verb in most senses, and a noun and adjective in some. */
function classesOf(counts: readonly number[]): string {
  const most = Math.max(...counts);
  return [...'nvar']
    .map((letter, index) => {
      const count = counts[index] ?? 0;
      if (count === 0) return '';
      return 2 * count >= most ? letter.toUpperCase() : letter;
    })
    .join('');
}

function main(repository: string): void {
  const byClasses = new Map<string, string[]>();
  const senses = [...readSenses(repository)].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [word, counts] of senses) {
    const classes = classesOf(counts);
    const all = counts.reduce((sum, count) => sum + count, 0);
    if (classes === 'N' || (all < minSenses && classes !== 'V')) continue;
    byClasses.set(classes, [...(byClasses.get(classes) ?? []), word]);
  }
  const rows = [...byClasses]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([classes, words]) => `${classes}\t${words.join(' | ')}\toewn\n`);
  writeFileSync(
    path.join(dataFolder, 'language/en/word-classes.tsv'),
    `classes\twords\tsource\n${rows.join('')}`,
  );
  console.log(`${[...byClasses.values()].flat().length} words in ${byClasses.size} rows`);
}

main(process.argv[2] ?? '');
