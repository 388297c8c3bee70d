import { findTerms, type TermMatch } from '../lexicon/find-terms.ts';
import { lexiconIndex } from '../lexicon/lexicon.ts';
import { type Token, termKey, tokenize } from '../text/tokenize.ts';
import type { Candidate } from './candidate.ts';
import { leadEnd, listBorder, praiseLength, withoutTail } from './candidate-phrases.ts';
import type { Clause } from './read-sentences.ts';
import { expandSuspended } from './suspended-hyphens.ts';

/** Known terms first; what is left of the clause between them is split where lists are split. */
export function findCandidates(clause: Clause): Candidate[] {
  const tokens = tokenize(clause.text);
  const matches = findTerms(clause.text, tokens);
  const known = [
    ...expandSuspended(clause.text).flatMap(asKnown),
    ...matches.map((match) => knownCandidate(clause.text, tokens, match)),
  ];
  const unknown = listPieces(clause).filter((piece) => known.every((other) => !overlaps(piece, other)));
  return [...known, ...unknown].sort((a, b) => a.start - b.start);
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

/** The items of the clause's list, without what praises them and what trails them. */
function listPieces(clause: Clause): Candidate[] {
  const { text } = clause;
  const pieces: Candidate[] = [];
  let start = 0;
  let led = false;
  for (const border of [...text.matchAll(listBorder), null]) {
    const end = border?.index ?? text.length;
    const lead = leadEnd(text.slice(start, end));
    led ||= lead !== null;
    const piece = peel(text, start + (lead ?? 0), end);
    if (piece) pieces.push({ ...piece, term: null, inList: led || isWholeLine(clause, piece) });
    start = border ? end + border[0].length : end;
  }
  return pieces;
}

function peel(text: string, start: number, end: number) {
  const raw = text.slice(start, end);
  const lead = /^[\s"'“”„«»:.]*/.exec(raw)?.[0].length ?? 0;
  const praised = praiseLength(raw.slice(lead));
  const from = start + lead + praised;
  const body = text.slice(from, end).replace(/[\s"'“”„«»:.!?。]+$/, '');
  const peeled = withoutTail(body);
  return peeled === '' ? null : { text: peeled, start: from, end: from + peeled.length };
}

function isWholeLine(clause: Clause, piece: { readonly text: string }): boolean {
  return clause.isItem && clause.opensSentence && piece.text.length >= clause.text.length * 0.6;
}
