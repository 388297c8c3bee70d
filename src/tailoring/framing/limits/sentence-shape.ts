import { readVerb } from '../../../lexicon/words/verbs.ts';
import { splitSentences } from '../../../text/split-sentences.ts';
import type { Token } from '../../../text/tokenize.ts';
import { lowerCase } from '../../../values/fold.ts';
import { wordSet } from '../../../values/lists.ts';
import { joinsNames, turnsClause } from './cues.ts';

/** How a word is separated from the one before it, weakest first. */
export const borders = { none: 0, joined: 1, comma: 2, clause: 3, sentence: 4 } as const;
type Border = (typeof borders)[keyof typeof borders];

/** The words of a text, and where its clauses, brackets and sentences begin. */
export interface Shape {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The tokens in lower case. */
  readonly words: readonly string[];
  /** The text between each word and the one before it. */
  readonly gaps: readonly string[];
  readonly borders: readonly Border[];
  /** Number of the bracket that contains each word; 0 outside brackets. */
  readonly brackets: readonly number[];
}

/** `tokens` must be those of the text. */
export function shapeOf(text: string, tokens: readonly Token[]): Shape {
  const words = tokens.map(({ text: word }) => lowerCase(word));
  const gaps = tokens.map(({ start }, index) => text.slice(tokens[index - 1]?.end ?? 0, start));
  const shape = { text, tokens, words, gaps };
  return { ...shape, borders: bordersOf(shape), brackets: bracketsOf(gaps) };
}

type Words = Pick<Shape, 'text' | 'tokens' | 'words' | 'gaps'>;

function bordersOf(shape: Words): readonly Border[] {
  const starts = splitSentences(shape.text).map(({ start }) => start);
  let next = 0;
  return shape.tokens.map(({ start }, index) => {
    let opens = false;
    while (next < starts.length && (starts[next] ?? 0) <= start) {
      opens = true;
      next += 1;
    }
    return opens ? borders.sentence : borderAt(index, shape);
  });
}

const strong = /[;:；：|•\n]|[–—](?!\S)/;
const comma = /[,，]/;
const elided = /\bd['’]$/i;

function borderAt(index: number, { words, gaps }: Words): Border {
  const gap = gaps[index] ?? '';
  const word = words[index] ?? '';
  if (strong.test(gap) || (turnsClause(word) && !isDenied(index, words))) return borders.clause;
  if (gap.includes('，')) return borders.comma;
  if (comma.test(gap)) return opensClause(index, words, gaps) ? borders.comma : borders.none;
  return joinsNames(words[index - 1] ?? '') && isPast(word) ? borders.joined : borders.none;
}

/** True if `not` precedes: "not yet trained" does not begin a clause. */
function isDenied(index: number, words: readonly string[]): boolean {
  return words[index - 1] === 'not';
}

const persons = wordSet('i we he she ich wir je nous yo');
const ofWords = wordSet('of von der des de du del');

/** True if a verb, a person, or an action noun with its object (`Aufbau von …`) follows a comma. */
function opensClause(index: number, words: readonly string[], gaps: readonly string[]): boolean {
  const at = joinsNames(words[index] ?? '') ? index + 1 : index;
  const word = words[at] ?? '';
  return (
    persons.has(word) || isPast(word) || ofWords.has(words[at + 1] ?? '') || elided.test(gaps[at + 1] ?? '')
  );
}

function isPast(word: string): boolean {
  return readVerb(word)?.forms.includes('past') ?? false;
}

const opening = /[([（【]/g;
const closing = /[)\]）】]/g;

function bracketsOf(gaps: readonly string[]): readonly number[] {
  let opened = 0;
  let depth = 0;
  return gaps.map((gap) => {
    const closed = gap.match(closing)?.length ?? 0;
    const begun = gap.match(opening)?.length ?? 0;
    depth = Math.max(0, depth - closed) + begun;
    if (begun > 0) opened += 1;
    return depth > 0 ? opened : 0;
  });
}
