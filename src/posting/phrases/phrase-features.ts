import type { SequenceReading } from '../../text/model/best-sequence.ts';
import { FeatureRows } from '../../text/model/feature-rows.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Phrase } from './phrases.ts';
import { gapOf, nothing, type TokenView, tokenView } from './token-views.ts';

/** A stretch of tokens of which something is known, as hashes. */
export interface Mark extends Phrase {
  readonly kind: number;
  readonly reason: number;
}

/** A line with all that is known of it before its phrases are judged. */
export interface LineView {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly isItem: boolean;
  /** 0 is English: the only language whose words have classes. */
  readonly language: number;
  /** What the rules say: the line's cue and section, as hashes. */
  readonly cue: number;
  readonly section: number;
  /** Terms of the lexicon, by the token where they begin. */
  readonly terms: readonly (Mark | undefined)[];
  /** What the rules take for requirements, by each token that it covers. */
  readonly proposals: readonly (readonly Mark[] | undefined)[];
  /** Token keys of the position. */
  readonly position: ReadonlySet<string>;
  /** How often the posting has each token key. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Of the one token that stands for the company's name. */
export const companyKey = '<company>';

/** Numbers of the templates: the weights were learned for them, so none may change while a model is in use. */
export const phraseTemplates = {
  bias: 200,
  line: 201,
  languageLine: 202,
  lineBefore: 203,
  lineLength: 204,
  length: 205,
  first: 206,
  last: 207,
  firstLast: 208,
  lineFirst: 209,
  lineLast: 210,
  word: 211,
  lineWord: 212,
  pair: 213,
  link: 214,
  whole: 215,
  suffixFirst: 216,
  suffixLast: 217,
  before: 218,
  beforeTwo: 219,
  after: 220,
  afterTwo: 221,
  beforeWord: 222,
  afterWord: 223,
  beforeLast: 224,
  afterLast: 225,
  left: 226,
  right: 227,
  leftRight: 228,
  lineLeft: 229,
  lineRight: 230,
  shape: 231,
  shapeLeft: 232,
  lineShape: 233,
  neighbors: 234,
  kind: 235,
  lineKind: 236,
  held: 237,
  lineHeld: 238,
  cue: 239,
  lineCue: 240,
  section: 241,
  lineSection: 242,
  place: 243,
  alone: 244,
  lineItem: 245,
  position: 246,
  company: 247,
  count: 248,
  fromStart: 249,
  wordsOfLine: 250,
  lineOpens: 251,
  opensWith: 252,
  inLine: 253,
  near: 254,
  classFirst: 255,
  classLast: 256,
  classBefore: 257,
  classAfter: 258,
  classInto: 259,
  classOut: 260,
  classesBefore: 261,
  beforeClass: 262,
  afterClass: 263,
  classes: 264,
  verbs: 265,
  proposed: 266,
  proposedAs: 267,
  lineProposed: 268,
  overlapped: 269,
} as const;
const on = phraseTemplates;

/** Lines further on than this are not looked at as wholes. */
const maxWordsOfLine = 25;
const near = 5;

/** The features of the phrases of a line: those that all of them have, and a row for each of its own. */
export interface PhraseFeatures {
  readonly shared: Int32Array;
  readonly own: FeatureRows;
}

const nothingShared = new Int32Array(0);

export function phraseFeatures(
  line: LineView,
  phrases: readonly Phrase[],
  readings: { readonly own: SequenceReading; readonly before?: SequenceReading | undefined },
  own = new FeatureRows(),
  shared = new FeatureRows(),
): PhraseFeatures {
  if (phrases.length === 0) return { shared: nothingShared, own };
  const { tokens, text } = line;
  const { lineClass } = readings.own;
  const views = tokens.map(tokenView);
  const gaps = views.map((_, index) =>
    gapOf(text.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.start), index === 0),
  );
  const lastGap = gapOf(text.slice(tokens.at(-1)?.end ?? 0), true);
  const opening = views[0] ?? nothing;
  for (const phrase of phrases) {
    const { first, count } = phrase;
    const end = first + count;
    const head = views[first] ?? nothing;
    const last = views[end - 1] ?? nothing;
    const before = views[first - 1] ?? nothing;
    const beforeTwo = views[first - 2] ?? nothing;
    const after = views[end] ?? nothing;
    const afterTwo = views[end + 1] ?? nothing;
    const left = gaps[first] ?? 0;
    const right = gaps[end] ?? lastGap;
    const length = Math.min(count, 7);
    own.add(on.lineLength, length, lineClass);
    own.add(on.length, length, line.language);
    own.add(on.first, head.hash);
    own.add(on.last, last.hash);
    own.add(on.firstLast, head.hash, last.hash);
    own.add(on.lineFirst, head.hash, lineClass);
    own.add(on.lineLast, last.hash, lineClass);
    let [whole, classes, verbs] = [count, count, 0];
    let [isOfPosition, isCompany, times] = [true, false, 5];
    for (let at = first; at < end; at += 1) {
      const { hash, wordClass, isVerb } = views[at] ?? nothing;
      const { key, text: written } = tokens[at] as Token;
      own.add(on.word, hash);
      own.add(on.lineWord, hash, lineClass);
      if (at > first) {
        own.add(on.pair, views[at - 1]?.hash ?? 0, hash);
        own.add(on.link, gaps[at] ?? 0, written.length === 1 ? 1 : 0);
      }
      whole = (Math.imul(whole, 31) + hash) | 0;
      classes = (Math.imul(classes, 31) + wordClass) | 0;
      if (isVerb) verbs += 1;
      if (!line.position.has(key)) isOfPosition = false;
      if (key === companyKey) isCompany = true;
      times = Math.min(times, line.counts.get(key) ?? 1);
    }
    if (count > 1 && count < 5) own.add(on.whole, whole);
    own.add(on.suffixFirst, head.suffix, count === 1 ? 1 : 0);
    own.add(on.suffixLast, last.suffix, line.language);
    own.add(on.before, before.hash, left);
    own.add(on.beforeTwo, before.hash, beforeTwo.hash);
    own.add(on.after, after.hash, right);
    own.add(on.afterTwo, after.hash, afterTwo.hash);
    own.add(on.beforeWord, before.hash, lineClass);
    own.add(on.afterWord, after.hash, lineClass);
    own.add(on.beforeLast, before.hash, last.hash);
    own.add(on.afterLast, after.hash, last.hash);
    own.add(on.left, left, line.language);
    own.add(on.right, right, line.language);
    own.add(on.leftRight, left * 16 + right, length);
    own.add(on.lineLeft, left, lineClass);
    own.add(on.lineRight, right, lineClass);
    const shape = head.shape * 16 + last.shape;
    own.add(on.shape, shape, line.language);
    own.add(on.shapeLeft, shape, left);
    own.add(on.lineShape, shape, lineClass);
    own.add(on.neighbors, before.shape, after.shape);
    const { kind, held } = termsWithin(line.terms, phrase);
    own.add(on.kind, kind, length);
    own.add(on.lineKind, kind, lineClass);
    own.add(on.held, held, kind === 0 ? 0 : 1);
    own.add(on.lineHeld, held, lineClass);
    const [opens, closes] = [first === 0, end === tokens.length];
    own.add(on.place, 2 * Number(opens) + Number(closes), line.isItem ? 1 : 0);
    own.add(on.alone, opens && closes ? 1 : 0, lineClass);
    if (isOfPosition) own.add(on.position, length, lineClass);
    if (isCompany) own.add(on.company, length);
    own.add(on.count, times, lineClass);
    own.add(on.fromStart, Math.min(first, 5), lineClass);
    own.add(on.lineOpens, opening.hash, opens ? 1 : 0);
    if (first > 0 && first <= 3) own.add(on.opensWith, opening.hash, first);
    for (let at = Math.max(0, first - near); at < first - 1; at += 1) own.add(on.near, views[at]?.hash ?? 0);
    if (line.language === 0) {
      own.add(on.classFirst, head.wordClass, lineClass);
      own.add(on.classLast, last.wordClass, lineClass);
      own.add(on.classBefore, before.wordClass, left);
      own.add(on.classAfter, after.wordClass, right);
      own.add(on.classInto, before.wordClass, head.wordClass ^ left);
      own.add(on.classOut, last.wordClass, after.wordClass ^ right);
      own.add(on.classesBefore, beforeTwo.wordClass, before.wordClass);
      own.add(on.beforeClass, before.hash, head.wordClass);
      own.add(on.afterClass, after.hash, last.wordClass);
      if (count <= 4) own.add(on.classes, classes, lineClass);
      own.add(on.verbs, verbs, lineClass);
    }
    const { proposed, reason, overlapped } = proposalsAt(line.proposals, phrase);
    own.add(on.proposed, proposed, overlapped);
    own.add(on.proposedAs, proposed, reason);
    own.add(on.lineProposed, proposed, lineClass);
    own.add(on.overlapped, overlapped, length);
    own.endRow();
  }
  addFeaturesOfLine(shared, line, readings, views);
  return { shared: shared.row(0), own };
}

/** The features that all phrases of a line share. */
function addFeaturesOfLine(
  rows: FeatureRows,
  line: LineView,
  {
    own: { lineClass, sureness },
    before,
  }: { readonly own: SequenceReading; readonly before?: SequenceReading | undefined },
  views: readonly TokenView[],
): void {
  const state = lineClass * 3 + sureness;
  rows.add(on.bias, line.language);
  rows.add(on.line, state);
  rows.add(on.languageLine, line.language, state);
  rows.add(on.lineBefore, before?.lineClass ?? 20, lineClass);
  rows.add(on.cue, line.cue, line.language);
  rows.add(on.lineCue, line.cue, lineClass);
  rows.add(on.section, line.section, line.cue);
  rows.add(on.lineSection, line.section, lineClass);
  rows.add(on.lineItem, line.isItem ? 1 : 0, lineClass);
  rows.add(on.wordsOfLine, Math.min(8, Math.floor(line.tokens.length / 3)), lineClass);
  const words = new Set(views.map(({ hash }) => hash));
  for (const hash of [...words].slice(0, maxWordsOfLine)) rows.add(on.inLine, hash);
}

/** The kind of the term that a phrase is, and how it overlaps with others. */
function termsWithin(terms: LineView['terms'], { first, count }: Phrase): { kind: number; held: number } {
  const end = first + count;
  let kind = 0;
  let held = 0;
  for (let at = first; at < end; at += 1) {
    const term = terms[at];
    if (term === undefined) continue;
    const termEnd = at + term.count;
    if (at === first && termEnd === end) kind = term.kind;
    else if (termEnd > end) held = 1;
    else held = term.kind + 2 + Number(at !== first) + 2 * Number(termEnd !== end);
  }
  for (let at = Math.max(0, first - near); at < first; at += 1) {
    const term = terms[at];
    if (term !== undefined && at + term.count >= end) held = term.kind + 6;
  }
  return { kind, held };
}

function proposalsAt(proposals: LineView['proposals'], { first, count }: Phrase) {
  const end = first + count;
  let [proposed, reason, overlapped] = [0, 0, 0];
  for (let at = first; at < end; at += 1) {
    for (const proposal of proposals[at] ?? []) {
      const proposalEnd = proposal.first + proposal.count;
      if (proposal.first === first && proposalEnd === end) {
        proposed = proposal.kind;
        reason = proposal.reason;
      } else if (proposal.first <= first && proposalEnd >= end) overlapped |= 1;
      else overlapped |= first <= proposal.first && end >= proposalEnd ? 2 : 4;
    }
  }
  return { proposed, reason, overlapped };
}
