import { certain, type LinearModel, partsOfNat } from '../../text/model/linear-model.ts';
import type { Bond } from './bonds.ts';
import type { PhraseFeatures } from './phrase-features.ts';
import { probabilitiesOf } from './phrase-probabilities.ts';
import { maxLength, type Phrase } from './phrases.ts';

/** Classes of phrases, in the order of the model's classes; `none` is not a requirement. */
export const phraseClasses = ['none', 'must', 'nice', 'responsibility', 'soft'] as const;
type AskedClass = Exclude<(typeof phraseClasses)[number], 'none'>;

export interface ChosenPhrase extends Phrase {
  readonly class: AskedClass;
  /**
   * Probability that this phrase, one that overlaps with it or, for tasks, one that agrees with it is a requirement, in
   * parts of {@link certain}.
   */
  readonly probability: number;
}

/** The rules' opinion of a phrase: a known term that is asked for, some other requirement, or nothing. */
export type Support = 'expected' | 'proposed' | 'none';

/** Minimum probabilities, in parts of {@link certain}, for choosing a phrase. */
export interface Thresholds {
  /** For requirements, by the rules' opinion. */
  readonly asked: Readonly<Record<Support, number>>;
  /** For tasks. */
  readonly task: number;
  /** For the most probable task of a line where nothing else is chosen. */
  readonly taskAlone: number;
}

/** What decides about the phrases of a line besides the model. */
export interface Deciding {
  readonly least: Thresholds;
  readonly supportOf: (phrase: Phrase) => Support;
  /** True for the name of a tool, language or credential, which is whole by itself: `inglés` in "inglés fluido". */
  readonly isName: (phrase: Phrase) => boolean;
  /** How closely a token belongs to the one before it. */
  readonly bondAt: (token: number) => Bond;
  readonly note?: (verdict: PhraseVerdict) => void;
}

/** The outcome of a phrase: chosen, below its threshold, or overlapping with a chosen one. */
export interface PhraseVerdict extends ChosenPhrase {
  readonly outcome: 'taken' | 'improbable' | 'overlapping';
  /** The threshold, in parts of {@link certain}. */
  readonly least: number;
}

/**
 * Known terms that the rules take for requirements are right about this often even where the model doubts them: .73 to
 * .78 of those in held-out postings.
 */
const sureOfExpected = Math.round(0.74 * certain);

/** Phrases below this probability are ignored. */
const negligible = certain >> 6;

/** The phrases of a line that are asked for, in order and without overlaps. */
export function choosePhrases(
  model: LinearModel,
  features: PhraseFeatures,
  { note, ...deciding }: Deciding,
): ChosenPhrase[] {
  const verdicts = withTaskAlone(verdictsOn(model, features, deciding), deciding.least.taskAlone);
  if (note !== undefined) for (const verdict of verdicts) note(verdict);
  return verdicts.filter(({ outcome }) => outcome === 'taken').sort((one, other) => one.first - other.first);
}

/** Takes the most probable task of a line where nothing is taken, if it is probable enough. */
function withTaskAlone(verdicts: readonly PhraseVerdict[], least: number): readonly PhraseVerdict[] {
  if (verdicts.some(({ outcome }) => outcome === 'taken')) return verdicts;
  const tasks = verdicts.filter((one) => one.class === 'responsibility' && one.probability >= least);
  const most = Math.max(...tasks.map(({ probability }) => probability));
  const alone = tasks.find(({ probability }) => probability === most);
  return verdicts.map((one) => (one === alone ? { ...one, outcome: 'taken', least } : one));
}

function verdictsOn(
  model: LinearModel,
  features: PhraseFeatures,
  { least, supportOf, isName, bondAt }: Omit<Deciding, 'note'>,
): PhraseVerdict[] {
  const judged = judge(model, features);
  const verdicts: PhraseVerdict[] = [];
  const isTaken = new Uint8Array(judged.end);
  const fullest = fullestPhrase(features.phrases, judged, least.task / maxOwnRatio);
  const withoutBond = unbondedPhrase(features.phrases, judged, bondAt);
  const ofWholeWords = wholeWords(features.phrases, bondAt);
  for (const best of judged.order) {
    const asked = phraseClasses[judged.classes[best] as number] as AskedClass;
    const mayWiden = (asked === 'must' || asked === 'nice') && !isName(features.phrases[best] as Phrase);
    const { index: wanted, agreed } =
      asked === 'responsibility'
        ? fullest(best, isTaken)
        : { index: mayWiden ? withoutBond(best, isTaken) : best, agreed: 0 };
    const index = ofWholeWords(wanted, isTaken);
    const { first, count } = features.phrases[index] as Phrase;
    const end = first + count;
    const verdict = (probability: number) => ({ first, count, class: asked, probability });
    if (isTaken.subarray(first, end).includes(1)) {
      verdicts.push({ ...verdict(judged.own[index] as number), outcome: 'overlapping', least: 0 });
      continue;
    }
    const support = supportOf({ first, count });
    const isTask = asked === 'responsibility' && support !== 'expected';
    const probability = Math.min(certain, isTask ? agreed : judged.around(first, end));
    const threshold = isTask ? least.task : least.asked[support];
    if (probability < threshold) {
      verdicts.push({ ...verdict(probability), outcome: 'improbable', least: threshold });
      continue;
    }
    const sure = verdict(support === 'expected' ? Math.max(probability, sureOfExpected) : probability);
    verdicts.push({ ...sure, outcome: 'taken', least: threshold });
    isTaken.fill(1, first, end);
  }
  return verdicts;
}

/** In parts of a nat; a phrase is ignored if `none` is ahead of every class by more than this. */
const clearlyNone = 6 * partsOfNat;

/** The model's scores for the phrases of a line. */
interface Judged {
  /** Indexes of the phrases that may be asked for, the most probable first. */
  readonly order: readonly number[];
  /** The class of each phrase, and its own probability. */
  readonly classes: Uint8Array;
  readonly own: Int32Array;
  /** The sum of the probabilities of all phrases that overlap with [first, end). */
  readonly around: (first: number, end: number) => number;
  /** The end of the last phrase. */
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

/**
 * The phrases that may be asked for, how far each of their classes is ahead of `none`, and the end of the last phrase.
 */
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
 * A task can be cut out of its line in several ways, so that no single phrase is probable and the most probable one is
 * a fragment. On held-out postings, a chosen task is right about as often as the phrases that agree with it say
 * together.
 */

/**
 * Minimum share of the best phrase's probability for another phrase over the same words. Chosen on held-out halves of
 * `train`.
 */
const minComparableShare = 0.3;
/** Below the threshold divided by this, the phrases around are not examined. */
const maxOwnRatio = 8;

/**
 * Finds the phrase that agrees best with all phrases that overlap with a given one: a phrase inside it counts in full,
 * a phrase around it by the share that it covers.
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
      if ((own[index] as number) < minComparableShare * (own[best] as number)) continue;
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

/** Minimum share of the best phrase's probability for one that is not separated from its adjective. */
const minUnbondedShare = 0.25;

/** Finds the phrase around a given one that leaves the fewest nouns without their adjective. */
function unbondedPhrase(
  phrases: readonly Phrase[],
  { order, own }: Judged,
  bondAt: Deciding['bondAt'],
): (best: number, isTaken: Uint8Array) => number {
  const cutsOf = ({ first, count }: Phrase) =>
    [first, first + count].filter((token) => bondAt(token) === 'loose').length;
  return (best, isTaken) => {
    const inner = phrases[best] as Phrase;
    let [found, fewest] = [best, cutsOf(inner)];
    if (fewest === 0) return best;
    // The most probable ones are first.
    for (const index of order) {
      const phrase = phrases[index] as Phrase;
      if ((own[index] as number) < minUnbondedShare * (own[best] as number)) break;
      if (!holds(phrase, inner) || isTaken.subarray(phrase.first, endOf(phrases, index)).includes(1))
        continue;
      const cuts = cutsOf(phrase);
      if (cuts < fewest) [found, fewest] = [index, cuts];
    }
    return found;
  };
}

function holds(phrase: Phrase, other: Phrase): boolean {
  return phrase.first <= other.first && other.first + other.count <= phrase.first + phrase.count;
}

/** Widens a phrase that begins or ends inside a word. */
function wholeWords(
  phrases: readonly Phrase[],
  bondAt: Deciding['bondAt'],
): (index: number, isTaken: Uint8Array) => number {
  return (index, isTaken) => {
    const phrase = phrases[index] as Phrase;
    let [first, end] = [phrase.first, phrase.first + phrase.count];
    while (bondAt(first) === 'firm' && isTaken[first - 1] !== 1) first -= 1;
    while (bondAt(end) === 'firm' && isTaken[end] !== 1) end += 1;
    if (end - first === phrase.count) return index;
    const whole = phrases.findIndex((other) => other.first === first && other.first + other.count === end);
    return whole === -1 ? index : whole;
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

/**
 * Sums of probabilities by prefix sums, those that begin before the end minus those that end before the start, to stay
 * linear.
 */
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
