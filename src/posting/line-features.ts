import { hasIdeograph, opensWithCapital } from '../text/letters.ts';
import { slotOf } from '../text/model/linear-model.ts';
import { preparedPattern } from '../text/patterns/prepared-pattern.ts';
import { boundedSentences } from '../text/split-sentences.ts';
import type { Token } from '../text/tokenize.ts';
import { hashOf } from '../values/hash.ts';
import { cueOf } from './cues/cues.ts';
import { knownHeading } from './sections/known-heading.ts';
import type { Line } from './sections/read-lines.ts';
import type { Block } from './sections/segment-posting.ts';

/** The purpose of a posting's line, in the order of the model's classes. */
export const lineClasses = [
  'title',
  'heading',
  'role',
  'asks',
  'prefers',
  'duty',
  'employer',
  'offers',
  'legal',
  'apply',
  'page',
] as const;
export type LineClass = (typeof lineClasses)[number];

/** A line of the cleaned posting or a sentence of a long line, classified as a whole. */
export interface Unit {
  readonly text: string;
  /** [start, end) in the cleaned text. */
  readonly start: number;
  readonly end: number;
  readonly isItem: boolean;
  readonly afterBlank: boolean;
  /** True if it begins its line. */
  readonly opensLine: boolean;
  readonly endsLine: boolean;
}

/** UTF-16 units; shorter lines are not split. */
const minSplitLength = 160;

export function unitsOf(text: string, lines: readonly Line[]): Unit[] {
  return lines.flatMap((line) => {
    const whole = text.slice(line.start, line.end).replaceAll('\n', ' ');
    const ranges =
      line.text.length > minSplitLength ? boundedSentences(whole) : [{ start: 0, end: whole.length }];
    return ranges.map(({ start, end }, index) => ({
      text: whole.slice(start, end),
      start: line.start + start,
      end: line.start + end,
      isItem: line.isItem,
      afterBlank: line.afterBlank && index === 0,
      opensLine: index === 0,
      endsLine: index === ranges.length - 1,
    }));
  });
}

/** The block of each unit; undefined for headings and titles. */
export function blocksOf(units: readonly Unit[], blocks: readonly Block[]): (Block | undefined)[] {
  let at = 0;
  return units.map(({ start, end }) => {
    while (at < blocks.length - 1 && (blocks[at]?.end ?? 0) <= start) at += 1;
    const block = blocks[at];
    return block !== undefined && block.start < end && start < block.end ? block : undefined;
  });
}

/** Template numbers. The weights were learned for them, so a number must not change while a model uses it. */
export const lineTemplates = {
  bias: 1,
  word: 2,
  pair: 3,
  first: 4,
  firstTwo: 5,
  last: 6,
  length: 7,
  end: 8,
  item: 9,
  shape: 10,
  place: 11,
  sign: 12,
  heading: 13,
  headingPair: 14,
  headingLength: 15,
  before: 16,
  beforeEnd: 17,
  after: 18,
  afterItem: 19,
  lengthItem: 20,
  firstHeading: 21,
  distance: 22,
  label: 23,
  blank: 24,
  triple: 25,
  headingNone: 26,
  beforeHeading: 27,
  section: 28,
  knownHeading: 29,
  cue: 30,
  sectionCue: 31,
  sectionItem: 32,
  sectionBefore: 33,
} as const;
const on = lineTemplates;

/** The rules' findings on a line as hashes: its section, its cue, and the section that it opens as a heading. */
export interface Remarks {
  readonly section: number;
  readonly cue: number;
  readonly heading: number;
}

const maxHeadingLength = 80;

export function remarksOn({ text }: Unit, block: Block | undefined): Remarks {
  const heading = text.length < maxHeadingLength ? String(knownHeading(text)) : 'long';
  return {
    section: hashOf(block?.section ?? 'unread'),
    cue: hashOf(String(cueOf(text))),
    heading: hashOf(heading),
  };
}

export interface TokenizedUnit {
  readonly unit: Unit;
  readonly tokens: readonly Token[];
  readonly remarks: Remarks;
}

interface View {
  readonly unit: Unit;
  readonly words: readonly number[];
  readonly remarks: Remarks;
  readonly mayHead: boolean;
  readonly end: number;
}

const maxWords = 60;
const sureEnd = /[.!?;。！？；,]$/;

function viewOf({ unit, tokens, remarks }: TokenizedUnit): View {
  const words = tokens
    .slice(0, maxWords)
    .map(({ key }) => hashOf(/^\d/.test(key) ? key.replace(/\d+/g, '0') : key));
  const end = unit.text.charCodeAt(unit.text.length - 1);
  const isShort = words.length <= (hasIdeograph(unit.text) ? 14 : 7);
  const mayHead =
    isShort && !sureEnd.test(unit.text) && unit.opensLine && unit.endsLine && (!unit.isItem || end === 58);
  return { unit, words, remarks, mayHead, end };
}

/**
 * The features of each line, from itself, its neighbors and the last line that may be its heading. `note` receives
 * each.
 */
export function lineFeatures(
  units: readonly TokenizedUnit[],
  note?: (line: number, template: number, value: number, other: number) => void,
): Int32Array[] {
  const views = units.map(viewOf);
  let heading = -1;
  return views.map((view, index) => {
    const slots: number[] = [];
    const emit = (template: number, value: number, other = 0) => {
      slots.push(slotOf(template, value, other));
      note?.(index, template, value, other);
    };
    const { unit, words } = view;
    emit(on.bias, 0);
    const seen = new Set<number>();
    for (const [at, word] of words.entries()) {
      if (!seen.has(word)) emit(on.word, word);
      seen.add(word);
      if (at > 0) emit(on.pair, words[at - 1] ?? 0, word);
    }
    const [first = 0, second = 0, third = 0] = words;
    emit(on.first, first);
    emit(on.firstTwo, first, second);
    emit(on.triple, slotOf(0, first, second), third);
    emit(on.last, words.at(-1) ?? 0);
    const length = lengthBucket(words.length);
    emit(on.length, length);
    emit(
      on.end,
      sureEnd.test(unit.text) || view.end === 58 || view.end === 0xff1a ? view.end : 0,
      view.mayHead ? 1 : 0,
    );
    emit(on.item, unit.isItem ? 1 : 0, unit.opensLine ? 1 : 0);
    emit(on.lengthItem, length, unit.isItem ? 1 : 0);
    emit(on.shape, shapeOf(unit.text), view.mayHead ? 1 : 0);
    emit(on.place, Math.min(index, 6));
    emit(on.place, 10 + Math.floor((8 * index) / units.length));
    emit(on.blank, unit.afterBlank ? 1 : 0, views[index + 1]?.unit.afterBlank ? 1 : 0);
    for (const sign of signsOf(unit.text)) emit(on.sign, sign);
    if (/^[^:：]{2,40}[:：]\s*\S/u.test(unit.text)) emit(on.label, first, second);
    const above = views[heading];
    if (above) {
      for (const word of above.words) emit(on.heading, word);
      for (let at = 1; at < above.words.length; at += 1)
        emit(on.headingPair, above.words[at - 1] ?? 0, above.words[at]);
      emit(on.headingLength, above.words.length, unit.isItem ? 1 : 0);
      emit(on.distance, Math.min(index - heading, 12));
      emit(on.firstHeading, above.words[0] ?? 0, above.words.at(-1) ?? 0);
    } else emit(on.headingNone, 0);
    const before = views[index - 1];
    emit(on.before, before?.words[0] ?? 0);
    emit(on.beforeEnd, before?.end ?? 0, before?.mayHead ? 1 : 0);
    emit(on.beforeHeading, before?.mayHead ? 1 : 0, view.mayHead ? 1 : 0);
    const after = views[index + 1];
    emit(on.after, after?.words[0] ?? 0);
    emit(on.afterItem, after === undefined ? 0 : 2 - Number(after.unit.isItem), view.mayHead ? 1 : 0);
    const { section, cue, heading: known } = view.remarks;
    emit(on.section, section);
    emit(on.knownHeading, known);
    emit(on.cue, cue);
    emit(on.sectionCue, section, cue);
    emit(on.sectionItem, section, unit.isItem ? 1 : 0);
    emit(on.sectionBefore, views[index - 1]?.remarks.section ?? 0, section);
    if (view.mayHead) heading = index;
    return Int32Array.from(slots);
  });
}

/** Bucket borders in words. */
const lengths = [1, 2, 3, 4, 5, 8, 12, 20, 35];

function lengthBucket(words: number): number {
  return lengths.filter((length) => length <= words).length;
}

/** The case of a line: no letters, all capitals, title case, or a sentence with or without a first capital. */
function shapeOf(text: string): number {
  const { words, letters, capitals, opening } = lettersOf(text);
  if (words === 0) return 0;
  if (capitals > 3 && capitals === letters) return 1;
  if (words > 1 && opening / words > 0.7) return 2;
  return opensWithCapital(text) ? 3 : 4;
}

/** Counts of words, letters, capital letters, and capital letters that begin a word. */
interface Letters {
  readonly words: number;
  readonly letters: number;
  readonly capitals: number;
  readonly opening: number;
}

const words = preparedPattern(String.raw`\p{L}+`, 'gu');
const letters = preparedPattern(String.raw`\p{L}`, 'gu');
const capitals = preparedPattern(String.raw`\p{Lu}`, 'gu');
const openingCapitals = preparedPattern(String.raw`(?<!\p{L})\p{Lu}`, 'gu');

function lettersOf(text: string): Letters {
  return {
    words: words.all(text).length,
    letters: letters.all(text).length,
    capitals: capitals.all(text).length,
    opening: openingCapitals.all(text).length,
  };
}

function* signsOf(text: string): Generator<number> {
  if (/https?:|www\./i.test(text)) yield 1;
  if (/\S@\S/.test(text)) yield 2;
  if (/[$€£¥]/.test(text)) yield 3;
  if (/\d/.test(text)) yield 4;
  if (/\d{4,}/.test(text)) yield 5;
  if (/\?/.test(text)) yield 6;
  if (/[{}<>=;|]/.test(text)) yield 7;
  if (hasIdeograph(text)) yield 8;
}
