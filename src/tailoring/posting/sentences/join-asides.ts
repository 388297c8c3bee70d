import type { Part } from './join-remarks.ts';

const opensBracket = /[(（]\s*$/;
const closesBracket = /[)）]/;

/** "(we use Pulumi, but will teach it)": what ends a bracket by denying holds for all that stands in it. */
export function joinAsides(pieces: readonly Part[], sentence: string): Part[] {
  const joined: Part[] = [];
  for (const piece of pieces) {
    const opens = piece.cue === 'negated' ? opening(joined, piece, sentence) : -1;
    const first = joined[opens];
    if (first) joined.splice(opens, joined.length, { ...piece, start: first.start });
    else joined.push(piece);
  }
  return joined;
}

/** The piece before that opens the bracket in which this one stands; -1 where it stands in none, or alone. */
function opening(before: readonly Part[], { start }: Part, sentence: string): number {
  const opens = before.findLastIndex((piece) => opensBracket.test(sentence.slice(0, piece.start)));
  const from = before[opens]?.start ?? start;
  return closesBracket.test(sentence.slice(from, start)) ? -1 : opens;
}
