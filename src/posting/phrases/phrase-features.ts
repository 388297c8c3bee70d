import type { SequenceReading } from '../../text/model/best-sequence.ts';
import { type RowsOfFeatures, sumsBefore } from '../../text/model/feature-rows.ts';
import type { LinearModel } from '../../text/model/linear-model.ts';
import type { Token } from '../../text/tokenize.ts';
import { gapOf, nothing, type Phrase, type TokenView, tokenView } from './phrases.ts';

/** A marked range of tokens: a known term or a proposal, described by hashes. */
export interface Mark extends Phrase {
  readonly kind: number;
  readonly ground: number;
}

/** A line with everything known about it before its phrases are scored. */
export interface LineView {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly isItem: boolean;
  /** Index of the language; 0 is English, the only one with word classes. */
  readonly language: number;
  /** The line's cue and section by the rules, as hashes. */
  readonly cue: number;
  readonly section: number;
  /** Lexicon terms, by their first token. */
  readonly terms: readonly (Mark | undefined)[];
  /** The rules' proposals, by each token that they cover. */
  readonly proposals: readonly (readonly Mark[] | undefined)[];
  /** Token keys of the position. */
  readonly position: ReadonlySet<string>;
  /** The number of times each token key appears in the posting. */
  readonly counts: ReadonlyMap<string, number>;
}

/** The key of the token that replaces the company's name. */
export const companyKey = '<company>';

/** Template numbers. The weights were learned for them, so a number must not change while a model uses it. */
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

/** Words of the line that become features. */
const maxWordsOfLine = 25;
const near = 5;
/** Higher counts of a word are treated alike. */
const maxTimes = 5;

/**
 * The features of a line's phrases. Features that phrases share are computed and scored once: those of the line, of
 * each word, of each pair of words, and of each beginning and end. Only the rest is kept for each phrase.
 */
export class PhraseFeatures<Rows extends RowsOfFeatures = RowsOfFeatures> {
  /** One row. */
  readonly line: Rows;
  /** A row for each token. */
  readonly words: Rows;
  /** A row for each token and the one before it. */
  readonly joints: Rows;
  /** A row for each token that begins a phrase, by `beginningAt`. */
  readonly beginnings: Rows;
  /** A row for each token after a phrase, by `endAt`. */
  readonly ends: Rows;
  /** A row for each phrase. */
  readonly own: Rows;
  readonly beginningAt: number[] = [];
  readonly endAt: number[] = [];
  readonly phrases: readonly Phrase[];

  constructor(phrases: readonly Phrase[], tokens: number, makeRows: (expected: number) => Rows) {
    this.phrases = phrases;
    this.line = makeRows(1);
    this.words = makeRows(tokens);
    this.joints = makeRows(tokens);
    this.beginnings = makeRows(tokens);
    this.ends = makeRows(tokens);
    this.own = makeRows(phrases.length);
  }

  /** Every row with features of this phrase. */
  rowsOf(index: number): (readonly [rows: Rows, row: number])[] {
    const { first, count } = this.phrases[index] as Phrase;
    const tokens = Array.from({ length: count }, (_, step) => first + step);
    return [
      [this.line, 0],
      ...tokens.map((token) => [this.words, token] as const),
      ...tokens.slice(1).map((token) => [this.joints, token] as const),
      [this.beginnings, this.beginningAt[first] as number],
      [this.ends, this.endAt[first + count] as number],
      [this.own, index],
    ];
  }

  /** Returns a function that sums the features of a phrase for each class; it reuses its array. */
  sumsOfPhrases(model: LinearModel): (index: number) => Int32Array {
    const { classes } = model;
    const line = this.line.sums(model);
    const [words, joints] = [sumsBefore(this.words, model), sumsBefore(this.joints, model)];
    const [beginnings, ends, own] = [
      this.beginnings.sums(model),
      this.ends.sums(model),
      this.own.sums(model),
    ];
    const sums = new Int32Array(classes);
    return (index) => {
      const { first, count } = this.phrases[index] as Phrase;
      const [from, to] = [first * classes, (first + count) * classes];
      const beginning = (this.beginningAt[first] as number) * classes;
      const end = (this.endAt[first + count] as number) * classes;
      for (let at = 0; at < classes; at += 1) {
        const ofWords = (words[to + at] as number) - (words[from + at] as number);
        const ofJoints = (joints[to + at] as number) - (joints[from + classes + at] as number);
        const atEdges = (beginnings[beginning + at] as number) + (ends[end + at] as number);
        sums[at] =
          (line[at] as number) + ofWords + ofJoints + atEdges + (own[index * classes + at] as number);
      }
      return sums;
    };
  }
}

interface Readings {
  readonly own: SequenceReading;
  readonly before?: SequenceReading | undefined;
}

/** A line with the inputs of its features. */
interface Seen {
  readonly line: LineView;
  readonly lineClass: number;
  readonly views: readonly TokenView[];
  /** The gap before each token and after the last one. */
  readonly gaps: readonly number[];
  /** The number of times each token appears in the posting, up to the maximum. */
  readonly times: readonly number[];
  /** True for tokens that are in the position's title. */
  readonly isOfPosition: readonly boolean[];
}

/** @param makeRows called with the expected number of rows */
export function phraseFeatures<Rows extends RowsOfFeatures>(
  line: LineView,
  phrases: readonly Phrase[],
  readings: Readings,
  makeRows: (expected: number) => Rows,
): PhraseFeatures<Rows> {
  const { tokens, counts, position } = line;
  const features = new PhraseFeatures(phrases, tokens.length, makeRows);
  if (phrases.length === 0) return features;
  const views = tokens.map(tokenView);
  const seen = {
    line,
    lineClass: readings.own.lineClass,
    views,
    gaps: gapsIn(line),
    times: tokens.map(({ key }) => Math.min(maxTimes, counts.get(key) ?? 1)),
    isOfPosition: tokens.map(({ key }) => position.has(key)),
  };
  addFeaturesOfLine(features.line, seen, readings);
  for (const index of views.keys()) addFeaturesOfWord(features, index, seen);
  for (const phrase of phrases) {
    const { first, count } = phrase;
    const end = first + count;
    if (features.beginningAt[first] === undefined) {
      features.beginningAt[first] = features.beginnings.count;
      addFeaturesOfBeginning(features.beginnings, first, seen);
    }
    if (features.endAt[end] === undefined) {
      features.endAt[end] = features.ends.count;
      addFeaturesOfEnd(features.ends, end, seen);
    }
    addFeaturesOfWhole(features.own, phrase, seen);
  }
  return features;
}

function gapsIn({ tokens, text }: LineView): number[] {
  const gaps = tokens.map(({ start }, index) =>
    gapOf(text.slice(tokens[index - 1]?.end ?? 0, start), index === 0),
  );
  return [...gaps, gapOf(text.slice(tokens.at(-1)?.end ?? 0), true)];
}

function addFeaturesOfWord(
  { words, joints }: PhraseFeatures,
  index: number,
  { line, lineClass, views, gaps }: Seen,
): void {
  const { hash } = views[index] ?? nothing;
  words.add(on.word, hash);
  words.add(on.lineWord, hash, lineClass);
  words.endRow();
  joints.add(on.pair, views[index - 1]?.hash ?? 0, hash);
  joints.add(on.link, gaps[index] ?? 0, line.tokens[index]?.text.length === 1 ? 1 : 0);
  joints.endRow();
}

/** Adds the features of the first token of a phrase and of the tokens before it. */
function addFeaturesOfBeginning(
  rows: RowsOfFeatures,
  first: number,
  { line, lineClass, views, gaps }: Seen,
): void {
  const head = views[first] ?? nothing;
  const before = views[first - 1] ?? nothing;
  const beforeTwo = views[first - 2] ?? nothing;
  const opening = views[0] ?? nothing;
  const left = gaps[first] ?? 0;
  rows.add(on.first, head.hash);
  rows.add(on.lineFirst, head.hash, lineClass);
  rows.add(on.before, before.hash, left);
  rows.add(on.beforeTwo, before.hash, beforeTwo.hash);
  rows.add(on.beforeWord, before.hash, lineClass);
  rows.add(on.left, left, line.language);
  rows.add(on.lineLeft, left, lineClass);
  rows.add(on.fromStart, Math.min(first, 5), lineClass);
  rows.add(on.lineOpens, opening.hash, first === 0 ? 1 : 0);
  if (first > 0 && first <= 3) rows.add(on.opensWith, opening.hash, first);
  for (let at = Math.max(0, first - near); at < first - 1; at += 1) rows.add(on.near, views[at]?.hash ?? 0);
  if (line.language === 0) {
    rows.add(on.classFirst, head.wordClass, lineClass);
    rows.add(on.classBefore, before.wordClass, left);
    rows.add(on.classInto, before.wordClass, head.wordClass ^ left);
    rows.add(on.classesBefore, beforeTwo.wordClass, before.wordClass);
    rows.add(on.beforeClass, before.hash, head.wordClass);
  }
  rows.endRow();
}

/** Adds the features of the last token of a phrase and of the tokens after it. */
function addFeaturesOfEnd(rows: RowsOfFeatures, end: number, { line, lineClass, views, gaps }: Seen): void {
  const last = views[end - 1] ?? nothing;
  const after = views[end] ?? nothing;
  const afterTwo = views[end + 1] ?? nothing;
  const right = gaps[end] ?? 0;
  rows.add(on.last, last.hash);
  rows.add(on.lineLast, last.hash, lineClass);
  rows.add(on.suffixLast, last.suffix, line.language);
  rows.add(on.after, after.hash, right);
  rows.add(on.afterTwo, after.hash, afterTwo.hash);
  rows.add(on.afterWord, after.hash, lineClass);
  rows.add(on.afterLast, after.hash, last.hash);
  rows.add(on.right, right, line.language);
  rows.add(on.lineRight, right, lineClass);
  if (line.language === 0) {
    rows.add(on.classLast, last.wordClass, lineClass);
    rows.add(on.classAfter, after.wordClass, right);
    rows.add(on.classOut, last.wordClass, after.wordClass ^ right);
    rows.add(on.afterClass, after.hash, last.wordClass);
  }
  rows.endRow();
}

/** Adds the features of the whole phrase. */
function addFeaturesOfWhole(rows: RowsOfFeatures, phrase: Phrase, seen: Seen): void {
  const { line, lineClass, views, gaps } = seen;
  const { first, count } = phrase;
  const end = first + count;
  const head = views[first] ?? nothing;
  const last = views[end - 1] ?? nothing;
  const before = views[first - 1] ?? nothing;
  const after = views[end] ?? nothing;
  const left = gaps[first] ?? 0;
  const length = Math.min(count, 7);
  rows.add(on.lineLength, length, lineClass);
  rows.add(on.length, length, line.language);
  rows.add(on.firstLast, head.hash, last.hash);
  const { whole, classes, verbs, isOfPosition, isCompany, times } = wordsTogether(phrase, seen);
  if (count > 1 && count < 5) rows.add(on.whole, whole);
  rows.add(on.suffixFirst, head.suffix, count === 1 ? 1 : 0);
  rows.add(on.beforeLast, before.hash, last.hash);
  rows.add(on.leftRight, left * 16 + (gaps[end] ?? 0), length);
  const shape = head.shape * 16 + last.shape;
  rows.add(on.shape, shape, line.language);
  rows.add(on.shapeLeft, shape, left);
  rows.add(on.lineShape, shape, lineClass);
  rows.add(on.neighbors, before.shape, after.shape);
  const { kind, held } = termsWithin(line.terms, phrase);
  rows.add(on.kind, kind, length);
  rows.add(on.lineKind, kind, lineClass);
  rows.add(on.held, held, kind === 0 ? 0 : 1);
  rows.add(on.lineHeld, held, lineClass);
  const [opens, closes] = [first === 0, end === line.tokens.length];
  rows.add(on.place, 2 * Number(opens) + Number(closes), line.isItem ? 1 : 0);
  rows.add(on.alone, opens && closes ? 1 : 0, lineClass);
  if (isOfPosition) rows.add(on.position, length, lineClass);
  if (isCompany) rows.add(on.company, length);
  rows.add(on.count, times, lineClass);
  if (line.language === 0) {
    if (count <= 4) rows.add(on.classes, classes, lineClass);
    rows.add(on.verbs, verbs, lineClass);
  }
  const { proposed, ground, overlapped } = proposalsAt(line.proposals, phrase);
  rows.add(on.proposed, proposed, overlapped);
  rows.add(on.proposedAs, proposed, ground);
  rows.add(on.lineProposed, proposed, lineClass);
  rows.add(on.overlapped, overlapped, length);
  rows.endRow();
}

/** Hashes of the words and of their classes, and counts over them. */
function wordsTogether(
  { first, count }: Phrase,
  { line, views, times: all, isOfPosition: ofPosition }: Seen,
) {
  let whole = count;
  let classes = count;
  let verbs = 0;
  let times = maxTimes;
  let isOfPosition = true;
  let isCompany = false;
  for (let at = first; at < first + count; at += 1) {
    const { hash, wordClass, isVerb } = views[at] as TokenView;
    whole = (Math.imul(whole, 31) + hash) | 0;
    classes = (Math.imul(classes, 31) + wordClass) | 0;
    if (isVerb) verbs += 1;
    if (!ofPosition[at]) isOfPosition = false;
    if ((line.tokens[at] as Token).key === companyKey) isCompany = true;
    times = Math.min(times, all[at] as number);
  }
  return { whole, classes, verbs, isOfPosition, isCompany, times };
}

/** The features that all phrases of a line share. */
function addFeaturesOfLine(
  rows: RowsOfFeatures,
  { line, lineClass, views }: Seen,
  { own: { sureness }, before }: Readings,
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
  rows.endRow();
}

/** The kind of the term that the phrase is, and how it overlaps with other terms. */
function termsWithin(terms: LineView['terms'], { first, count }: Phrase): { kind: number; held: number } {
  let kind = 0;
  let held = 0;
  if (terms.length === 0) return { kind, held };
  const end = first + count;
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
  let proposed = 0;
  let ground = 0;
  let overlapped = 0;
  const end = Math.min(first + count, proposals.length);
  for (let at = first; at < end; at += 1) {
    const covering = proposals[at];
    if (covering === undefined) continue;
    for (const proposal of covering) {
      const proposalEnd = proposal.first + proposal.count;
      if (proposal.first === first && proposalEnd === first + count) {
        proposed = proposal.kind;
        ground = proposal.ground;
      } else if (proposal.first <= first && proposalEnd >= first + count) overlapped |= 1;
      else overlapped |= first <= proposal.first && first + count >= proposalEnd ? 2 : 4;
    }
  }
  return { proposed, ground, overlapped };
}
