import type { lineTemplates } from '../lines/line-features.ts';
import type { phraseTemplates } from '../phrases/phrase-features.ts';

/*
 * What each feature looks at, in words. {word1} is its first value, read as a word, {word2} its second. Features that look at
 * the same thing have the same name: a person sees them as one.
 */

export const lineFeatureNames: Readonly<Record<keyof typeof lineTemplates, string>> = {
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

export const phraseFeatureNames: Readonly<Record<keyof typeof phraseTemplates, string>> = {
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
