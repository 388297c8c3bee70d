import { fold } from '../text/fold.ts';
import { lazy } from '../text/memoize.ts';
import { englishBases, lightStem } from '../text/morphology.ts';
import { fromByteText } from './packed-file.ts';
import { packedRows, packedSkills, packedTasks, packedTitles, type SmallTable } from './packed-lexicon.ts';
import { wordClassOf } from './word-classes.ts';

/** Those that hold ordinary words of the four languages. */
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
const shortest = 3;

/** Every word of every table, folded: read once, and only when a text has words to be told apart. */
const words = lazy((): ReadonlySet<string> => {
  const [skills, titles, tasks] = [packedSkills(), packedTitles(), packedTasks()];
  const texts = [
    ...[skills.rows, titles.titles, titles.subjects, tasks.tasks].map(fromByteText),
    ...tables.map((table) => packedRows(table).flat().join(' ')),
  ];
  return new Set(texts.flatMap((text) => fold(text).match(/\p{L}+/gu) ?? []).filter(isLong));
});

const stems = lazy((): ReadonlySet<string> => new Set([...words()].map(lightStem)));

function isLong(word: string): boolean {
  return word.length >= shortest;
}

/** Whether a word or a form of it is in any table, in any letter case and language. */
export function isKnownWord(word: string): boolean {
  const folded = fold(word);
  if (!isLong(folded)) return false;
  return (
    englishBases(folded).some((base) => words().has(base)) ||
    stems().has(lightStem(folded)) ||
    wordClassOf(folded) !== ''
  );
}
