import { degreePosition } from '../../lexicon/degree-words.ts';
import { findTerms, type TermMatch } from '../../lexicon/find-terms.ts';
import { lexiconIndex } from '../../lexicon/lexicon.ts';
import { type PhraseRange, phraseRanges } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { type Token, termKey, tokenize } from '../../text/tokenize.ts';
import type { Candidate } from '../candidate.ts';
import type { Clause } from '../clause.ts';
import { certifiedIn } from '../credentials/credential-words.ts';
import { findCredentials } from '../credentials/find-credentials.ts';
import { asksFor } from './asks-for.ts';
import { expandSuspended } from './expand-suspended.ts';
import { listPieces } from './list-pieces.ts';
import { widenKnown } from './widen-known.ts';

/** Known terms first; what is left of the clause between them is split where lists are split. */
export function findCandidates(clause: Clause): Candidate[] {
  const tokens = tokenize(clause.text);
  const matches = findTerms(clause.text, tokens);
  const certified = certifiedRange(clause.text);
  const listed = [
    ...expandSuspended(clause.text).flatMap(asKnown),
    ...matches.map((match) => asCertified(knownCandidate(clause.text, tokens, match), certified)),
  ];
  const named = findCredentials(clause.text, tokens).filter(
    (paper) => !listed.some((known) => isPaper(known) && overlaps(known, paper)),
  );
  const known = [...listed.filter((one) => !named.some((paper) => overlaps(one, paper))), ...named];
  const pieces = listPieces(clause, known).map((piece) => asCertified(piece, certified));
  const unknown = pieces.filter((piece) => known.every((other) => !overlaps(piece, other)));
  return [...(asksFor(clause) ? widenKnown(known, pieces) : known), ...unknown].sort(
    (a, b) => a.start - b.start,
  );
}

const goesOn = preparedPattern(String.raw`,\s*(?:vous|tu|sie|du|you|usted)\s`, 'iu');

/** The stretch of a clause that says what somebody is certified in; empty without one. */
function certifiedRange(text: string): PhraseRange {
  const start = phraseRanges(certifiedIn, text)[0]?.end ?? text.length;
  // "Titulaire du BTS, vous avez deux ans …"
  const length = goesOn.exec(text.slice(start))?.index ?? text.length;
  return { start, end: start + length };
}

/** "Certified on forklift and reach truck": a paper, whatever else the thing may be. */
function asCertified(candidate: Candidate, certified: PhraseRange): Candidate {
  if (candidate.start < certified.start || candidate.start >= certified.end) return candidate;
  const kind = candidate.term?.kind;
  const settled = isPaper(candidate) || kind === 'language' || kind === 'soft' || kind === 'domain';
  return settled || degreePosition(candidate.text) !== -1 ? candidate : { ...candidate, kind: 'certificate' };
}

function isPaper({ term }: Candidate): boolean {
  return term?.kind === 'certificate' || term?.kind === 'licence';
}

function knownCandidate(text: string, tokens: readonly Token[], match: TermMatch): Candidate {
  const start = tokens[match.first]?.start ?? 0;
  const end = tokens[match.first + match.count - 1]?.end ?? start;
  return { text: text.slice(start, end), start, end, term: match.term, inList: true };
}

/** A suspended compound counts only if the whole word is known: words are never split freely. */
function asKnown(candidate: Candidate): Candidate[] {
  const term = lexiconIndex().terms.get(termKey(candidate.text));
  return term ? [{ ...candidate, term }] : [];
}

function overlaps(a: Candidate, b: Candidate): boolean {
  return a.start < b.end && b.start < a.end;
}
