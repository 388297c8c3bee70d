import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { numberWords } from '../../../lexicon/words/number-words.ts';
import { tokenize } from '../../../text/tokenize.ts';
import { memoize } from '../../../values/memoize.ts';
import { type Cue, type CueWord, cuesBeginningWith, endsList } from './cues.ts';
import { borders, type Shape, shapeOf } from './sentence-shape.ts';

/** An occurrence of a cue: the words [first, end). */
export interface FoundCue {
  readonly cue: Cue;
  readonly first: number;
  readonly end: number;
}

interface ReadCues {
  readonly shape: Shape;
  readonly cues: readonly FoundCue[];
}

/**
 * Every cue of a text; null for most texts, which have none. Memoized, because it is needed for each name in a text.
 */
export const findCues = memoize(2000, (text): ReadCues | null => {
  const tokens = tokenize(text);
  if (!tokens.some(({ text: word }) => cuesBeginningWith(word.toLowerCase()).length > 0)) return null;
  const shape = shapeOf(text, tokens);
  const cues = shape.words.flatMap((word, first) =>
    cuesBeginningWith(word).flatMap((cue) => {
      const end = endOf(cue.words, first, shape);
      return end !== null && meetsConditions(cue, first, end, shape) ? [{ cue, first, end }] : [];
    }),
  );
  return cues.length === 0 ? null : { shape, cues };
});

/** The end of a cue that begins at `first`; null if the words differ. */
function endOf(words: readonly CueWord[], first: number, shape: Shape): number | null {
  let at = first;
  for (const [step, word] of words.entries()) {
    if (typeof word === 'number') {
      at = afterDescription(at, word, words[step + 1], shape);
    } else {
      const isInRow = step === 0 || continues(at, shape);
      if (at >= shape.words.length || !isInRow || !isAt(word, at, shape)) return null;
      at += 1;
    }
  }
  return at;
}

function isAt(word: ReadonlySet<string> | null, at: number, { words }: Shape): boolean {
  return word === null || word.has(words[at] ?? '');
}

/** True if nothing separates a word from the one before it. */
export function continues(at: number, { borders: marks, gaps }: Shape): boolean {
  return marks[at] === borders.none && !/[,(]/.test(gaps[at] ?? '');
}

/** True if a colon precedes a word: `Basics: SQL`. */
export function isColon(at: number, { gaps }: Shape): boolean {
  return /^\s*[:：]/.test(gaps[at] ?? '');
}

/** Units of time; "some ten years of experience" is not a limit. */
const timeUnits = wordList('tailoring', 'time_unit');

export function isOfTime(word: string): boolean {
  return timeUnits.has(word);
}

/** Words that end a description: in "limited the exposure", `limited` does not describe the exposure. */
const endsDescription = wordList('tailoring', 'ends_description');

/** Skips at most `max` words from `first` on that describe `noun`; the parts of `hands-on` count as one word. */
function afterDescription(first: number, max: number, noun: CueWord | undefined, shape: Shape): number {
  let at = first;
  for (let count = 0; count <= max; at += 1) {
    const word = shape.words[at];
    if (word === undefined || isNoun(noun, word) || !continues(at, shape)) return at;
    const isPart = shape.gaps[at] === '-';
    if (!isPart && (endsList(word) || endsDescription.has(word) || timeUnits.has(word) || isCount(at, shape)))
      return at;
    if (shape.gaps[at + 1] !== '-') count += 1;
  }
  return at;
}

function isNoun(noun: CueWord | undefined, word: string): boolean {
  return noun instanceof Set && noun.has(word);
}

/** In other languages, words for one are articles and do not count. */
function isNumber(word: string): boolean {
  return word === 'one' || (numberWords().get(word) ?? 0) > 1;
}

/** True for a number that counts what follows, not for one that describes it with a hyphen, unless it counts time. */
function isCount(at: number, { words, gaps }: Shape): boolean {
  const word = words[at] ?? '';
  if (!/^\d/.test(word) && !isNumber(word)) return false;
  return gaps[at + 1] !== '-' || timeUnits.has(words[at + 1] ?? '');
}

function meetsConditions(cue: Cue, first: number, end: number, shape: Shape): boolean {
  const isOpening = (shape.borders[first] ?? 0) >= borders.comma || /[([（]/.test(shape.gaps[first] ?? '');
  if ((cue.flags.has('opens_clause') && !isOpening) || isFollowedByExclusion(cue, end, shape)) return false;
  if (cue.flags.has('is_label') && !isColon(end, shape)) return false;
  return cue.notUnder.size === 0 || !clauseHas(cue.notUnder, first, shape);
}

/** Words after a cue that may say for whom something was done: "helped 14 residents with …". */
const recipientWindow = 4;

function isFollowedByExclusion({ notBefore }: Cue, end: number, { words }: Shape): boolean {
  return notBefore.size > 0 && words.slice(end, end + recipientWindow).some((word) => notBefore.has(word));
}

/** Words on either side of a cue that are searched. */
const maxDistance = 40;

/** True if one of the words is in the clause, on either side of `at`. */
function clauseHas(words: ReadonlySet<string>, at: number, shape: Shape): boolean {
  for (let index = at; index >= Math.max(0, at - maxDistance); index -= 1) {
    if (words.has(shape.words[index] ?? '')) return true;
    if ((shape.borders[index] ?? 0) >= borders.joined) break;
  }
  for (let index = at + 1; index < Math.min(shape.words.length, at + maxDistance); index += 1) {
    if ((shape.borders[index] ?? 0) >= borders.joined) return false;
    if (words.has(shape.words[index] ?? '')) return true;
  }
  return false;
}
