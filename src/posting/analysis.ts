import { isCredential } from '../contract/choices.ts';
import { findTerms } from '../lexicon/find-terms.ts';
import { supportedLanguageOf } from '../lexicon/languages/detect-language.ts';
import { simplified } from '../lexicon/languages/simplified.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Target } from '../service/ports.ts';
import { findKeys, overlap, rangeOf as rangeOfTokens, type TokenRange } from '../text/find-form.ts';
import type { Language } from '../text/language.ts';
import type { SequenceReading } from '../text/model/best-sequence.ts';
import type { RowsOfFeatures } from '../text/model/feature-rows.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { fold } from '../values/fold.ts';
import { hashOf } from '../values/hash.ts';
import { firstFrom, groupBy } from '../values/lists.ts';
import { type Condition, conditionsIn } from './background/conditions.ts';
import type { Clause } from './clause.ts';
import { type CleanText, cleanPosting, firstPart } from './cleaning.ts';
import { niceToHaveRanges } from './cues/cues.ts';
import { workplacesIn } from './cues/sentence-subject.ts';
import {
  blocksOf,
  lineFeatures,
  type Remarks,
  remarksOn,
  type TokenizedUnit,
  type Unit,
  unitsOf,
} from './line-features.ts';
import { deniedIn, soughtPeopleIn, workAreasIn } from './names/no-skill.ts';
import {
  companyKey,
  type LineView,
  type Mark,
  type PhraseFeatures,
  phraseFeatures,
} from './phrases/phrase-features.ts';
import { cutBefore, type Phrase, phrasesOf } from './phrases/phrases.ts';
import type { PostingWarning } from './posting.ts';
import { groundFeature } from './requirements/ground.ts';
import { type Proposal, proposeRequirements } from './requirements/propose-requirements.ts';
import { readLines } from './sections/read-lines.ts';
import { type Block, segmentPosting } from './sections/segment-posting.ts';
import { isAddressedToMachine } from './sentences/addresses-machine.ts';
import { askedBetween, readSentences } from './sentences/read-sentences.ts';

/** A line with the phrases that may be requirements, and everything known about each phrase. */
export interface AnalyzedLine {
  readonly unit: Unit;
  readonly view: LineView;
  readonly phrases: readonly Phrase[];
  /** The ranges of the line that call something welcome, which are cut off a phrase: `Excel sería un plus` is Excel. */
  readonly welcome: readonly TokenRange[];
  /** The block that the rules put the line in; undefined for headings and titles. */
  readonly block: Block | undefined;
  readonly remarks: Remarks;
  /** The rules' proposals in this line, in order. */
  readonly proposals: readonly Proposal[];
  /** The same proposals, grouped by the index of their first token. */
  readonly proposedAt: ReadonlyMap<number, readonly Proposed[]>;
}

/** A proposal as a range of its line's tokens. Brackets are not tokens: "510(k)" is the tokens 510 and k. */
export interface Proposed extends Phrase {
  readonly proposal: Proposal;
}

/** A posting before anything is decided: the result of one pass over its text, with the rules' findings. */
export interface Analysis {
  readonly lexicon: Lexicon;
  readonly clean: CleanText;
  readonly language: Language | null;
  /** The title of the job. */
  readonly position: string;
  readonly lines: readonly AnalyzedLine[];
  readonly lineFeatures: readonly Int32Array[];
  readonly clauses: readonly Clause[];
  readonly conditions: readonly Condition[];
  readonly proposals: readonly Proposal[];
  readonly refused: ReadonlySet<string>;
  readonly warnings: readonly PostingWarning[];
  /** True if part of the posting was not read because it is too long. */
  readonly isCut: boolean;
}

/* Limits on how much of a posting is read, far above any real one, to bound the cost. A cut causes a warning. */

const maxLines = 3000;
/** In UTF-16 units; the longest of 400 real postings has 15,000. */
const maxLength = 24_000;
/** Phrases that are scored; 400 real postings have at most 5,400. */
const maxPhrases = 12_000;

const languages: readonly (Language | null)[] = ['en', 'de', 'fr', 'es', 'zh', null];

export function analyzePosting(lexicon: Lexicon, { jobDescription, ...named }: Target): Analysis {
  const [companyName, title] = [simplified(named.companyName), simplified(named.position)];
  const whole = cleanPosting(lexicon, jobDescription);
  const clean = firstPart(whole, { lines: maxLines, length: maxLength });
  const language = supportedLanguageOf(clean.text);
  const sourceLines = readLines(lexicon, clean.text);
  const blocks = segmentPosting(sourceLines);
  const sentences = readSentences(lexicon, clean, companyName, blocks);
  const clauses = askedBetween(sentences.clauses);
  const position = tokenize(title);
  const { proposals, refused, isCut } = proposeRequirements(clauses, {
    lexicon,
    language,
    workplaces: workplacesIn(lexicon, clean.text, companyName),
    position: position.map(({ text }) => fold(text)),
  });
  const units = unitsOf(clean.text, sourceLines);
  const blockOf = blocksOf(units, blocks);
  const company = tokenize(companyName).map(({ key }) => key);
  const tokenized = units.map((unit, index) => ({
    unit,
    tokens: withNamed(tokenize(unit.text), company),
    remarks: remarksOn(unit, blockOf[index]),
  }));
  const about = {
    lexicon,
    language,
    position: new Set(position.map(({ key }) => key)),
    counts: countsOf(tokenized),
  };
  const within = proposalsOfLines(proposals, units);
  const all = tokenized.map((one, index) =>
    analyzeLine(one, { block: blockOf[index], proposals: within[index] ?? [] }, about),
  );
  const lines = withFirstPhrases(all, maxPhrases);
  return {
    lexicon,
    clean,
    language,
    position: title,
    lines,
    lineFeatures: lineFeatures(tokenized),
    clauses,
    conditions: conditionsIn(lines),
    proposals,
    refused,
    warnings: sentences.warnings,
    isCut: isCut || clean !== whole || lines !== all,
  };
}

/** Keeps the first `max` phrases of all lines together; returns the same array if there are no more. */
function withFirstPhrases(lines: readonly AnalyzedLine[], max: number): readonly AnalyzedLine[] {
  if (lines.reduce((sum, { phrases }) => sum + phrases.length, 0) <= max) return lines;
  let left = max;
  return lines.map((line) => {
    const phrases = line.phrases.slice(0, left);
    left -= phrases.length;
    return { ...line, phrases };
  });
}

interface About {
  readonly lexicon: Lexicon;
  readonly language: Language | null;
  readonly position: ReadonlySet<string>;
  readonly counts: ReadonlyMap<string, number>;
}

function analyzeLine(
  { unit, tokens, remarks }: TokenizedUnit,
  { block, proposals }: Pick<AnalyzedLine, 'block' | 'proposals'>,
  { lexicon, language, position, counts }: About,
): AnalyzedLine {
  const terms: Mark[] = [];
  const known = findTerms(lexicon, unit.text, tokens);
  for (const { first, count, term } of known) {
    terms[first] = { first, count, kind: hashOf(term.kind), ground: 0 };
  }
  const proposed = proposals.flatMap((proposal): Proposed[] => {
    const { start, end } = rangeOf(proposal);
    const first = tokens.findIndex((token) => unit.start + token.end > start);
    const after = tokens.findIndex((token) => unit.start + token.start >= end);
    const count = (after === -1 ? tokens.length : after) - first;
    return first === -1 || count < 1 ? [] : [{ first, count, proposal }];
  });
  const marks = proposed.map(({ first, count, proposal: { context, accepted } }): Mark => {
    return { first, count, kind: hashOf(context.asked), ground: groundFeature(accepted.ground) };
  });
  const welcome = niceToHaveRanges(unit.text);
  const phrases =
    language === null || isAddressedToMachine(unit.text)
      ? []
      : phrasesOf(unit.text, tokens, language, known)
          .filter(namesMoreThan(welcome, tokens, language))
          .filter(
            isOutside(
              [
                ...workAreasIn(unit.text),
                ...deniedIn(unit.text, language),
                ...soughtIn(unit.text, tokens, known),
              ],
              tokens,
            ),
          );
  const view: LineView = {
    text: unit.text,
    tokens,
    isItem: unit.isItem,
    language: languages.indexOf(language),
    cue: remarks.cue,
    section: remarks.section,
    terms,
    proposals: marksByToken(marks),
    position,
    counts,
  };
  const proposedAt = groupBy(proposed, ({ first }) => first);
  return { unit, view, phrases, welcome, block, remarks, proposals, proposedAt };
}

/**
 * True for a phrase that begins before wording for nice-to-haves. The weights never saw English phrases that go on into
 * it, and many in other languages: `gauges an advantage` is left out, `Excel sería una ventaja` is cut when it is chosen.
 */
function namesMoreThan(
  welcome: readonly TokenRange[],
  tokens: readonly Token[],
  language: Language,
): (phrase: Phrase) => boolean {
  if (welcome.length === 0) return () => true;
  return (phrase) => {
    const cut = cutBefore(phrase, tokens, welcome);
    return cut !== null && (language !== 'en' || cut.count === phrase.count);
  };
}

/** The ranges that name the person sought; a credential that is also a title is required: "a registered nurse". */
function soughtIn(
  text: string,
  tokens: readonly Token[],
  known: ReturnType<typeof findTerms>,
): readonly TokenRange[] {
  const credentials = known
    .filter(({ term }) => isCredential(term.kind))
    .map(({ first, count }) => rangeOfTokens(tokens, first, count));
  return soughtPeopleIn(text).filter(
    (range) => !credentials.some((credential) => overlap(credential, range)),
  );
}

/** True for a phrase without any token in the ranges. */
function isOutside(ranges: readonly TokenRange[], tokens: readonly Token[]): (phrase: Phrase) => boolean {
  return (phrase) => ranges.length === 0 || cutBefore(phrase, tokens, ranges)?.count === phrase.count;
}

/** The marks that cover each token, so that a phrase need not search all marks of a long line. */
function marksByToken(marks: readonly Mark[]): LineView['proposals'] {
  const found: Mark[][] = [];
  for (const mark of marks) {
    for (let at = mark.first; at < mark.first + mark.count; at += 1) {
      const covering = found[at] ?? [];
      covering.push(mark);
      found[at] = covering;
    }
  }
  return found;
}

/** The range of a proposal in the cleaned text. */
export function rangeOf({ accepted: { candidate }, context: { clause } }: Proposal): {
  readonly start: number;
  readonly end: number;
} {
  return { start: clause.start + candidate.start, end: clause.start + candidate.end };
}

/** The proposals that overlap with each line. */
function proposalsOfLines(
  proposals: readonly Proposal[],
  units: readonly Unit[],
): readonly (readonly Proposal[])[] {
  const found: Proposal[][] = units.map(() => []);
  for (const proposal of proposals) {
    const { start, end } = rangeOf(proposal);
    for (
      let index = firstFrom(units, start + 1, (unit) => unit.end);
      (units[index]?.start ?? end) < end;
      index += 1
    )
      found[index]?.push(proposal);
  }
  return found;
}

function countsOf(lines: readonly TokenizedUnit[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tokens } of lines) {
    for (const { key } of tokens) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Replaces the company's name with one token that is the same for every company, so that a name affects no result. */
function withNamed(tokens: readonly Token[], company: readonly string[]): readonly Token[] {
  const named: Token[] = [];
  let from = 0;
  for (let at = findKeys(tokens, company, 0); at !== -1; at = findKeys(tokens, company, from)) {
    named.push(...tokens.slice(from, at), {
      text: 'Company',
      key: companyKey,
      ...rangeOfTokens(tokens, at, company.length),
    });
    from = at + company.length;
  }
  return [...named, ...tokens.slice(from)];
}

interface LineWithFeatures<Rows extends RowsOfFeatures> {
  readonly line: AnalyzedLine;
  readonly reading: SequenceReading;
  readonly features: PhraseFeatures<Rows>;
}

/** The features of every phrase, line by line, given the classes of the lines. */
export function featuresOfPhrases<Rows extends RowsOfFeatures>(
  lines: readonly AnalyzedLine[],
  readings: readonly SequenceReading[],
  makeRows: (expected: number) => Rows,
): LineWithFeatures<Rows>[] {
  return lines.map((line, index) => {
    const reading = readings[index];
    if (reading === undefined)
      throw new Error('Every line must be classified before its phrases are scored.');
    const near = { own: reading, before: readings[index - 1] };
    return { line, reading, features: phraseFeatures(line.view, line.phrases, near, makeRows) };
  });
}
