import type { TokenRange } from '../../text/find-form.ts';
import { tokenize } from '../../text/tokenize.ts';
import type { Candidate } from '../candidate.ts';
import { isQualifier } from '../names/is-noun-phrase.ts';

const gap = /^(?:,|\/|(?:,\s*)?(?:and|or|&))$/i;
const lastGap = /and|or|&|\//i;

/** "Relational and document databases": a lone adjective of several gets the noun that they share. */
export function shareHeads(text: string, pieces: readonly Candidate[]): Candidate[] {
  return pieces.map((piece, index) => {
    const head = isLoneQualifier(piece) ? headBehind(text, pieces.slice(index)) : null;
    return head === null ? piece : { ...piece, text: `${piece.text} ${head}` };
  });
}

function isLoneQualifier({ text }: Candidate): boolean {
  return /^\p{Ll}{4,}$/u.test(text) && isQualifier(text);
}

/** The noun of the first piece that has one, as long as only adjectives and borders of the list stand before it. */
function headBehind(text: string, pieces: readonly Candidate[]): string | null {
  for (const [step, piece] of pieces.entries()) {
    const before = pieces[step - 1];
    if (before === undefined) continue;
    const between = gapBetween(text, before, piece);
    if (!gap.test(between.trim())) return null;
    const words = tokenize(piece.text);
    if (words.length > 1) return lastGap.test(between) ? (words.at(-1)?.text ?? null) : null;
    if (!isLoneQualifier(piece)) return null;
  }
  return null;
}

function gapBetween(text: string, before: TokenRange, piece: TokenRange): string {
  return text.slice(before.end, piece.start);
}
