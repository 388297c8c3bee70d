import { isCredential } from '../../contract/choices.ts';
import { degreePosition } from '../../lexicon/degree-words.ts';
import { findTerms, type TermMatch } from '../../lexicon/find-terms.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { overlap, type TokenRange } from '../../text/find-form.ts';
import { type PhraseRange, phraseRanges } from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { type Token, termKey, tokenize } from '../../text/tokenize.ts';
import type { Candidate, Clause } from '../clause.ts';
import {
  certifiedIn,
  findCredentials,
  findDrivingLicenses,
  isIssuer,
  isLicenseOrBroader,
} from '../credentials.ts';
import { cueOf, niceToHaveRanges } from '../cues/cues.ts';
import { asksFor } from '../cues/requirement-prefixes.ts';
import { isChinesePhrase, isNounPhrase } from '../names/noun-phrases.ts';
import { isGenericNoun } from '../names/stop-words.ts';
import { listPieces } from './list-pieces.ts';

const suspended = preparedPattern(String.raw`(\p{Lu}\p{Ll}+)-(?=\s*(?:,|und|oder|sowie|&|\/|bzw\.))`, 'gu');
/** The last parts of German compounds that several first parts share in postings. */
const heads = preparedPattern(() => `(${wordList('posting', 'compound_end').alternatives('de')})$`);

/** Expands a suspended compound: "Debitoren-" of "Debitoren- und Kreditorenbuchhaltung" is "Debitorenbuchhaltung". */
function expandSuspended(text: string): Candidate[] {
  return suspended.all(text).flatMap((match) => {
    const end = match.index + match[0].length;
    const next = /\p{Lu}\p{Ll}+(?![\p{L}-])/u.exec(text.slice(end));
    const head = heads.exec(next?.[0] ?? '')?.[1];
    if (!head) return [];
    return [{ text: `${match[1]}${head}`, start: match.index, end, term: null, inList: true }];
  });
}

/** Finds known terms first, then splits the rest of the clause between them like a list. */
export function findCandidates(lexicon: Lexicon, clause: Clause): Candidate[] {
  const tokens = tokenize(clause.text);
  const matches = withoutBroaderLicenses(
    lexicon,
    findTerms(lexicon, clause.text, tokens),
    clause.text,
    tokens,
  );
  const certified = certifiedRange(clause.text);
  const driving = findDrivingLicenses(lexicon, clause.text);
  const isOfLicense = (one: Candidate) => driving.some((license) => overlap(one, license));
  const listed = [
    ...expandSuspended(clause.text).flatMap((each) => asKnown(lexicon, each)),
    ...matches.map((match) => asCertified(knownCandidate(clause.text, tokens, match), certified)),
  ].filter((one) => !isOfLicense(one));
  const named = findCredentials(clause.text, tokens).filter(
    (credential) =>
      !isOfLicense(credential) &&
      !listed.some((known) => isCredential(known.term?.kind) && overlap(known, credential)),
  );
  const credentials = [
    ...driving,
    ...listed.filter((one) => !named.some((credential) => overlap(one, credential))),
    ...named,
  ];
  const titles = unknownTitles(clause.text, credentials);
  const known = [...credentials.filter((one) => !titles.some((title) => overlap(one, title))), ...titles];
  const pieces = listPieces(lexicon, clause, known).map((piece) => asCertified(piece, certified));
  const held = known.filter((one) => one.kind || isCredential(one.term?.kind));
  const unknown = pieces.filter(
    (piece) =>
      known.every((other) => !overlap(piece, other)) &&
      !held.some(({ end }) => isIssuer(clause.text, piece, end)),
  );
  return [...(asksFor(clause) ? widenKnown(known, pieces, clause.text) : known), ...unknown].sort(
    (a, b) => a.start - b.start,
  );
}

/** "CDL driver's license" is one license: the broader name behind it only says what it is. */
function withoutBroaderLicenses(
  lexicon: Lexicon,
  matches: readonly TermMatch[],
  text: string,
  tokens: readonly Token[],
): readonly TermMatch[] {
  const kept: TermMatch[] = [];
  for (const match of matches) {
    const before = kept.at(-1);
    if (before && isBroaderBehind(lexicon, before, match, text, tokens))
      kept[kept.length - 1] = { ...before, count: match.first + match.count - before.first };
    else kept.push(match);
  }
  return kept;
}

function isBroaderBehind(
  lexicon: Lexicon,
  before: TermMatch,
  match: TermMatch,
  text: string,
  tokens: readonly Token[],
): boolean {
  if (before.term.kind !== 'licence' || match.term.kind !== 'licence') return false;
  const end = tokens[before.first + before.count - 1]?.end ?? 0;
  const isNext = /^\s+$/.test(text.slice(end, tokens[match.first]?.start));
  return isNext && isLicenseOrBroader(lexicon, before.term.canonical, match.term.canonical);
}

/** Finds titles of laws and examinations that no table has; a known term inside a title is only part of it. */
function unknownTitles(text: string, known: readonly Candidate[]): Candidate[] {
  return titlesIn(text).flatMap(({ start, end }) => {
    if (/\bunder (?:the )?$/.test(text.slice(0, start))) return [];
    const title: Candidate = {
      text: text.slice(start, end),
      start,
      end,
      term: null,
      inList: true,
      isTitle: true,
    };
    const isKnown = known.some(
      (one) => overlap(one, title) && (one.kind || isCredential(one.term?.kind) || reaches(one, title)),
    );
    return isKnown ? [] : [title];
  });
}

/** True if a known term covers the last word and at least two thirds of the title. */
function reaches(one: Candidate, title: Candidate): boolean {
  return title.end <= one.end && 3 * one.text.length >= 2 * title.text.length;
}

const nextClause = preparedPattern(
  String.raw`,\s*(?:vous|tu|sie|du|you|usted)\s|\s(?:to (?!operate)\p{Ll}+|as (?:either|an?))\s`,
  'iu',
);
/** "The home is registered with …": the sentence is about the workplace, not the reader. */
const ofWorkplace = preparedPattern(
  () => String.raw`\b(?:${wordList('posting', 'workplace').alternatives()}) (?:is|are) (?:\p{Ll}+ )?$`,
  'iu',
);

/** The range of a clause that names the subject of a certification; empty if there is none. */
function certifiedRange(text: string): PhraseRange {
  const said = phraseRanges(certifiedIn, text)[0];
  const start = said && !ofWorkplace.test(text.slice(0, said.start)) ? said.end : text.length;
  // "Titulaire du BTS, vous avez deux ans …"
  const length = nextClause.exec(text.slice(start))?.index ?? text.length;
  return { start, end: start + length };
}

/** Makes a candidate inside the range a certificate: "Certified on forklift and reach truck". */
function asCertified(candidate: Candidate, certified: PhraseRange): Candidate {
  if (candidate.start < certified.start || candidate.start >= certified.end) return candidate;
  const kind = candidate.term?.kind;
  const isSettled = isCredential(kind) || kind === 'language' || kind === 'soft' || kind === 'domain';
  return isSettled || degreePosition(candidate.text) !== -1
    ? candidate
    : { ...candidate, kind: 'certificate' };
}

function knownCandidate(text: string, tokens: readonly Token[], match: TermMatch): Candidate {
  const start = tokens[match.first]?.start ?? 0;
  const end = tokens[match.first + match.count - 1]?.end ?? start;
  return { text: text.slice(start, end), start, end, term: match.term, inList: true };
}

/** Keeps a suspended compound only if the lexicon has the whole word, because words are never split freely. */
function asKnown(lexicon: Lexicon, candidate: Candidate): Candidate[] {
  const term = lexicon.index.terms.get(termKey(candidate.text));
  return term ? [{ ...candidate, term }] : [];
}

const capital = String.raw`\p{Lu}[\p{L}\p{N}’'-]+`;
const small = '(?:and|&|(?:of|for|on|to|in|with)(?: the)?)';

/** "Health and Social Care Act", "Infant Physical Examination", "National Policy Statement for Fresh Water". */
const english = preparedPattern(
  () =>
    `(?<![\\p{L}\\p{N}-])(?!(?:Knowledge|Understanding|Awareness|Experience|Familiarity|Working|Good|Strong|Proven|Demonstrated|Excellent|Sound|Detailed|Basic|Full|The)(?![\\p{L}-]))${capital}(?: (?:${small} )?${capital}){0,6}? (?:${phrases('posting', 'law_noun', 'en')})(?![\\p{L}-])(?: (?:for|on|of) (?:the )?${capital}(?: (?:and |& )?${capital}){0,3})?`,
  'gu',
);
/** "Code du travail", "Ley de Propiedad Horizontal" */
const romance = preparedPattern(
  () =>
    String.raw`(?<!\p{L})(?:${phrases('posting', 'law_noun', 'fr', 'es')}) (?:(?:du|de la|des|de|del|sobre|relative? aux?) |de l['’])\p{L}{3,}(?: \p{Lu}\p{Ll}+)*`,
  'gu',
);

/** Finds full names of laws, codes, standards and examinations, including their lower-case words. */
function titlesIn(text: string): readonly TokenRange[] {
  return [english, romance].flatMap((pattern) =>
    pattern.all(text).map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    })),
  );
}

type Piece = Omit<Candidate, 'term'>;

/** A known term with more words than this around it is something else. */
const maxAround = 2;

const widened = new Set(['tool', 'method', 'domain']);

/** Calls a known term inside a longer name what the posting calls it: "import logistics", not logistics in general. */
function widenKnown(known: readonly Candidate[], pieces: readonly Piece[], text: string): Candidate[] {
  // "SQL nice to have" ends its piece at "to".
  const welcome = niceToHaveRanges(text);
  return known.map((candidate) => {
    const piece = pieces.find(({ start, end }) => start <= candidate.start && candidate.end <= end);
    if (!piece || !isLongerName(piece, candidate, known)) return candidate;
    if (welcome.some((range) => overlap(range, piece))) return candidate;
    const { text, start, end } = piece;
    return { ...candidate, text, start, end, term: isBranch(piece, candidate) ? null : candidate.term };
  });
}

/** True for a branch of a field, such as "hedge accounting": not everybody in accounting has worked in it. */
function isBranch({ end, text: name }: Piece, { term, text, end: known }: Candidate): boolean {
  if (term?.kind !== 'domain' || /\s/.test(text)) return false;
  return end === known || !isGenericNoun(tokenize(name).at(-1)?.key ?? '');
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

/** The last word of a Chinese name says what it is: "民商事诉讼" is a kind of litigation. */
function isChineseHead(piece: Piece, { text, end }: Candidate): boolean {
  const around = piece.text.length - text.length;
  return end === piece.end && around > 0 && around <= text.length + 1;
}
