import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { type ReadText, readText } from '../../../lexicon/read-text.ts';
import { lemmaOfPresent, regularVerb } from '../../../lexicon/words/verb-forms.ts';
import { isPastForm } from '../../../lexicon/words/verbs.ts';
import { isSmallLetters } from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import type { Token } from '../../../text/tokenize.ts';
import { wordSet } from '../../../values/lists.ts';
import { closestSentence } from '../../framing/sentences.ts';
import { isSaidWithAn } from '../../grammar/spelling.ts';
import { formsOfThird } from '../../grammar/third-person.ts';
import { englishRule, type WritingRule } from '../rule.ts';
import { changedWords, type Replaced } from './changed-words.ts';
import { statementsOf } from './sentences.ts';

const swapping: ReadonlySet<string> = new Set(['alias', 'rewrite', 'merge']);
/** Words that are followed by a singular noun, perhaps after an adjective. */
const one = wordSet('a an another each every this that one');
/** Verbs that agree in number with the subject before them. */
const numbered = wordSet('is are was were has have does do');

/** Refuses a change of number that breaks agreement: `14 load testing` for `14 load tests`. */
export const number: WritingRule = englishRule({
  id: 'number',
  check(after, { edit, before, sources }) {
    if (edit.op === 'summary') {
      return firstOf(statementsOf(after.text), (statement) =>
        disagreement(
          readText(after.lexicon, closestSentence(statement, sources)),
          readText(after.lexicon, statement),
        ),
      );
    }
    return swapping.has(edit.op) ? disagreement(before, after) : null;
  },
});

function firstOf(texts: readonly string[], find: (text: string) => string | null): string | null {
  for (const text of texts) {
    const found = find(text);
    if (found !== null) return found;
  }
  return null;
}

function disagreement(before: ReadText, after: ReadText): string | null {
  const runs = changedWords(before.tokens, after.tokens);
  const [first] = runs;
  const isVerbTurned = first !== undefined && (turnsThird(first, before, after) || opensInPast(first, after));
  const wrong = runs.find(
    (run) => !(isVerbTurned && turnsThird(run, before, after)) && disagrees(run, before, after),
  );
  return wrong ? `"${wordsOf(after, wrong.after)}" does not agree in number` : null;
}

/** True if the opening verb was put into the past, and later verbs with it. */
function opensInPast(run: Replaced, after: ReadText): boolean {
  return run.after[0] === 0 && isPastForm(headOf(after, run.after)?.text.toLowerCase() ?? '');
}

/** True for a verb that left the third person: `Manages` and `trains` in `Manages the ward and trains staff`. */
function turnsThird(run: Replaced, before: ReadText, after: ReadText): boolean {
  const [had, has] = [headOf(before, run.before), headOf(after, run.after)];
  return had !== undefined && has !== undefined && formsOfThird(had.text).includes(has.text.toLowerCase());
}

function disagrees(run: Replaced, before: ReadText, after: ReadText): boolean {
  const [had, has] = [headOf(before, run.before), headOf(after, run.after)];
  const [was, is] = [had && numberOf(had), has && numberOf(has)];
  if (!had || !has || !was || !is || was === is || verbForm.test(had.text)) return false;
  if (becomesFinite(had, has)) return false;
  const next = after.tokens[run.after[1]]?.text.toLowerCase() ?? '';
  if (numbered.has(next)) return true;
  if (is === 'plural') return isCounted(after, run.after[0], one) || had.key === has.key;
  // A wrong plural such as `homeworks` may become singular.
  if (had.key === has.key && wordList('writing', 'no_plural').hasIn('en', has.text.toLowerCase()))
    return false;
  // A gerund has no plural, so it is wrong only after a number.
  return !/ing$/i.test(has.text) || isCountedAsMany(after, run.after[0]);
}

/** True for `that aggregates` in the place of `aggregating`. */
function becomesFinite(had: Token, has: Token): boolean {
  const verb = regularVerb(had.text)?.lemma;
  return had.text.endsWith('ing') && verb !== undefined && lemmaOfPresent(has.text) === verb;
}

/** The last word of a run. */
function headOf({ tokens }: ReadText, [start, end]: readonly [number, number]): Token | undefined {
  return start === end ? undefined : tokens[end - 1];
}

const verbForm = preparedPattern('(?:ed|ly)$', 'i');

const acronym = preparedPattern(String.raw`^\p{Lu}{2,}s?$`);

/** The number of a word or acronym; null for a name such as `Kubernetes`. */
function numberOf({ text, key }: Token): 'singular' | 'plural' | null {
  if (acronym.test(text)) return text.endsWith('s') ? 'plural' : 'singular';
  if (!isSmallLetters(text)) return null;
  return text.endsWith('s') && key.length < text.length ? 'plural' : 'singular';
}

const reach = 3;

function isCounted({ tokens }: ReadText, start: number, words: ReadonlySet<string>): boolean {
  return tokens.slice(Math.max(0, start - 2), start).some(({ text }) => words.has(text.toLowerCase()));
}

const countsMany = wordList('writing', 'counts_many');
const figure = /^\d[\d.,]*\+?$/;

function isCountedAsMany(read: ReadText, start: number): boolean {
  const near = read.tokens.slice(Math.max(0, start - reach), start).map(({ text }) => text.toLowerCase());
  return near.some((word) => countsMany.has(word) || (figure.test(word) && word !== '1'));
}

function wordsOf({ text, tokens }: ReadText, [start, end]: readonly [number, number]): string {
  return text.slice(tokens[start]?.start, tokens[end - 1]?.end);
}

const withArticle = preparedPattern(String.raw`(?<![\p{L}\p{N}])(an?) ([\p{L}\p{N}][^\s,;)]*)`, 'giu');

/** Checks new articles: `an API`, `a REST API`, `a React app`. */
export const article: WritingRule = englishRule({
  id: 'article',
  check(after, { before }) {
    const own = articlesIn(before);
    const wrong = articlesIn(after).find((pair) => {
      const [said = '', word = ''] = pair.split(' ');
      return !own.includes(pair) && letters.test(word) && isSaidWithAn(word) !== (said.length === 2);
    });
    return wrong === undefined ? null : `"${wrong}" has the wrong article`;
  },
});

function articlesIn({ text }: ReadText): readonly string[] {
  return text.match(withArticle.regExp) ?? [];
}

/** Only words with letters are checked, not figures: `a 8 hour shift`. */
const letters = preparedPattern(String.raw`^\p{L}`);
