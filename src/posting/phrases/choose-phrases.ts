import { certain, type LinearModel, partsOfNat, probabilityOf } from '../../text/model/linear-model.ts';
import type { PhraseFeatures } from './phrase-features.ts';
import { maxLength, type Phrase } from './phrases.ts';

/** What a phrase may be, in the order of the model's classes; the first is nothing that is asked for. */
export const phraseClasses = ['none', 'must', 'nice', 'responsibility', 'soft'] as const;
type AskedClass = Exclude<(typeof phraseClasses)[number], 'none'>;

export interface ChosenPhrase extends Phrase {
  readonly class: AskedClass;
  /** That something is asked for here, this or a phrase that overlaps with it: in parts of {@link certain}. */
  readonly probability: number;
}

/** What the rules say of a phrase: a known term under a heading that asks, some other requirement, or nothing. */
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

interface Judged extends ChosenPhrase {
  readonly end: number;
  /** Of this phrase alone. */
  readonly own: number;
}

/** Known terms below a heading that asks are right three times of four where the model doubts them, too (measured on `dev`). */
const sureOfExpected = (3 * certain) / 4;

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
  const sumsOf = features.sumsOfPhrases(model);
  const judged: Judged[] = [];
  for (let index = 0; index < features.phrases.length; index += 1) {
    const one = judge(features.phrases[index] as Phrase, sumsOf(index));
    if (one !== null) judged.push(one);
  }
  const near = neighborsIn(judged);
  judged.sort((one, other) => other.own - one.own || one.first - other.first || one.count - other.count);
  const chosen: Judged[] = [];
  const isChosen = new Set<Judged>();
  for (const one of judged) {
    const overlapping = near(one);
    if (overlapping.some((other) => isChosen.has(other))) {
      note?.({ ...one, outcome: 'overlapping', least: 0 });
      continue;
    }
    const around = overlapping.reduce((sum, { own }) => sum + own, 0);
    const probability = Math.min(certain, around);
    const support = supportOf(one);
    const isTask = one.class === 'responsibility' && support !== 'expected';
    const threshold = isTask ? least.task : least.asked[support];
    if (probability < threshold) {
      note?.({ ...one, probability, outcome: 'improbable', least: threshold });
      continue;
    }
    const sure = support === 'expected' ? Math.max(probability, sureOfExpected) : probability;
    chosen.push({ ...one, probability: sure });
    note?.({ ...one, probability: sure, outcome: 'taken', least: threshold });
    isChosen.add(one);
  }
  return chosen.sort((one, other) => one.first - other.first);
}

/** In parts of a nat: so far ahead "none" leaves less than {@link negligible} to the other four. */
const clearlyNone = 6 * partsOfNat;

function judge(phrase: Phrase, sums: Int32Array): Judged | null {
  let best = 1;
  for (let index = 2; index < phraseClasses.length; index += 1) {
    if ((sums[index] as number) > (sums[best] as number)) best = index;
  }
  if ((sums[0] as number) - (sums[best] as number) > clearlyNone) return null;
  const own = certain - probabilityOf(0, sums);
  if (own < negligible) return null;
  const asked = phraseClasses[best] as AskedClass;
  return { ...phrase, end: phrase.first + phrase.count, class: asked, probability: own, own };
}

/** The phrases that overlap with one, itself too: only those that begin near it are looked at, so that long lines cost no more. */
function neighborsIn(judged: readonly Judged[]): (one: Judged) => readonly Judged[] {
  const byFirst = new Map<number, Judged[]>();
  for (const one of judged) {
    const together = byFirst.get(one.first);
    if (together) together.push(one);
    else byFirst.set(one.first, [one]);
  }
  return (one) => {
    const found: Judged[] = [];
    for (let first = one.first - maxLength; first < one.end; first += 1) {
      for (const other of byFirst.get(first) ?? []) if (overlaps(one, other)) found.push(other);
    }
    return found;
  };
}

function overlaps(one: Judged, other: Judged): boolean {
  return one.first < other.end && other.first < one.end;
}
