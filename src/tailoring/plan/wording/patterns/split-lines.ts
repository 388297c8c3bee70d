import { isPastForm, readVerb } from '../../../../lexicon/verbs.ts';
import { wordClassOf } from '../../../../lexicon/word-classes.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { firstWord } from '../../../../text/tokenize.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { isSurelyPresent, leadsAlone, tenseOf as tenseOfLine } from '../../../grammar/verb-tense.ts';
import { type Pattern, present } from '../pattern.ts';
import { refersBack } from '../refers-back.ts';

/** Statements whose bullets were lost between them become bullets again: `Filed the post Wrote 20 letters a day`. */
export const lostBreaks: Pattern = {
  rule: 'lost_breaks',
  why: 'split',
  languages: ['en'],
  from: 'super',
  apply(text) {
    const tense = text.includes('\n') ? null : tenseOf(text);
    if (tense === null) return null;
    const parts: string[] = [];
    let start = 0;
    for (const { index } of text.matchAll(seam.for(text))) {
      const [before, rest] = [text.slice(start, index), text.slice(index + 1)];
      if (tenseOf(rest) === null || !hasEnded(before)) continue;
      // A title is no statement: `the course Learn to code`.
      if (tenseOf(rest) !== tense || takesName.test(before.slice(-longestEnd))) return null;
      parts.push(before);
      start = index + 1;
    }
    const all = [...parts, text.slice(start)];
    const isList = all.length > 1 && all.every((part) => wordsIn(part) >= leastWords);
    return isList ? all.join('\n') : null;
  },
  examples: [
    [
      'Filed the post of three offices Wrote 20 letters a day Trained two new clerks in the filing system',
      'Filed the post of three offices\nWrote 20 letters a day\nTrained two new clerks in the filing system',
    ],
    [
      'Manage the day shift of two shops Prepare the orders for flour and fruit',
      'Manage the day shift of two shops\nPrepare the orders for flour and fruit',
      present,
    ],
  ],
  leaves: [
    ['a title in capitals is no statement', 'Manage the day shift of two shops Lead Baker of the late shift'],
    ['a name in capitals is no statement', 'Ran the training program Reached For Stars in 3 schools'],
    ['nothing ends with "and"', 'Held ten talks in the series Lunch and Learn for two wards'],
    ['a title may tell something, too', 'Taught the evening course Learn to code in 3 schools'],
    ['also one of a campaign', 'Led the hospital campaign Keep them moving in 3 wards'],
    ['and of a drive', 'Led the citywide blood drive Give the gift of life with 300 donors'],
    ['in the tense of the line as well', 'Lead the hospital campaign Keep them moving in 3 wards', present],
    ['and after several', 'Teach the evening courses Learn to code in 3 schools', present],
    ['or in the past', 'Ran the town exhibition Painted walls of the river in 3 halls'],
    ['one statement stays', 'Filed the post of three offices and wrote 20 letters a day'],
    ['so little is no statement', 'Filed the post of three offices Sorted'],
    ['a line that begins with a noun stays', 'Clerk of three offices Wrote 20 letters a day'],
  ],
};

/** Plural, number, percentage, bracket or time: so a statement ends. `the course`, `the drive` may have a name after it. */
const ended = preparedPattern(String.raw`(?:[^s\W]s|[\p{N}%)]|\b(?:a|per|each|every)\s\p{Ll}+)$`, 'u');
const takesName =
  /\b(?:articles|books|campaigns|classes|conferences|courses|drives|events|exhibitions|films|games|initiatives|lectures|lessons|magazines|movies|plays|programmes|programs|projects|seminars|series|sessions|shows|songs|talks|tools|trainings|tours|workshops)$/i;
const leastWords = 4;
/** So much of a part is looked at, however long it is. */
const [longestOpening, longestEnd] = [200, 40];
/** A small letter, a number or a bracket, a blank and a capital: no sentence goes on like that but with a name. */
const seam = preparedPattern(
  String.raw`(?<=[\p{Ll}\p{N}%)])\s(?=\p{Lu}\p{Ll}{2,}(?:,?\s\p{Ll}|\sand\s|\s\p{N}))`,
  'gu',
);
const opener = preparedPattern(String.raw`^(?<verb>\p{Lu}\p{Ll}{2,})(?:,\s|\s)`);

/** `Wrote 20 letters`, `Write 20 letters`: led by a verb that is sure to be one; null for any other text. */
function tenseOf(text: string): 'past' | 'present' | null {
  const word = opener.exec(text)?.groups?.['verb'] ?? '';
  if (isPastForm(word)) return leadsAlone(text) ? 'past' : null;
  const verb = readVerb(word);
  if (!verb?.forms.includes('base')) return null;
  const isVerb = isSurelyPresent(verb.lemma, text.slice(word.length)) || wordClassOf(verb.lemma) === 'V';
  return isVerb ? 'present' : null;
}

function hasEnded(part: string): boolean {
  return wordsIn(part.slice(0, longestOpening)) >= leastWords && ended.test(part.slice(-longestEnd));
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

const longFrom = 200;
const leastWordsEach = 6;

const mostParts = 4;
const between = preparedPattern(String.raw`;\s+(?:and\s+)?|(?<=\p{Ll})\.\s+(?=\p{Lu})`, 'u');

/** A long bullet that holds statements parted by semicolons or stops becomes as many. */
export const splitLong: Pattern = {
  rule: 'split',
  why: 'split',
  languages: ['en'],
  from: 'super',
  apply(text) {
    if (text.length < longFrom || text.includes('\n')) return null;
    const parts = text.split(between.for(text));
    if (parts.length < 2 || parts.length > mostParts || labelled.test(text)) return null;
    const isEach = parts.every((part) => wordsIn(part) >= leastWordsEach);
    if (!isEach || !parts.slice(1).every(standsAlone) || !areOfOneTense(parts)) return null;
    // All end as the line did.
    const stop = text.endsWith('.') ? '.' : '';
    return [...parts.slice(0, -1).map((part) => part + stop), parts.at(-1) ?? ''].map(capitalized).join('\n');
  },
  examples: [
    [
      'Introduced a new way of counting the stock of all twelve shops with hand scanners and a shared sheet that everybody could read; trained 40 colleagues in its use during the quiet weeks of January and February',
      'Introduced a new way of counting the stock of all twelve shops with hand scanners and a shared sheet that everybody could read\nTrained 40 colleagues in its use during the quiet weeks of January and February',
    ],
    [
      'Introduced a new way of counting the stock of all twelve shops with hand scanners. Trained 40 colleagues in the use of the shared sheet. Wrote the handbook that all shops use during the weeks of the yearly count.',
      'Introduced a new way of counting the stock of all twelve shops with hand scanners.\nTrained 40 colleagues in the use of the shared sheet.\nWrote the handbook that all shops use during the weeks of the yearly count.',
    ],
  ],
  leaves: [
    ['a short bullet stays', 'Counted the stock of twelve shops; trained 40 colleagues in its use'],
    [
      'what says more about one of them stays with it',
      'Introduced a new way of counting the stock of all twelve shops with hand scanners. Trained 40 colleagues in the use of the shared sheet. This cut the time of the yearly count from four days to one in all shops.',
    ],
    [
      'a label covers what stands after it',
      'Yearly count: Introduced a new way of counting the stock of all twelve shops with hand scanners and a shared sheet that everybody could read. Trained 40 colleagues in its use during the quiet weeks of January and February',
    ],
    [
      'two tenses stay together',
      'Introduced a new way of counting the stock of all twelve shops with hand scanners and a shared sheet that everybody could read. Train all colleagues in its use during the quiet weeks of January and February',
    ],
    [
      'what handles a thing named before stays with it',
      'Introduced a new way of counting the stock of all twelve shops with hand scanners and a shared sheet that everybody could read; tested them with 40 colleagues during the quiet weeks of January and February',
    ],
  ],
};

/** `Support: Answered …`: what the label names covers all of it. */
const labelled = preparedPattern(String.raw`^[^.:;]{1,60}:\s`);

/** `Trained …` and `Lead …` read worse beside each other than in one bullet. */
function areOfOneTense(parts: readonly string[]): boolean {
  const tenses = parts.map((part) => tenseOfLine(capitalized(part))).filter((tense) => tense !== 'none');
  return new Set(tenses).size <= 1;
}

function standsAlone(part: string): boolean {
  return readVerb(firstWord(part)) !== null && leadsAlone(part) && !refersBack(part, 'en');
}
