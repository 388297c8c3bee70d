import { certain, type LinearModel, partsOfNat } from '../../text/model/linear-model.ts';
import type { PhraseFeatures } from './phrase-features.ts';
import { probabilitiesOf } from './phrase-probabilities.ts';
import { maxLength, type Phrase } from './phrases.ts';

/** What a phrase may be, in the order of the model's classes; the first is nothing that is asked for. */
export const phraseClasses = ['none', 'must', 'nice', 'responsibility', 'soft'] as const;
type AskedClass = Exclude<(typeof phraseClasses)[number], 'none'>;

export interface ChosenPhrase extends Phrase {
  readonly class: AskedClass;
  /** That something is asked for here, this or a phrase that overlaps or, of tasks, agrees with it: in parts of {@link certain}. */
  readonly probability: number;
}

/** What the rules say of a phrase: a known term that is asked for, some other requirement, or nothing. */
export type Support = 'expected' | 'proposed' | 'none';

/** The least probabilities, in parts of {@link certain}, with which a phrase is taken. */
export interface Thresholds {
  /** For what is asked for, by what the rules say. */
  readonly asked: Readonly<Record<Support, number>>;
  /** For what is to be done. */
  readonly task: number;
}

/** What became of a phrase: taken, less probable than its threshold, or a part of one that was taken or around it. */
export interface PhraseVerdict extends ChosenPhrase {
  readonly outcome: 'taken' | 'improbable' | 'overlapping';
  /** The threshold, in parts of {@link certain}. */
  readonly least: number;
}

/** Known terms that the rules take for asked are right about as often where the model doubts them: of postings that it did not learn from, .73 to .78. */
const sureOfExpected = Math.round(0.74 * certain);

/** Phrases of less than this are not looked at. */
const negligible = certain >> 6;

/** The phrases of a line that are asked for, none over another, in order. */
export function choosePhrases(
  model: LinearModel,
  features: PhraseFeatures,
  least: Thresholds,
  supportOf: (phrase: Phrase) => Support,
  note?: (verdict: PhraseVerdict) => void,
): ChosenPhrase[] {
  const judged = judge(model, features);
  const chosen: ChosenPhrase[] = [];
  const isTaken = new Uint8Array(judged.end);
  const fullest = fullestPhrase(features.phrases, judged, least.task / leastOwnShare);
  for (const best of judged.order) {
    const asked = phraseClasses[judged.classes[best] as number] as AskedClass;
    const { index, agreed } =
      asked === 'responsibility' ? fullest(best, isTaken) : { index: best, agreed: 0 };
    const { first, count } = features.phrases[index] as Phrase;
    const end = first + count;
    const verdict = (probability: number) => ({ first, count, class: asked, probability });
    if (isTaken.subarray(first, end).includes(1)) {
      note?.({ ...verdict(judged.own[index] as number), outcome: 'overlapping', least: 0 });
      continue;
    }
    const support = supportOf({ first, count });
    const isTask = asked === 'responsibility' && support !== 'expected';
    const probability = Math.min(certain, isTask ? agreed : judged.around(first, end));
    const threshold = isTask ? least.task : least.asked[support];
    if (probability < threshold) {
      note?.({ ...verdict(probability), outcome: 'improbable', least: threshold });
      continue;
    }
    const sure = verdict(support === 'expected' ? Math.max(probability, sureOfExpected) : probability);
    chosen.push(sure);
    note?.({ ...sure, outcome: 'taken', least: threshold });
    isTaken.fill(1, first, end);
  }
  return chosen.sort((one, other) => one.first - other.first);
}

/** In parts of a nat: a phrase of which none is so far ahead is not weighed. */
const clearlyNone = 6 * partsOfNat;

/** What a model says of the phrases of a line. */
interface Judged {
  /** The phrases that may be asked for, by their places among the line's: the most probable first. */
  readonly order: readonly number[];
  /** For each phrase its class, and the probability of it alone. */
  readonly classes: Uint8Array;
  readonly own: Int32Array;
  /** The probabilities of all phrases that overlap with [first, end), added up. */
  readonly around: (first: number, end: number) => number;
  /** Where the last phrase ends. */
  readonly end: number;
}

function judge(model: LinearModel, features: PhraseFeatures): Judged {
  const { phrases } = features;
  const { likely, ahead, end } = likelyPhrases(model, features);
  const asked = phraseClasses.length - 1;
  const probabilities = probabilitiesOf(
    likely.map((index) => phrases[index] as Phrase),
    end,
    ahead,
    asked,
  );
  const classes = new Uint8Array(phrases.length);
  const own = new Int32Array(phrases.length);
  const order: number[] = [];
  for (const [place, index] of likely.entries()) {
    let [sum, best] = [0, 0];
    const from = place * asked;
    for (let at = 0; at < asked; at += 1) {
      sum += probabilities[from + at] as number;
      if ((probabilities[from + at] as number) > (probabilities[from + best] as number)) best = at;
    }
    if (sum < negligible) continue;
    classes[index] = best + 1;
    own[index] = sum;
    order.push(index);
  }
  order.sort((one, other) => (own[other] as number) - (own[one] as number) || inText(phrases, one, other));
  return { order, classes, own, around: sumsAround(phrases, own, end), end };
}

/** The phrases that may be asked for, and for each how far each class is ahead of none; where the last phrase of all ends. */
function likelyPhrases(
  model: LinearModel,
  features: PhraseFeatures,
): { readonly likely: readonly number[]; readonly ahead: Int32Array; readonly end: number } {
  const { phrases } = features;
  const asked = phraseClasses.length - 1;
  const sumsOf = features.sumsOfPhrases(model);
  const likely: number[] = [];
  const ahead = new Int32Array(phrases.length * asked);
  let [from, end] = [0, 0];
  for (let index = 0; index < phrases.length; index += 1) {
    const { first, count } = phrases[index] as Phrase;
    end = Math.max(end, first + count);
    const sums = sumsOf(index);
    const none = sums[0] as number;
    let most = -clearlyNone - 1;
    for (let at = 0; at < asked; at += 1) {
      ahead[from + at] = (sums[at + 1] as number) - none;
      most = Math.max(most, ahead[from + at] as number);
    }
    if (most < -clearlyNone) continue;
    likely.push(index);
    from += asked;
  }
  return { likely, ahead: ahead.subarray(0, from), end };
}

/*
 * What is to be done is said in more ways than one: no single phrase is probable, and the most probable one is a piece. Of postings
 * that were not learned from, tasks are right about as often as all the phrases say that agree with the one that is taken.
 */

/** Of the most probable phrase, the share that another over the same words has at least. Chosen on held-out halves of `train`. */
const comparableShare = 0.3;
/** A phrase with less than this part of the threshold is not worth a look at those around it. */
const leastOwnShare = 8;

/**
 * Says for a phrase which of those that overlap with it agrees best with all of them: each that it holds counts in full, each
 * that holds it as far as it is said.
 */
function fullestPhrase(
  phrases: readonly Phrase[],
  { order, own, end: last }: Judged,
  leastOwn: number,
): (best: number, isTaken: Uint8Array) => { readonly index: number; readonly agreed: number } {
  const beginningAt = Array.from({ length: last }, (): number[] => []);
  for (const index of order) beginningAt[(phrases[index] as Phrase).first]?.push(index);
  const overlapping = ({ first, count }: Phrase) => {
    const found: number[] = [];
    for (let at = Math.max(0, first - maxLength + 1); at < first + count; at += 1) {
      for (const index of beginningAt[at] ?? []) if (endOf(phrases, index) > first) found.push(index);
    }
    return found;
  };
  return (best, isTaken) => {
    if ((own[best] as number) < leastOwn) return { index: best, agreed: own[best] as number };
    const near = overlapping(phrases[best] as Phrase);
    let [fullest, most] = [best, 0];
    for (const index of near) {
      if ((own[index] as number) < comparableShare * (own[best] as number)) continue;
      const phrase = phrases[index] as Phrase;
      if (isTaken.subarray(phrase.first, phrase.first + phrase.count).includes(1)) continue;
      const agreed = near.reduce(
        (sum, other) => sum + (own[other] as number) * agreement(phrase, phrases[other] as Phrase),
        0,
      );
      if (agreed > most) [fullest, most] = [index, agreed];
    }
    return { index: fullest, agreed: most };
  };
}

function endOf(phrases: readonly Phrase[], index: number): number {
  const { first, count } = phrases[index] as Phrase;
  return first + count;
}

function agreement(phrase: Phrase, other: Phrase): number {
  const [end, otherEnd] = [phrase.first + phrase.count, other.first + other.count];
  if (phrase.first <= other.first && otherEnd <= end) return 1;
  return other.first <= phrase.first && end <= otherEnd ? phrase.count / other.count : 0;
}

function inText(phrases: readonly Phrase[], one: number, other: number): number {
  const [a, b] = [phrases[one] as Phrase, phrases[other] as Phrase];
  return a.first - b.first || a.count - b.count;
}

/** What begins before an end, without what has ended before the beginning: counted once, so that long lines cost no more. */
function sumsAround(phrases: readonly Phrase[], own: Int32Array, last: number): Judged['around'] {
  const begun = new Int32Array(last + 2);
  const ended = new Int32Array(last + 2);
  for (let index = 0; index < phrases.length; index += 1) {
    const { first, count } = phrases[index] as Phrase;
    (begun[first + 1] as number) += own[index] as number;
    (ended[first + count] as number) += own[index] as number;
  }
  for (let at = 1; at < begun.length; at += 1) {
    (begun[at] as number) += begun[at - 1] as number;
    (ended[at] as number) += ended[at - 1] as number;
  }
  return (first, end) => (begun[end] as number) - (ended[first] as number);
}
