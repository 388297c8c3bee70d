import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Cue } from '../cues/cue-of.ts';
import { hasLead } from '../cues/lead-phrases.ts';

/** A stretch of a sentence that says one thing about what it names. Offsets into the sentence. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly cue: Cue | null;
}

/** A cue that is said in brackets and names nothing. */
const remark = preparedPattern(
  String.raw`^\s*(?:(?:is |are |would be )?an? )?(?:(?:strongly |highly |very )?(?:preferred|desired|desirable|advantageous|helpful|useful|welcome)|(?:or |and )?(?:willing(?:ness)?|able|ability|prepared|happy|ready) to (?:obtain|gain|acquire|complete|get|train)\b.*|(?:currently )?in progress|nice.to.have|optional|plus|bonus|asset|advantage|von vorteil|wünschenswert|kein muss|souhaitée?s?|appréciée?s?|un plus|un atout|deseables?|valorables?|un plus|加分|优先|加分项)\s*$`,
  'iu',
);
/** Only says that what follows, or what stands before, is wished for. */
const adverb = preparedPattern(
  String.raw`^\s*(?:ideally|preferably|idealerweise|im besten fall|am besten|optimalerweise|bevorzugt|id[ée]alement|dans l['’]id[ée]al|de préférence|si possible|idealmente|preferiblemente|preferentemente|a ser posible|可?优先(?:考虑|录用)?|更佳|加分|(?:c['’]est|ce serait|that(?:['’]s| is| would be)|which is|das ist|das wäre|es|sería) (?:un|le|an?|the|das|ein) (?:\p{L}+ )?(?:plus|bonus|atout|advantage|asset|pluspunkt|punto)(?: .*)?)\s*[。.]?$`,
  'iu',
);

/** "It would be a bonus if you know X, or if you have run Y": the wish goes on. */
const condition = preparedPattern(
  String.raw`^\s*(?:(?:and|or|und|oder|et|ou|y|o) )?(?:also |auch |aussi |también )?(?:if|wenn|falls|si)\b`,
  'iu',
);

/** "Docker (nice to have)" and "Docker, preferably" are one piece; so is "Ideally, you know Docker". */
export function joinRemarks(pieces: readonly Part[], sentence: string): Part[] {
  const joined: Part[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const wish = joined.findLastIndex(({ cue }) => cue !== null);
    const wished = joined[wish];
    if (last && joined.length === 1 && isAdverb(last, sentence))
      joined.splice(-1, 1, { ...piece, start: last.start, cue: 'nice' });
    else if (wished?.cue === 'nice' && piece.cue !== 'negated' && goesOn(piece, sentence))
      joined.splice(wish, joined.length, { ...wished, end: piece.end });
    else if (last && last.cue === null && remarksOnLast(piece, sentence))
      joined.splice(-1, 1, { ...last, end: piece.end, cue: 'nice' });
    else joined.push(piece);
  }
  return joined;
}

function isAdverb({ start, end }: Part, sentence: string): boolean {
  return adverb.test(sentence.slice(start, end));
}

function goesOn({ start, end }: Part, sentence: string): boolean {
  return condition.test(sentence.slice(start, end));
}

function remarksOnLast(piece: Part, sentence: string): boolean {
  const { start, end } = piece;
  const isAside = /[(（–—-]\s*$/.test(sentence.slice(0, start)) && remark.test(sentence.slice(start, end));
  return isAside || isAdverb(piece, sentence);
}

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
