import { tokenize } from '../../text/tokenize.ts';
import type { Candidate } from '../candidate.ts';
import { cueOf } from '../cues/cue-of.ts';
import { isChinesePhrase } from '../names/is-chinese-phrase.ts';
import { isNounPhrase } from '../names/is-noun-phrase.ts';
import { isVague } from '../names/stop-words.ts';

type Piece = Omit<Candidate, 'term'>;

/** More words than this around a known term make another thing of it. */
const maxAround = 2;

const widened = new Set(['tool', 'method', 'domain']);

/**
 * "Import logistics" is asked for, not logistics at large: a known term inside a longer name keeps what it
 * is known as and is called what the posting calls it.
 */
export function widenKnown(known: readonly Candidate[], pieces: readonly Piece[]): Candidate[] {
  return known.map((candidate) => {
    const piece = pieces.find(({ start, end }) => start <= candidate.start && candidate.end <= end);
    if (!piece || !isLongerName(piece, candidate, known)) return candidate;
    const { text, start, end } = piece;
    return { ...candidate, text, start, end, term: isBranch(piece, candidate) ? null : candidate.term };
  });
}

/** "Hedge accounting" is a trade of its own, which not everybody in accounting has worked in. */
function isBranch({ end, text: name }: Piece, { term, text, end: known }: Candidate): boolean {
  if (term?.kind !== 'domain' || /\s/.test(text)) return false;
  return end === known || !isVague(tokenize(name).at(-1)?.key ?? '');
}

function isLongerName(piece: Piece, candidate: Candidate, known: readonly Candidate[]): boolean {
  if (!piece.inList || candidate.kind || !widened.has(candidate.term?.kind ?? '')) return false;
  const within = known.filter(({ start, end }) => start < piece.end && piece.start < end);
  if (within.length > 1) return false;
  if (isChinesePhrase(piece.text)) return isChineseHead(piece, candidate);
  const tokens = tokenize(piece.text);
  const around = tokens.length - tokenize(candidate.text).length;
  return (
    around > 0 && around <= maxAround && isNounPhrase(piece.text, tokens, null) && cueOf(piece.text) === null
  );
}

/** "民商事诉讼" is litigation of a kind: the last word says what a Chinese name names. */
function isChineseHead(piece: Piece, { text, end }: Candidate): boolean {
  const around = piece.text.length - text.length;
  return end === piece.end && around > 0 && around <= text.length + 1;
}
