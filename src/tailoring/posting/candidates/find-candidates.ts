import { degreePosition } from '../../lexicon/degree-words.ts';
import { findTerms, type TermMatch } from '../../lexicon/find-terms.ts';
import { lexiconIndex } from '../../lexicon/lexicon.ts';
import { everyMatch } from '../../text/every-match.ts';
import { phraseRanges } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { type Token, termKey, tokenize } from '../../text/tokenize.ts';
import type { Candidate } from '../candidate.ts';
import { certifiedIn } from '../credentials/credential-words.ts';
import { findCredentials } from '../credentials/find-credentials.ts';
import {
  isPlainDoing,
  leadEnd,
  leadsToDoing,
  listBorder,
  plainDoingLength,
  praiseLength,
  withoutTail,
} from '../cues/candidate-phrases.ts';
import { cueOf } from '../cues/cue-of.ts';
import {
  doingLength,
  isOfTrade,
  isTalk,
  joinsName,
  mostTokens,
  opensAsVerb,
  opensPlainly,
  sharesObject,
} from '../names/noun-phrase.ts';
import type { Clause } from '../sentences/read-sentences.ts';
import { expandSuspended } from './expand-suspended.ts';
import { widenKnown } from './widen-known.ts';

/** Known terms first; what is left of the clause between them is split where lists are split. */
export function findCandidates(clause: Clause): Candidate[] {
  const tokens = tokenize(clause.text);
  const matches = findTerms(clause.text, tokens);
  const certified = certifiedFrom(clause.text);
  const listed = [
    ...expandSuspended(clause.text).flatMap(asKnown),
    ...matches.map((match) => asCertified(knownCandidate(clause.text, tokens, match), certified)),
  ];
  const named = findCredentials(clause.text, tokens).filter(
    (paper) => !listed.some((known) => isPaper(known) && overlaps(known, paper)),
  );
  const known = [...listed.filter((one) => !named.some((paper) => overlaps(one, paper))), ...named];
  const pieces = listPieces(clause).map((piece) => asCertified(piece, certified));
  const unknown = pieces.filter((piece) => known.every((other) => !overlaps(piece, other)));
  return [...(asksFor(clause) ? widenKnown(known, pieces) : known), ...unknown].sort(
    (a, b) => a.start - b.start,
  );
}

/** Where a clause begins to say what somebody is certified in. */
function certifiedFrom(text: string): number {
  return phraseRanges(certifiedIn, text)[0]?.end ?? text.length;
}

/** "Certified on forklift and reach truck": a paper, whatever else the thing may be. */
function asCertified(candidate: Candidate, from: number): Candidate {
  const kind = candidate.term?.kind;
  const settled = isPaper(candidate) || kind === 'language' || kind === 'soft' || kind === 'domain';
  const isDegree = degreePosition(candidate.text) !== -1;
  return candidate.start < from || settled || isDegree ? candidate : { ...candidate, kind: 'certificate' };
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

/** The items of the clause's list, without what praises them and what trails them. */
function listPieces(clause: Clause): Candidate[] {
  const { text } = clause;
  const subject = subjectEnd(clause);
  const pieces: Candidate[] = [];
  let start = 0;
  // "Ability to:" above a list leads every item of it.
  const headed = /\b(?:to|can)$/i.test(clause.heading) && leadsToDoing(`${clause.heading} `);
  let led = headed;
  let doing = headed;
  for (const border of [...everyMatch(text, listBorder), null]) {
    const end = border?.index ?? text.length;
    // The blank: in "experience with, or knowledge of, X" both leads end where their piece does.
    const lead = leadEnd(`${text.slice(start, end)} `);
    led ||= lead !== null || (border !== null && leadsByColon(clause, start));
    doing = lead === null ? doing : leadsToDoing(text.slice(start, start + lead));
    const from = Math.min(start + (lead ?? 0), end);
    const piece: Peeled | null = led ? peelDoing(text, from, end, doing) : peel(text, from, end);
    const isVerb =
      piece && (sharesObject(piece.text, text.slice(end)) || (doing && isPlainDoing(piece.text)));
    if (piece && !isVerb) {
      led ||= pieces.length === 0 && opensList(clause, piece);
      pieces.push({
        ...piece,
        term: null,
        inList: led || piece.end <= subject || isAsserted(text.slice(piece.end, end)),
      });
    }
    start = border ? end + border[0].length : end;
  }
  return pieces;
}

/** "Wholesale experience", "own tools required": the tail says that what stands before it is asked for. */
const assertion = preparedPattern(
  String.raw`^\s+(?:experience|knowledge|proficiency|expertise|background|training|required|preferred|desire[ds]|desirable|essential|mandatory|needed|an? (?:plus|must|bonus|advantage)|erforderlich|wünschenswert|von vorteil|zwingend|exigée?s?|requise?s?|souhaitée?s?|indispensables?|appréciée?s?|imprescindibles?|deseables?|valorables?)(?!\p{L})`,
  'iu',
);

function isAsserted(tail: string): boolean {
  return assertion.test(tail);
}

const copula = preparedPattern(
  String.raw`\s(?:is|are|would|will|ist|sind|wäre|wären|n['’]a|n['’]ont|(?:vous |te |t['’])?(?:est|sont)|serait|seraient|font|es|son|sería|serán?)\s`,
  'iu',
);

/** "Stock control and menu costing are no mystery to you": what a sentence with a cue says it of. */
function subjectEnd({ text, cue, opensSentence }: Clause): number {
  if (!opensSentence || cue === null || cue === 'ignored') return -1;
  const verb = copula.exec(text);
  if (!verb) return -1;
  const said = text.slice(verb.index, verb.index + 40).split(',', 1)[0] ?? '';
  return cueOf(said) === null ? -1 : verb.index;
}

/** A line of a list that begins with the name of a thing goes on with such names. */
function opensList({ isItem, opensSentence }: Clause, piece: { readonly text: string }): boolean {
  return isItem && opensSentence && isName(tokenize(piece.text));
}

function isName(tokens: readonly Token[]): boolean {
  return (
    tokens.length <= mostTokens &&
    tokens.every(({ key }, index) => !isTalk(key, null) || joinsName(key, index, tokens.length)) &&
    !opensAsVerb(tokens)
  );
}

/** Whether a clause stands where things are asked for, rather than told or done. */
function asksFor({ cue, section }: Clause): boolean {
  if (section === 'requirements' || section === 'nice') return true;
  return section === 'none' && cue !== null && cue !== 'ignored' && cue !== 'negated';
}

/** "Sound with figures: X, Y and Z": where something is asked for, a colon leads to what it consists of. */
function leadsByColon(clause: Clause, start: number): boolean {
  const { text } = clause;
  return asksFor(clause) && /[:：]\s*$/.test(text.slice(0, start)) && /,|\band\b/.test(text.slice(start));
}

/** As peel, without the verb before the thing: "hitting renewal targets", "(able to) pull wire". */
function peelDoing(text: string, start: number, end: number, plain: boolean): Peeled | null {
  const from = end - text.slice(start, end).trimStart().length;
  const piece = text.slice(from, end);
  const length = doingLength(piece) || (plain || opensPlainly(piece) ? plainDoingLength(piece) : 0);
  const named = length > 0 ? peel(text, from + length, end) : null;
  return named && isOfTrade(tokenize(named.text)) ? named : peel(text, start, end);
}

type Peeled = Pick<Candidate, 'text' | 'start' | 'end'>;

function peel(text: string, start: number, end: number): Peeled | null {
  const raw = text.slice(start, end);
  const lead = /^[\s"'“”„«»:.]*/.exec(raw)?.[0].length ?? 0;
  const praised = praiseLength(raw.slice(lead));
  const from = start + lead + praised;
  const body = text.slice(from, end).replace(/[\s"'“”„«»:.!?。]+$/, '');
  const peeled = withoutTail(body);
  return peeled === '' || praiseLength(`${peeled} `) > peeled.length
    ? null
    : { text: peeled, start: from, end: from + peeled.length };
}
