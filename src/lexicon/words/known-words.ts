import { englishBases, lightStem } from '../../text/morphology.ts';
import { fold } from '../../values/fold.ts';
import { fromByteText, sortedLines, valuesIn } from '../packed/packed-file.ts';
import { type PackedLexicon, packedKnownWords, type SmallTable } from '../packed/packed-lexicon.ts';
import { hasWordClass } from './word-classes.ts';

/** Tables that contain ordinary words of the languages. */
const tables: readonly SmallTable[] = [
  'activities/de',
  'activities/en',
  'activities/es',
  'activities/fr',
  'activity-nouns',
  'agent-nouns',
  'countries',
  'function-words',
  'irregular-verbs',
  'nominalizations',
  'posting-headings',
  'posting-phrases',
  'posting-words',
  'resume-headings',
  'resume-phrases',
  'resume-words',
  'tailoring-words',
  'word-classes',
  'word-families',
  'writing-words',
];
const minLength = 3;
const isWord = 'w';
const isStem = 's';

/**
 * All words of the tables and their stems, folded, as sorted lines: `rechnung⇥ws`. It is stored in the packed file
 * because a process only looks up a few of tens of thousands of words.
 */
export function indexKnownWords({
  skills,
  titles,
  tasks,
  tables: all,
}: Pick<PackedLexicon, 'skills' | 'titles' | 'tasks' | 'tables'>): string {
  const texts = [
    skills.rows,
    titles.titles,
    titles.subjects,
    tasks.tasks,
    ...tables.map((table) => all[table]),
  ];
  const words = new Set(
    texts.flatMap((text) => fold(fromByteText(text)).match(/\p{L}+/gu) ?? []).filter(isLong),
  );
  const stems = new Set([...words].map(lightStem));
  const kinds = new Map([...words, ...stems].map((key) => [key, '']));
  for (const word of words) kinds.set(word, isWord);
  for (const stem of stems) kinds.set(stem, `${kinds.get(stem)}${isStem}`);
  return sortedLines([...kinds].map(([key, kind]) => [key, [kind]]));
}

function isLong(word: string): boolean {
  return word.length >= minLength;
}

function isListed(key: string, as: typeof isWord | typeof isStem): boolean {
  return valuesIn(packedKnownWords(), key)?.[0]?.includes(as) ?? false;
}

/** True if a table has exactly this word, in any letter case. */
export function isListedWord(word: string): boolean {
  return isListed(fold(word), isWord) || hasWordClass(fold(word));
}

/** True if a table has a word or a form of it, in any letter case and language. */
export function isKnownWord(word: string): boolean {
  const folded = fold(word);
  if (!isLong(folded)) return false;
  return (
    englishBases(folded).some((base) => isListed(base, isWord)) ||
    isListed(lightStem(folded), isStem) ||
    hasWordClass(folded)
  );
}
