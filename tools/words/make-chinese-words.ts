import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder, FunctionWords, readTable } from '../lexicon/tables.ts';

/*
 * Makes data/language/zh/words.tsv and frequencies.tsv from a copy of jieba:
 *
 *   git clone https://github.com/fxsjy/jieba
 *   npm run chinese-words -- jieba/extra_dict/dict.txt.small
 *
 * Chinese is written without blanks, so a function word of a posting (会) is also found inside longer words (会议). The
 * first table has these longer words, and words that must win against one of them: 在 and 职责 against 在职. The second
 * table has the frequent words of the dictionary, to divide any text into words.
 */

interface Word {
  readonly word: string;
  readonly count: number;
  /** A part of speech of ICTCLAS. */
  readonly kind: string;
}

const [file] = process.argv.slice(2);
if (!file) throw new Error('Add the path of dict.txt.small from jieba.');
const words = readFileSync(file, 'utf8')
  .split('\n')
  .flatMap((line): Word[] => {
    const [word = '', count = '', kind = ''] = line.trim().split(' ');
    return /^\p{Script=Han}+$/u.test(word) ? [{ word, count: Number(count), kind }] : [];
  });
const functionWords = new Set(
  readTable('posting/function-words.tsv', FunctionWords)
    .filter(({ language }) => language === 'zh')
    .flatMap((row) => row.words),
);

/** In counts of the dictionary, which has 62 million: rarer words are left out. */
const minCount = 60;
/** In counts; a rarer word does not win against a listed one. */
const minRivalCount = 1500;
/** A word may be this much rarer than its parts are expected beside each other by chance. */
const minShareOfChance = 0.4;
/** From this share on, words that share a part with a listed word are listed, too. */
const riskyShareOfChance = 0.2;
/** In characters. */
const longest = 4;
const longestFunctionWord = 2;

/** Words of grammar, times, numbers and names of people, which posting readers need not know. */
const ofGrammar = /^(?:[cpdrumqtfyxeokh]|nr|zg)/;
/** 用于, 享有: what follows such a verb is a phrase of its own. */
const endsAsPreposition = /[于为有在以]$/;

const all = words.reduce((sum, { count }) => sum + count, 0);
const countOf = new Map(words.map(({ word, count }) => [word, count]));
const beginning = new Map<string, number>();
const ending = new Map<string, number>();
for (const { word, count } of words) {
  for (let length = 1; length < longest; length += 1) {
    if (word.length < length) continue;
    add(beginning, word.slice(0, length), count);
    add(ending, word.slice(-length), count);
  }
}

function add(sums: Map<string, number>, key: string, count: number): void {
  sums.set(key, (sums.get(key) ?? 0) + count);
}

interface Split {
  readonly before: string;
  readonly functionWord: string;
  readonly after: string;
}

/** The ways in which a function word cuts a word apart. */
function splitsOf(word: string): Split[] {
  const splits: Split[] = [];
  for (let start = 0; start < word.length; start += 1) {
    for (let length = 1; length <= longestFunctionWord; length += 1) {
      const functionWord = word.slice(start, start + length);
      if (functionWord.length < length || functionWord === word || !functionWords.has(functionWord)) continue;
      splits.push({ before: word.slice(0, start), functionWord, after: word.slice(start + length) });
    }
  }
  return splits;
}

/** How often the parts of a word would be beside each other by chance. */
function chanceOf({ before, functionWord, after }: Split): number {
  const share = (sums: Map<string, number>, part: string) => (part === '' ? 1 : (sums.get(part) ?? 0) / all);
  return (countOf.get(functionWord) ?? 1) * share(ending, before) * share(beginning, after);
}

const candidates = words.filter(
  ({ word, count, kind }) =>
    count >= minCount &&
    word.length > 1 &&
    word.length <= longest &&
    !functionWords.has(word) &&
    !ofGrammar.test(kind) &&
    !word.endsWith('的') &&
    !(kind.startsWith('v') && endsAsPreposition.test(word)),
);
const listed = new Set<string>();
const rivalBeginnings = new Set<string>();
const rivalEndings = new Set<string>();
for (const { word, count } of candidates) {
  const splits = splitsOf(word);
  const chance = Math.max(...splits.map(chanceOf));
  if (splits.length === 0 || count <= minShareOfChance * chance) continue;
  listed.add(word);
  if (chance < riskyShareOfChance * count) continue;
  for (const { before, after } of splits) {
    rivalBeginnings.add(after);
    rivalEndings.add(before);
  }
}
const rivals = words.filter(
  ({ word, count, kind }) =>
    count >= minRivalCount &&
    word.length > 1 &&
    word.length <= longest &&
    !functionWords.has(word) &&
    !kind.startsWith('nr') &&
    [1, 2, 3].some(
      (length) =>
        length < word.length &&
        (rivalBeginnings.has(word.slice(0, length)) || rivalEndings.has(word.slice(-length))),
    ),
);
for (const { word } of rivals) listed.add(word);
writeFileSync(
  path.join(dataFolder, 'language/zh/words.tsv'),
  `word\tsource\n${[...listed]
    .sort()
    .map((word) => `${word}\tjieba\n`)
    .join('')}`,
);

/** In counts. On labels of postings, rarer words cut as many terms apart as they keep whole. */
const minFrequentCount = 500;
const byFrequency = new Map<number, string[]>();
for (const { word, count, kind } of words) {
  if (count < minFrequentCount || word.length < 2 || word.length > longest || kind.startsWith('nr')) continue;
  const frequency = Math.round(Math.log2(count));
  byFrequency.set(frequency, [...(byFrequency.get(frequency) ?? []), word]);
}
writeFileSync(
  path.join(dataFolder, 'language/zh/frequencies.tsv'),
  `frequency\twords\tsource\n${[...byFrequency]
    .sort(([one], [other]) => one - other)
    .map(([frequency, own]) => `${frequency}\t${own.sort().join(' | ')}\tjieba\n`)
    .join('')}`,
);
