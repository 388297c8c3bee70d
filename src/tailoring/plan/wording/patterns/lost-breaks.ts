import { regularVerb } from '../../../../lexicon/verb-forms.ts';
import { readVerb } from '../../../../lexicon/verbs.ts';
import { wordClassOf } from '../../../../lexicon/word-classes.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { isSurelyPresent, leadsAlone } from '../../../grammar/verb-tense.ts';
import { present } from '../situations.ts';
import type { Pattern } from '../wording.ts';

/** Statements whose bullets were lost between them become bullets again: `Filed the post Wrote 20 letters a day`. */
export const lostBreaks: Pattern = {
  rule: 'lost_breaks',
  why: 'split',
  languages: ['en'],
  from: 'super',
  apply(text) {
    if (text.includes('\n') || !opensStatement(text)) return null;
    const parts: string[] = [];
    let start = 0;
    for (const { index } of text.matchAll(seam.for(text))) {
      const [before, rest] = [text.slice(start, index), text.slice(index + 1)];
      if (!opensStatement(rest) || wordsIn(before) < leastWords || goesOn.test(before)) continue;
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
    ['one statement stays', 'Filed the post of three offices and wrote 20 letters a day'],
    ['so little is no statement', 'Filed the post of three offices Sorted'],
    ['a line that begins with a noun stays', 'Clerk of three offices Wrote 20 letters a day'],
  ],
};

/** `Lunch and Learn`: nothing ends with one of these. */
const goesOn = /\b(?:and|or|of|the|an?|for|to|with|in|on|by|at|from|as|called|named)$/i;
const leastWords = 4;
/** A small letter, a number or a bracket, a blank and a capital: no sentence goes on like that but with a name. */
const seam = preparedPattern(
  String.raw`(?<=[\p{Ll}\p{N}%)])\s(?=\p{Lu}\p{Ll}{2,}(?:,?\s\p{Ll}|\sand\s|\s\p{N}))`,
  'gu',
);
const opener = preparedPattern(String.raw`^(?<verb>\p{Lu}\p{Ll}{2,})(?:,\s|\s)`);

/** `Wrote 20 letters`, `Write 20 letters`: told by a verb that is sure to be one. */
function opensStatement(text: string): boolean {
  const word = opener.exec(text)?.groups?.['verb'] ?? '';
  const verb = readVerb(word);
  if (verb?.forms.includes('past') || regularVerb(word)?.past === word.toLowerCase()) return leadsAlone(text);
  const isBase = verb?.forms.includes('base') === true;
  return isBase && (isSurelyPresent(verb.lemma, text.slice(word.length)) || wordClassOf(verb.lemma) === 'V');
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}
