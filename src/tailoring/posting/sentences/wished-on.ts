import type { Part } from './join-remarks.ts';

const closesChoice = /^\s*(?:or|oder|ou|o)\b/i;
const closesList = /^\s*(?:and|und|et|y)\b/i;
/** In words: what is longer is a clause of its own. */
const longestMember = 5;

/** "3 years of sales, ideally in books, toys, or crafts": the wish holds to the end of its list. */
export function wishedOn(pieces: readonly Part[], sentence: string): readonly Part[] {
  const opens = pieces.findIndex(({ cue }, index) => cue === 'nice' && index > 0);
  const said = ({ start, end }: Part) => sentence.slice(start, end);
  const isMember = (piece: Part) =>
    piece.cue === null && said(piece).trim().split(/\s+/).length <= longestMember;
  const list = pieces.slice(opens + 1);
  const length = list.findIndex((piece) => !isMember(piece));
  const members = opens === -1 ? [] : list.slice(0, length === -1 ? list.length : length);
  const last = members.findLastIndex(
    (piece, index) => closesChoice.test(said(piece)) || (index > 0 && closesList.test(said(piece))),
  );
  const wished = new Set(members.slice(0, last + 1));
  return pieces.map((piece) => (wished.has(piece) ? { ...piece, cue: 'nice' } : piece));
}
