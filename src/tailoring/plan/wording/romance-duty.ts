import { isWritingWord } from '../../../lexicon/writing-words.ts';
import type { PreparedPattern } from '../../../text/prepared-pattern.ts';
import { capitalized } from '../../grammar/spelling.ts';

/** How a Romance language frames what somebody did: `Responsable de la gestion des stocks`. */
interface DutyFrame {
  readonly language: 'es' | 'fr';
  /** Names the `noun` of the deed and the `rest` of the line. */
  readonly opening: PreparedPattern;
  /** A joint and a noun behind it that has its object: `et de la vente de`. */
  readonly laterDeed: PreparedPattern;
  /** A joint and what hangs on the frame still: `et de l’équipe`, `et de répondre`. */
  readonly laterDuty: PreparedPattern;
}

/** With fewer words behind its noun a line says too little. */
const fewestBehind = 2;

/** The line without its frame; null where a second thing would lose what it hangs on. */
export function withoutRomanceFrame(text: string, frame: DutyFrame): string | null {
  const { noun = '', rest = '' } = frame.opening.exec(text)?.groups ?? {};
  const isDeed = (word: string) => isWritingWord('deed_noun', frame.language, word.toLowerCase());
  if (!isDeed(noun) || rest.split(/\s+/).length < fewestBehind) return null;
  const plain = rest.replace(frame.laterDeed.for(rest), (found, joint: string, later: string) =>
    isDeed(later) ? `${joint} ${later}` : found,
  );
  return frame.laterDuty.test(plain) ? null : capitalized(`${noun} ${plain}`);
}
