import { termKinds } from '../../contract/choices.ts';
import type { TraceFactor } from '../../contract/posting-trace.ts';
import { wordClassCode } from '../../lexicon/words/word-classes.ts';
import { FeatureRows } from '../../text/model/feature-rows.ts';
import { type LinearModel, partsOfNat, slotOf, sumOf } from '../../text/model/linear-model.ts';
import { hashOf } from '../../values/hash.ts';
import { ownValue } from '../../values/own-value.ts';
import type { Analysis, AnalyzedLine } from '../analysis.ts';
import { lineClasses, lineTemplates } from '../line-features.ts';
import { phraseClasses } from '../phrases/choose-phrases.ts';
import { phraseTemplates } from '../phrases/phrase-features.ts';

/*
 * Descriptions of features. {word1} is the first value shown as a word, {word2} the second. Features that look at the
 * same thing share a name, so that people see them as one.
 */

const lineFeatureNames: Readonly<Record<keyof typeof lineTemplates, string>> = {
  bias: 'how frequent the class is',
  word: 'has the word "{word1}"',
  pair: 'has the words "{word1} {word2}"',
  first: 'begins with "{word1}"',
  firstTwo: 'begins with "{word1} {word2}"',
  last: 'ends with "{word1}"',
  length: 'how long it is',
  end: 'the sign at its end',
  item: '{item1}',
  shape: 'its capital letters',
  place: 'its place in the posting',
  sign: 'has {sign1}',
  heading: 'the heading has the word "{word1}"',
  headingPair: 'the heading has the words "{word1} {word2}"',
  headingLength: 'how long the heading is',
  before: 'the line before begins with "{word1}"',
  beforeEnd: 'the sign at the end of the line before',
  after: 'the next line begins with "{word1}"',
  afterItem: 'whether a list item follows',
  lengthItem: 'how long it is',
  firstHeading: 'the heading is "{word1} … {word2}"',
  distance: 'how far the heading is',
  label: 'begins with the label "{word1} {word2}"',
  blank: 'the blank lines around it',
  triple: 'its first three words',
  headingNone: 'no heading above',
  beforeHeading: 'whether it or the line before looks like a heading',
  section: '{section1}',
  knownHeading: '{heading1}',
  cue: '{cue1}',
  sectionCue: '{section1}, {cue2}',
  sectionItem: '{section1}',
  sectionBefore: '{section2}, the line before {section1}',
};

const line = 'line class: {lineState1}';
const first = 'first word "{word1}"';
const last = 'last word "{word1}"';
const word = 'has the word "{word1}"';
const length = 'words: {number1}';
const before = 'after "{word1}"';
const after = 'before "{word1}"';
const left = '{gap1} before it';
const right = '{gap1} after it';
const writing = 'its capital letters and digits';
const term = '{term1}';
const around = 'the known terms that overlap with it';
const place = 'its place in the line';

const phraseFeatureNames: Readonly<Record<keyof typeof phraseTemplates, string>> = {
  bias: 'how frequent requirements are',
  line,
  languageLine: 'line class: {lineState2}',
  lineBefore: 'class of the line before: {lineClass1}',
  lineLength: length,
  length,
  first,
  last,
  firstLast: 'first and last word "{word1} … {word2}"',
  lineFirst: first,
  lineLast: last,
  word,
  lineWord: word,
  pair: 'has the words "{word1} {word2}"',
  link: 'how its words are joined',
  whole: 'the phrase as a whole',
  suffixFirst: 'the ending of its first word',
  suffixLast: 'the ending of its last word',
  before,
  beforeTwo: 'after "{word2} {word1}"',
  after,
  afterTwo: 'before "{word1} {word2}"',
  beforeWord: before,
  afterWord: after,
  beforeLast: 'after "{word1}", last word "{word2}"',
  afterLast: 'before "{word1}", last word "{word2}"',
  left,
  right,
  leftRight: 'the signs around it',
  lineLeft: left,
  lineRight: right,
  shape: writing,
  shapeLeft: writing,
  lineShape: writing,
  neighbors: 'the capital letters and digits around it',
  kind: term,
  lineKind: term,
  held: around,
  lineHeld: around,
  cue: '{cue1}',
  lineCue: '{cue1}',
  section: '{section1}',
  lineSection: '{section1}',
  place,
  alone: 'whether it is the whole line',
  lineItem: '{item1}',
  position: 'words of the job title',
  company: "the company's name",
  count: 'how often the posting has its words',
  fromStart: place,
  wordsOfLine: 'how long its line is',
  lineOpens: 'the line begins with "{word1}"',
  opensWith: 'the line begins with "{word1}"',
  inLine: 'the line has the word "{word1}"',
  near: 'shortly after "{word1}"',
  classFirst: 'word class of its first word: {wordClass1}',
  classLast: 'word class of its last word: {wordClass1}',
  classBefore: 'word class before it: {wordClass1}',
  classAfter: 'word class after it: {wordClass1}',
  classInto: 'the word classes where it begins',
  classOut: 'the word classes where it ends',
  classesBefore: 'word classes before it: {wordClass1}, {wordClass2}',
  beforeClass: 'after "{word1}", word class: {wordClass2}',
  afterClass: 'before "{word1}", word class: {wordClass2}',
  classes: 'its word classes together',
  verbs: 'verbs: {number1}',
  proposed: '{asked1}',
  proposedAs: '{asked1}',
  lineProposed: '{asked1}',
  overlapped: 'the proposals of the rules that overlap with it',
};

/* Features only hold hashes and small numbers; these tables turn them back into words of the posting. */

/** Kinds of values in the names of features. */
type ValueKind =
  | 'word'
  | 'section'
  | 'heading'
  | 'cue'
  | 'term'
  | 'asked'
  | 'wordClass'
  | 'lineClass'
  | 'lineState'
  | 'gap'
  | 'number'
  | 'item'
  | 'sign';

export type ValueNames = Readonly<Record<ValueKind, (value: number) => string>>;

const sectionNames: readonly (readonly [section: string, name: string])[] = [
  ['requirements', 'below a heading that asks'],
  ['nice', 'below a heading that prefers'],
  ['responsibilities', 'below a heading of duties'],
  ['benefits', 'below a heading of benefits'],
  ['about', 'below a heading about the employer'],
  ['legal', 'below a legal heading'],
  ['apply', 'below a heading about applying'],
  ['refused', 'below a heading that says what is not needed'],
  ['none', 'below no known heading'],
  ['unread', 'a heading or title'],
];

const cues = ['ignored', 'negated', 'nice', 'must', 'asked', 'held'];

/** Names of the gaps between two words, by their numbers. */
const gaps = [
  'nothing',
  'the edge of the line',
  'no space',
  'a space',
  'a comma',
  'a slash or "and" sign',
  'an opening bracket',
  'a closing bracket',
  'a colon',
  'the end of a sentence',
  'another sign',
];

const signs = [
  '',
  'a web address',
  'a mail address',
  'a currency',
  'a digit',
  'a long number',
  'a question mark',
  'signs of code',
  'Chinese characters',
];

const states = ['unsure', 'fairly sure', 'sure'];

export function valueNamesOf({ lines }: Pick<Analysis, 'lines'>): ValueNames {
  // Values used where there is no word.
  const words = new Map<number, string>([0, 1].map((none) => [none, 'edge of the line']));
  const wordClasses = new Map([[1, 'none']]);
  for (const { view } of lines) {
    for (const { key, text } of view.tokens) {
      const name = text.toLowerCase();
      words.set(hashOf(key), name);
      wordClasses.set(hashOf(wordClassCode(text)), wordClassName(wordClassCode(text)));
      if (!/^\d/.test(key)) continue;
      words.set(hashOf('0'), 'a number').set(hashOf(key.replace(/\d+/g, '0')), 'a number');
    }
  }
  const named = (names: Iterable<readonly [string, string]>, otherwise: string) => {
    const byHash = new Map([...names].map(([value, name]) => [hashOf(value), name]));
    return (value: number): string => byHash.get(value) ?? otherwise;
  };
  const listed =
    (names: readonly string[]) =>
    (value: number): string =>
      names[value] ?? 'none';
  return {
    word: (value) => words.get(value) ?? 'another word',
    section: named(sectionNames, 'a heading or title'),
    heading: named(
      [
        ...sectionNames.map(([section]) => [section, `reads like a heading of section ${section}`] as const),
        ['long', 'too long for a heading'],
      ],
      'reads like no known heading',
    ),
    cue: named(
      cues.map((cue) => [cue, `the sentence's cue: ${cue}`] as const),
      'the sentence has no cue',
    ),
    term: named(
      termKinds.map((kind) => [kind, `in the skills table: ${kind}`] as const),
      'not in the skills table',
    ),
    asked: named(
      phraseClasses.map((name) => [name, `the rules take it for ${name}`] as const),
      'the rules do not propose it',
    ),
    wordClass: (value) => wordClasses.get(value) ?? 'none',
    lineClass: listed(lineClasses),
    lineState: (value) => `${lineClasses[Math.floor(value / 3)] ?? 'none'} (${states[value % 3] ?? ''})`,
    gap: listed(gaps),
    number: String,
    item: (value) => (value === 1 ? 'a list item' : 'not a list item'),
    sign: listed(signs),
  };
}

const letters: ReadonlyMap<string, string> = new Map([
  ['v', 'verb'],
  ['n', 'noun'],
  ['a', 'adjective'],
  ['r', 'adverb'],
]);

/** Describes a word class: `nV` is "verb or noun", `ing:nV` the -ing form of one. */
function wordClassName(found: string): string {
  const [form = '', listed] = found.includes(':') ? found.split(':') : ['', found];
  const names = [...(listed ?? '')].flatMap((letter) => letters.get(letter.toLowerCase()) ?? []);
  const whole = names.length === 0 ? 'noun or unknown' : names.join(' or ');
  return form === '' ? whole : `-${form} form, ${whole}`;
}

/** A feature before it is hashed into a slot. */
export interface Feature {
  readonly template: number;
  readonly value: number;
  readonly other: number;
}

/** Rows that also keep their features before hashing. */
export class NamedFeatureRows extends FeatureRows {
  readonly #features: Feature[][] = [];
  #own: Feature[] = [];

  override add(template: number, value: number, other = 0): void {
    super.add(template, value, other);
    this.#own.push({ template, value, other });
  }

  override endRow(): void {
    super.endRow();
    this.#features.push(this.#own);
    this.#own = [];
  }

  features(index: number): readonly Feature[] {
    return this.#features[index] ?? [];
  }
}

const maxFactors = 4;
/** In parts of a nat; smaller weights decide nothing. */
const minWeight = 3;

const patterns: ReadonlyMap<number, string> = new Map([
  ...patternsOf(lineTemplates, lineFeatureNames),
  ...patternsOf(phraseTemplates, phraseFeatureNames),
]);

function patternsOf<Name extends string>(
  templates: Readonly<Record<Name, number>>,
  names: Readonly<Record<Name, string>>,
): (readonly [template: number, pattern: string])[] {
  return Object.entries<number>(templates).map(([name, template]) => [
    template,
    ownValue(names, name) ?? name,
  ]);
}

function nameOf({ template, value, other }: Feature, names: ValueNames): string {
  const pattern = patterns.get(template) ?? 'another feature';
  return pattern.replace(/\{([A-Za-z]{1,20})([12])\}/g, (_, kind: ValueKind, which: string) =>
    names[kind](which === '1' ? value : other),
  );
}

interface Decision {
  readonly model: LinearModel;
  /** The chosen class and the one that it is compared with. */
  readonly own: number;
  readonly rival: number;
}

/** The features with the most weight for or against a class; features with the same name are added up. */
export function strongestFactors(
  features: readonly Feature[],
  { model, own, rival }: Decision,
  names: ValueNames,
  others: ReadonlyMap<string, number> = new Map(),
): TraceFactor[] {
  const sums = new Map(others);
  for (const feature of features) {
    const says = sumOf(model, Int32Array.of(slotOf(feature.template, feature.value, feature.other)));
    const weight = (says[own] ?? 0) - (says[rival] ?? 0);
    if (weight === 0) continue;
    const name = nameOf(feature, names);
    sums.set(name, (sums.get(name) ?? 0) + weight);
  }
  return [...sums]
    .filter(([, weight]) => Math.abs(weight) >= minWeight)
    .sort(([one, less], [other, more]) => Math.abs(more) - Math.abs(less) || (one < other ? -1 : 1))
    .slice(0, maxFactors)
    .map(([name, weight]) => ({ name, weight: Math.round((100 * weight) / partsOfNat) / 100 }));
}

/** Groups items by the line in which they begin, in order. */
export function byLine<Item>(
  lines: readonly AnalyzedLine[],
  items: readonly Item[],
  startOf: (item: Item) => number,
): readonly (readonly Item[])[] {
  const found: Item[][] = lines.map(() => []);
  let at = 0;
  for (const item of [...items].sort((one, other) => startOf(one) - startOf(other))) {
    while (at < lines.length - 1 && (lines[at]?.unit.end ?? 0) <= startOf(item)) at += 1;
    found[at]?.push(item);
  }
  return found;
}
