import { hasLead } from '../cues/lead-phrases.ts';
import type { Part } from './join-remarks.ts';

const welcome = /优先|優先|加分|更佳|佳/u;
/** Schooling and years stand beside such a list, not in it. */
const statedAlone = /学历|學歷|本科|大专|大學|以上|[\d一二两三四五六七八十]\s*年/u;

/** "有零售、电商，互联网，医药经验的优先": commas part one list of what is welcome, back to the word that leads it. */
export function joinChineseList(pieces: readonly Part[], sentence: string): Part[] {
  const joined: Part[] = [];
  for (const piece of pieces) {
    const opens = piece.cue === 'nice' ? opening(joined, piece, sentence) : -1;
    const first = joined[opens];
    if (first) joined.splice(opens, joined.length, { ...piece, start: first.start });
    else joined.push(piece);
  }
  return joined;
}

/** The piece before that leads the list which ends here; -1 where this piece is a list of its own. */
function opening(before: readonly Part[], last: Part, sentence: string): number {
  const said = ({ start, end }: Part) => sentence.slice(start, end);
  if (!welcome.test(said(last)) || hasLead(said(last))) return -1;
  const led = before.findLastIndex((piece) => hasLead(said(piece)));
  const between = led === -1 ? [] : before.slice(led);
  return between.some((piece) => piece.cue === 'nice' || statedAlone.test(said(piece))) ? -1 : led;
}
