import { memoize } from '../../text/memoize.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';
import type { Cue } from './cue.ts';
import { cuesBeginningWith } from './cue-index.ts';
import { borders, type Shape, shapeOf } from './sentence-shape.ts';

/** A cue where it stands: the words [first, end). */
export interface FoundCue {
  readonly cue: Cue;
  readonly first: number;
  readonly end: number;
}

export interface ReadCues {
  readonly shape: Shape;
  readonly cues: readonly FoundCue[];
}

/** Every cue of a text; null for most texts, which have none. A text is asked for each name in it. */
export const findCues = memoize<{ readonly found: ReadCues | null }>(2000, (text) => ({
  found: read(text, tokenize(text)),
}));

function read(text: string, tokens: readonly Token[]): ReadCues | null {
  if (!tokens.some(({ text: word }) => cuesBeginningWith(word.toLowerCase()).length > 0)) return null;
  const shape = shapeOf(text, tokens);
  const cues = shape.words.flatMap((word, first) =>
    cuesBeginningWith(word).flatMap((cue) => {
      const end = first + cue.words.length;
      return stands(cue, first, end, shape) ? [{ cue, first, end }] : [];
    }),
  );
  return cues.length === 0 ? null : { shape, cues };
}

function stands(cue: Cue, first: number, end: number, shape: Shape): boolean {
  const isWritten = cue.words.every((word, step) => {
    const at = first + step;
    const isInRow = step === 0 || (shape.borders[at] === borders.none && !/[,(]/.test(shape.gaps[at] ?? ''));
    return at < shape.words.length && isInRow && (word === null || word === shape.words[at]);
  });
  const isOpening = (shape.borders[first] ?? 0) >= borders.comma || /[([（]/.test(shape.gaps[first] ?? '');
  if (!isWritten || (cue.opensClause && !isOpening) || isFollowed(cue, end, shape)) return false;
  return !(cue.notUnder && clauseHas(cue.notUnder, first, shape));
}

/** Words behind a cue that say for whom it was done: "helped 14 residents with …". */
const soon = 4;

function isFollowed({ notBefore }: Cue, end: number, { words }: Shape): boolean {
  return notBefore !== undefined && words.slice(end, end + soon).some((word) => notBefore.has(word));
}

/** Words to either side of a cue that are looked at. */
const farthest = 40;

/** Whether one of the words stands in the clause, on either side. */
function clauseHas(words: ReadonlySet<string>, at: number, shape: Shape): boolean {
  for (let index = at; index >= Math.max(0, at - farthest); index -= 1) {
    if (words.has(shape.words[index] ?? '')) return true;
    if ((shape.borders[index] ?? 0) >= borders.joined) break;
  }
  for (let index = at + 1; index < Math.min(shape.words.length, at + farthest); index += 1) {
    if ((shape.borders[index] ?? 0) >= borders.joined) return false;
    if (words.has(shape.words[index] ?? '')) return true;
  }
  return false;
}
