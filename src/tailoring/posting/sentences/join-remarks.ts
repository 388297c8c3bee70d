import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Cue } from '../cues/cue-of.ts';

/** A stretch of a sentence that says one thing about what it names. Offsets into the sentence. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly cue: Cue | null;
}

/** A cue that is said in brackets and names nothing. */
const remark = preparedPattern(
  String.raw`^\s*(?:(?:is |are |would be )?an? )?(?:(?:strongly |highly |very )?(?:preferred|desired|desirable|advantageous|helpful|useful|welcome)|nice.to.have|optional|plus|bonus|asset|advantage|von vorteil|wünschenswert|kein muss|souhaitée?s?|appréciée?s?|un plus|un atout|deseables?|valorables?|un plus|加分|优先|加分项)\s*$`,
  'iu',
);
/** Only says that what follows, or what stands before, is wished for. */
const adverb = preparedPattern(
  String.raw`^\s*(?:ideally|preferably|idealerweise|im besten fall|am besten|optimalerweise|bevorzugt|id[ée]alement|de préférence|si possible|idealmente|preferiblemente|preferentemente|a ser posible)\s*\.?$`,
  'iu',
);

/** "Docker (nice to have)" and "Docker, preferably" are one piece; so is "Ideally, you know Docker". */
export function joinRemarks(pieces: readonly Part[], sentence: string): Part[] {
  const joined: Part[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const whole = last ? asOne(last, piece, joined.length === 1, sentence) : null;
    joined.splice(whole ? -1 : joined.length, whole ? 1 : 0, whole ?? piece);
  }
  return joined;
}

/** Both as one piece, where the one only says that the other is wished for; else null. */
function asOne(last: Part, piece: Part, opens: boolean, sentence: string): Part | null {
  const [before, text] = [last, piece].map(({ start, end }) => sentence.slice(start, end));
  if (opens && adverb.test(before ?? '')) return { ...piece, start: last.start, cue: 'nice' };
  if (last.cue !== null) return null;
  const isAside = /[(（–—-]\s*$/.test(sentence.slice(0, piece.start)) && remark.test(text ?? '');
  return isAside || adverb.test(text ?? '') ? { ...last, end: piece.end, cue: 'nice' } : null;
}
