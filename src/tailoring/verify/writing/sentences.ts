import { kindOf } from '../../../lexicon/lexicon.ts';
import type { ReadText } from '../../../lexicon/read-text.ts';
import { isWrongPast } from '../../../lexicon/verb-forms.ts';
import { pastOf } from '../../../lexicon/verbs.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { splitSentences } from '../../../text/split-sentences.ts';
import { firstWord } from '../../../text/tokenize.ts';
import { withoutSubject } from '../../framing/sentences.ts';
import { doubtfulVerb, leadsAlone, tenseOf } from '../../grammar/verb-tense.ts';
import { type EditContext, englishRule, type WritingRule } from '../rule.ts';

/* Whether a sentence reads as one: how it begins, the forms of its verbs, and words that it must not lose. */

const openingWord = preparedPattern(String.raw`^[^\p{L}\p{N}]{0,9}([\p{L}\p{N}](?:[^\s,;:]*[\p{L}\p{N}])?)`);
const small = preparedPattern(String.raw`^\p{Ll}`);
/** `iOS`, `k8s`, `dbt` and `pH` keep their small letter. */
const named = preparedPattern(String.raw`[\p{Lu}\p{N}@/._]`);

/** Sentences and bullets begin with a capital, as those of the base do. Chinese has none. */
export const capital: WritingRule = {
  id: 'capital',
  because: 'a sentence would have begun with a small letter',
  check(after, context) {
    const own = openingWordsOf(context.before);
    const opener = writtenOpenings(after, context).find(
      (word) => small.test(word) && !(named.test(word) || kindOf(word) === 'tool' || own.includes(word)),
    );
    return opener === undefined ? null : `a sentence begins with "${opener}"`;
  },
};

function writtenOpenings(after: ReadText, { edit, input }: EditContext): readonly string[] {
  // A list whose items begin with small letters goes on so.
  const isItem = edit.op === 'surface_skill' || edit.source.startsWith('skills[');
  const isSmallList = input.model.chunks.some(({ kind, text }) => kind === 'skill' && small.test(text));
  return isItem && isSmallList ? [] : openingWordsOf(after);
}

function openingWordsOf({ text }: ReadText): readonly string[] {
  return statementsOf(text).flatMap((statement) => openingWord.exec(statement)?.[1] ?? []);
}

/** `Troubleshooted`, `Was the contact` out of `Be the contact`, `Implemented and follow`. */
export const verbForm: WritingRule = englishRule({
  id: 'verb_form',
  because: 'a verb would have had a wrong form',
  check: (after, context) => wrongPast(after, context) ?? halfTurned(after, context),
});

function wrongPast({ tokens }: ReadText, { before, sources }: EditContext): string | null {
  const own = [before, ...sources];
  const wrong = tokens.find(({ text, key }) => isWrongPast(text) && !own.some((read) => read.keys.has(key)));
  return wrong ? `"${wrong.text}" is no form of its verb` : null;
}

/** One of several verbs of a sentence was put into the past, or a duty of being somebody was. */
function halfTurned(after: ReadText, { edit, before }: EditContext): string | null {
  if (edit.op !== 'rewrite' && edit.op !== 'merge') return null;
  if (tenseOf(before.text) !== 'present' || tenseOf(after.text) !== 'past') return null;
  if (/^be\b/i.test(before.text)) return '"be" tells what to be, not what was';
  const verb = doubtfulVerb(after.text.slice(firstWord(after.text).length), firstWord(before.text));
  return verb === null ? null : `"${verb}" is still in the present`;
}

/** `…; used during a talk` is no bullet `Used during a talk`: nothing would say what was used. */
export const participle: WritingRule = englishRule({
  id: 'participle',
  because: 'a sentence would have lost what it speaks of',
  check(after, { edit, before, sources }) {
    if (edit.op === 'surface_skill' || edit.op === 'headline') return null;
    const own = [before, ...sources]
      .flatMap(({ text }) => statementsOf(text))
      .flatMap((statement) => [statement, withoutI(statement), ...afterLabel(statement)])
      .map((statement) => statement.toLowerCase());
    const orphan = statementsOf(after.text).find((statement) => {
      const opening = statement.toLowerCase().slice(0, comparedLength);
      // `Reported on fairs` of `Reporting on fairs`: who did it is the person, as before.
      const verb = firstWord(statement).toLowerCase();
      const leads = own.some((each) => each.startsWith(opening) || pastOf(firstWord(each)) === verb);
      return !leads && !leadsAlone(statement);
    });
    return orphan === undefined ? null : `"${orphan}" does not say what it speaks of`;
  },
});

const being = /^(?:am|was|have been) /;

/** `I was promoted to …`, `I traveled to …`: who did is the person, with the subject or without it. */
function withoutI(statement: string): string {
  return withoutSubject(statement).replace(being, '');
}

const label = preparedPattern(String.raw`^[^.:;]{2,60}:\s(?=\S)`);

/** `Duties: sorting the post`: what comes after a label speaks of nothing before it. */
function afterLabel(statement: string): readonly string[] {
  const found = label.exec(statement)?.[0];
  return found === undefined ? [] : [statement.slice(found.length)];
}

/** So much of a statement tells which of the base it is: its end may be worded anew. */
const comparedLength = 12;

/** Words that say of how many, which or how much: without one of them a phrase means something else. */
const limiting = wordList('writing', 'limiting_word');

/** `buildings of various types` are not `buildings of types`. */
export const limitingWord: WritingRule = englishRule({
  id: 'limiting_word',
  because: 'a word that limits what was said would have gone',
  check(after, { edit, before }) {
    if (edit.op !== 'rewrite' && edit.op !== 'alias' && edit.op !== 'merge') return null;
    const kept = limitingWordsIn(after);
    const lost = [...limitingWordsIn(before)].find(([word, count]) => (kept.get(word) ?? 0) < count);
    return lost ? `"${lost[0]}" got lost` : null;
  },
});

function limitingWordsIn({ tokens }: ReadText): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of tokens) {
    const word = text.toLowerCase();
    if (limiting.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** The sentences of a text line by line, as written; after a semicolon a sentence goes on. */
export function statementsOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) =>
    splitSentences(line)
      .filter(({ start }) => !endsOpen(line, start))
      .map(({ start, end }) => line.slice(start, end)),
  );
}

function endsOpen(line: string, start: number): boolean {
  let index = start - 1;
  while (index >= 0 && /\s/.test(line.charAt(index))) index -= 1;
  return line.charAt(index) === ';' || line.charAt(index) === '；';
}
