import { everyMatch } from '../../text/every-match.ts';
import { cueOf } from '../cues/cue-of.ts';
import type { Part } from './join-remarks.ts';

const and = /\s(?:and|und|et|y)\s/g;
/** The bound keeps the reading of any text linear. */
const mostTried = 4;

/** "A is a must and B would be handy": a wish behind "and" leaves what is asked for before it as it is. */
export function partAtAnd(piece: Part, sentence: string): Part[] {
  if (piece.cue !== 'nice') return [piece];
  const { start, end } = piece;
  const text = sentence.slice(start, end);
  for (const { index, 0: border } of everyMatch(text, and).slice(-mostTried).toReversed()) {
    const before = cueOf(text.slice(0, index));
    if (before !== 'must' && before !== 'asked') continue;
    if (cueOf(text.slice(index + border.length)) !== 'nice') continue;
    const wish = { start: start + index + border.length, end, cue: 'nice' as const };
    return [{ start, end: start + index, cue: before }, wish];
  }
  return [piece];
}
