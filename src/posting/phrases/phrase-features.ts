import { wordClassOf } from '../../lexicon/word-classes.ts';
import type { Token } from '../../text/tokenize.ts';
import type { LineReading } from '../lines/classify-lines.ts';
import { slotOf } from '../model/feature-hash.ts';
import { numbered } from '../model/templates.ts';
import type { Phrase } from './phrases.ts';
import { gapOf, nothing, tokenView } from './token-views.ts';

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
  /** What the rules take for requirements. */
  readonly proposals: readonly Mark[];
  /** Token keys of the position. */
  readonly position: ReadonlySet<string>;
  /** How often the posting has each token key. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Of the one token that stands for the company's name. */
export const companyKey = '<company>';

/** Behind those of the lines. */
const firstTemplate = 200;

const on = numbered(firstTemplate, [
  'bias',
  'line',
  'languageLine',
  'lineBefore',
  'lineLength',
  'length',
  'first',
  'last',
  'firstLast',
  'lineFirst',
  'lineLast',
  'word',
  'lineWord',
  'pair',
  'link',
  'whole',
  'suffixFirst',
  'suffixLast',
  'before',
  'beforeTwo',
  'after',
  'afterTwo',
  'beforeWord',
  'afterWord',
  'beforeLast',
  'afterLast',
  'left',
  'right',
  'leftRight',
  'lineLeft',
  'lineRight',
  'shape',
  'shapeLeft',
  'lineShape',
  'neighbors',
  'kind',
  'lineKind',
  'held',
  'lineHeld',
  'cue',
  'lineCue',
  'section',
  'lineSection',
  'place',
  'alone',
  'lineItem',
  'position',
  'company',
  'count',
  'fromStart',
  'wordsOfLine',
  'lineOpens',
  'opensWith',
  'inLine',
  'near',
  'classFirst',
  'classLast',
  'classBefore',
  'classAfter',
  'classInto',
  'classOut',
  'classesBefore',
  'beforeClass',
  'afterClass',
  'classes',
  'verbs',
  'proposed',
  'proposedAs',
  'lineProposed',
  'overlapped',
]);

/** Lines further on than this are not looked at as wholes. */
const maxWordsOfLine = 25;
const near = 5;

/** The features of each phrase of a line. */
export function phraseFeatures(
  line: LineView,
  phrases: readonly Phrase[],
  readings: { readonly own: LineReading; readonly before?: LineReading | undefined },
): Int32Array[] {
  if (phrases.length === 0) return [];
  const { tokens, text } = line;
  const { lineClass } = readings.own;
  const views = tokens.map(tokenView);
  const gapsBefore = tokens.map(({ start }, index) =>
    gapOf(text.slice(tokens[index - 1]?.end ?? 0, start), index === 0),
  );
  const lastGap = gapOf(text.slice(tokens.at(-1)?.end ?? 0), true);
  const wordsOfLine = [...new Set(views.map(({ hash }) => hash))].slice(0, maxWordsOfLine);
  const common = featuresOfLine(line, readings, wordsOfLine);
  return phrases.map((phrase) => {
    const { first, count } = phrase;
    const end = first + count;
    const slots = [...common];
    const emit = (template: number, value: number, other = 0): void => {
      slots.push(slotOf(template, value, other));
    };
    const inside = views.slice(first, end);
    const [head = nothing, last = nothing] = [inside[0], inside.at(-1)];
    const [before = nothing, beforeTwo = nothing] = [views[first - 1], views[first - 2]];
    const [after = nothing, afterTwo = nothing] = [views[end], views[end + 1]];
    const left = gapsBefore[first] ?? 0;
    const right = gapsBefore[end] ?? lastGap;
    const length = Math.min(count, 7);
    emit(on.lineLength, length, lineClass);
    emit(on.length, length, line.language);
    emit(on.first, head.hash);
    emit(on.last, last.hash);
    emit(on.firstLast, head.hash, last.hash);
    emit(on.lineFirst, head.hash, lineClass);
    emit(on.lineLast, last.hash, lineClass);
    for (const [at, { hash }] of inside.entries()) {
      emit(on.word, hash);
      emit(on.lineWord, hash, lineClass);
      if (at === 0) continue;
      emit(on.pair, inside[at - 1]?.hash ?? 0, hash);
      emit(on.link, gapsBefore[first + at] ?? 0, tokens[first + at]?.text.length === 1 ? 1 : 0);
    }
    if (count > 1 && count < 5)
      emit(
        on.whole,
        inside.reduce((sum, { hash }) => (Math.imul(sum, 31) + hash) | 0, count),
      );
    emit(on.suffixFirst, head.suffix, count === 1 ? 1 : 0);
    emit(on.suffixLast, last.suffix, line.language);
    emit(on.before, before.hash, left);
    emit(on.beforeTwo, before.hash, beforeTwo.hash);
    emit(on.after, after.hash, right);
    emit(on.afterTwo, after.hash, afterTwo.hash);
    emit(on.beforeWord, before.hash, lineClass);
    emit(on.afterWord, after.hash, lineClass);
    emit(on.beforeLast, before.hash, last.hash);
    emit(on.afterLast, after.hash, last.hash);
    emit(on.left, left, line.language);
    emit(on.right, right, line.language);
    emit(on.leftRight, left * 16 + right, length);
    emit(on.lineLeft, left, lineClass);
    emit(on.lineRight, right, lineClass);
    const shape = head.shape * 16 + last.shape;
    emit(on.shape, shape, line.language);
    emit(on.shapeLeft, shape, left);
    emit(on.lineShape, shape, lineClass);
    emit(on.neighbors, before.shape, after.shape);
    const { kind, held } = termsWithin(line.terms, phrase);
    emit(on.kind, kind, length);
    emit(on.lineKind, kind, lineClass);
    emit(on.held, held, kind === 0 ? 0 : 1);
    emit(on.lineHeld, held, lineClass);
    emit(on.place, 2 * Number(first === 0) + Number(end === tokens.length), line.isItem ? 1 : 0);
    emit(on.alone, first === 0 && end === tokens.length ? 1 : 0, lineClass);
    const own = tokens.slice(first, end);
    if (own.every(({ key }) => line.position.has(key))) emit(on.position, length, lineClass);
    if (own.some(({ key }) => key === companyKey)) emit(on.company, length);
    const times = Math.min(...own.map(({ key }) => line.counts.get(key) ?? 1));
    emit(on.count, Math.min(times, 5), lineClass);
    emit(on.fromStart, Math.min(first, 5), lineClass);
    emit(on.lineOpens, views[0]?.hash ?? 0, first === 0 ? 1 : 0);
    if (first > 0 && first <= 3) emit(on.opensWith, views[0]?.hash ?? 0, first);
    for (const { hash } of views.slice(Math.max(0, first - near), Math.max(0, first - 1)))
      emit(on.near, hash);
    if (line.language === 0) {
      emit(on.classFirst, head.wordClass, lineClass);
      emit(on.classLast, last.wordClass, lineClass);
      emit(on.classBefore, before.wordClass, left);
      emit(on.classAfter, after.wordClass, right);
      emit(on.classInto, before.wordClass, head.wordClass ^ left);
      emit(on.classOut, last.wordClass, after.wordClass ^ right);
      emit(on.classesBefore, beforeTwo.wordClass, before.wordClass);
      emit(on.beforeClass, before.hash, head.wordClass);
      emit(on.afterClass, after.hash, last.wordClass);
      if (count <= 4)
        emit(
          on.classes,
          inside.reduce((sum, { wordClass }) => (Math.imul(sum, 31) + wordClass) | 0, count),
          lineClass,
        );
      emit(on.verbs, own.filter((token) => /^(?:n?V|Nv)/.test(wordClassOf(token.text))).length, lineClass);
    }
    const { proposed, reason, overlapped } = proposalsAt(line.proposals, phrase);
    emit(on.proposed, proposed, overlapped);
    emit(on.proposedAs, proposed, reason);
    emit(on.lineProposed, proposed, lineClass);
    emit(on.overlapped, overlapped, length);
    return Int32Array.from(slots);
  });
}

/** What holds for every phrase of a line. */
function featuresOfLine(
  line: LineView,
  {
    own: { lineClass, sureness },
    before,
  }: { readonly own: LineReading; readonly before?: LineReading | undefined },
  words: readonly number[],
): readonly number[] {
  const state = lineClass * 3 + sureness;
  return [
    slotOf(on.bias, line.language),
    slotOf(on.line, state),
    slotOf(on.languageLine, line.language, state),
    slotOf(on.lineBefore, before?.lineClass ?? 20, lineClass),
    slotOf(on.cue, line.cue, line.language),
    slotOf(on.lineCue, line.cue, lineClass),
    slotOf(on.section, line.section, line.cue),
    slotOf(on.lineSection, line.section, lineClass),
    slotOf(on.lineItem, line.isItem ? 1 : 0, lineClass),
    slotOf(on.wordsOfLine, Math.min(8, Math.floor(line.tokens.length / 3)), lineClass),
    ...words.map((hash) => slotOf(on.inLine, hash)),
  ];
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

function proposalsAt(proposals: readonly Mark[], { first, count }: Phrase) {
  const end = first + count;
  let [proposed, reason, overlapped] = [0, 0, 0];
  for (const proposal of proposals) {
    const proposalEnd = proposal.first + proposal.count;
    if (proposal.first >= end || first >= proposalEnd) continue;
    if (proposal.first === first && proposalEnd === end) {
      proposed = proposal.kind;
      reason = proposal.reason;
    } else if (proposal.first <= first && proposalEnd >= end) overlapped |= 1;
    else overlapped |= first <= proposal.first && end >= proposalEnd ? 2 : 4;
  }
  return { proposed, reason, overlapped };
}
