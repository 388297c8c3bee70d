import { transitionTemplate } from '../../src/text/model/best-sequence.ts';
import { slotOf, tableSize } from '../../src/text/model/linear-model.ts';
import { adam } from './adam.ts';
import { countsOf, strongest, type TrainedModel } from './model-size.ts';
import { randomFrom, shuffle } from './random.ts';

/** The lines of a text: features, and the class of each, -1 where it is not labeled. */
export interface LabeledLines {
  readonly features: readonly Int32Array[];
  readonly classes: Int8Array;
  readonly weight: number;
}

export interface SequenceOptions {
  /** Whether one class can stand right behind another. */
  readonly mayFollow: (before: number, now: number) => boolean;
  /** How many features are kept. */
  readonly slots: number;
  readonly epochs: number;
  /** The step of the first epoch; it falls to 0 with the last. */
  readonly rate: number;
  /** The share of features that each step does not see, so that none is relied on alone. */
  readonly dropout: number;
}

const defaults: SequenceOptions = {
  mayFollow: () => true,
  slots: 8000,
  epochs: 8,
  rate: 0.005,
  dropout: 0.5,
};
const seed = 1;
/** Texts that one step learns from. */
const batch = 8;
/** A feature of a single line says nothing of others. */
const fewestLines = 2;

/**
 * A conditional random field over the lines of a text (Lafferty, McCallum and Pereira 2001), by Adam with dropped features: the
 * likelihood of the labeled classes, summed over those of lines without a label.
 */
export function trainLines(
  texts: readonly LabeledLines[],
  classes: number,
  given: Partial<SequenceOptions> = {},
): TrainedModel {
  const options = { ...defaults, ...given };
  const counts = countsOf(texts.flatMap(({ features }) => features));
  const shared = Uint8Array.from(counts, (count) => (count >= fewestLines ? 1 : 0));
  const whole = learn(texts, classes, shared, options);
  const kept = strongest(whole, counts, options.slots);
  const isWhole = kept.every((one, slot) => one === shared[slot]);
  return withTransitions(isWhole ? whole : learn(texts, classes, kept, options));
}

interface LearnedLines extends TrainedModel {
  /** [before * classes + now]; the last row is of what comes before the first line. */
  readonly follows: Float32Array;
}

function withTransitions({ classes, weights, follows }: LearnedLines): TrainedModel {
  for (let before = 0; before <= classes; before += 1) {
    const row = follows.subarray(before * classes, (before + 1) * classes);
    weights.set(row, slotOf(transitionTemplate, before) * classes);
  }
  return { classes, weights };
}

function learn(
  texts: readonly LabeledLines[],
  classes: number,
  kept: Uint8Array,
  { mayFollow, epochs, rate, dropout }: SequenceOptions,
): LearnedLines {
  const rowOf = new Int32Array(tableSize);
  let rows = 0;
  for (const [slot, isKept] of kept.entries()) if (isKept === 1) rowOf[slot] = rows++;
  const order = texts
    .filter(({ features }) => features.length > 0)
    .map(({ features, ...rest }) => ({
      ...rest,
      lines: features.map((slots) =>
        slots.filter((slot) => kept[slot] === 1).map((slot) => rowOf[slot] as number),
      ),
    }));
  const weights = new Float32Array(rows * classes);
  const follows = new Float32Array((classes + 1) * classes);
  const [move, moveFollows] = [adam(weights), adam(follows)];
  const gradients = new Float32Array(weights.length);
  const followGradients = new Float32Array(follows.length);
  const random = randomFrom(seed);
  const isImpossible = Uint8Array.from(follows, (_, at) => {
    const before = Math.floor(at / classes);
    return before < classes && !mayFollow(before, at % classes) ? 1 : 0;
  });
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const step = rate * (1 - epoch / epochs);
    for (let from = 0; from < order.length; from += batch) {
      gradients.fill(0);
      followGradients.fill(0);
      const open = follows.map((weight, at) => (isImpossible[at] ? Number.NEGATIVE_INFINITY : weight));
      for (const { lines, classes: labels, weight } of order.slice(from, from + batch)) {
        const seen = lines.map((line) => line.filter(() => random() >= dropout));
        const scale = 1 / (1 - dropout);
        const own = ownSums(weights, classes, seen, scale);
        const any = expectations(classes, open, own, null);
        const right = expectations(classes, open, own, labels);
        for (const [line, features] of seen.entries()) {
          for (let index = 0; index < classes; index += 1) {
            const at = line * classes + index;
            const gradient = ((right.lines[at] as number) - (any.lines[at] as number)) * weight * scale;
            if (gradient === 0) continue;
            for (const row of features) (gradients[row * classes + index] as number) += gradient;
          }
        }
        for (let at = 0; at < follows.length; at += 1)
          (followGradients[at] as number) += ((right.pairs[at] as number) - (any.pairs[at] as number)) * weight;
      }
      move(gradients, step);
      moveFollows(followGradients, step);
    }
  }
  const table = new Float32Array(tableSize * classes);
  for (const [slot, isKept] of kept.entries()) {
    if (isKept === 0) continue;
    const row = (rowOf[slot] as number) * classes;
    table.set(weights.subarray(row, row + classes), slot * classes);
  }
  return { classes, weights: table, follows };
}

/** What the features of each line say for each class, [line * classes + class]. */
function ownSums(
  weights: Float32Array,
  classes: number,
  lines: readonly Int32Array[],
  scale: number,
): Float64Array {
  const own = new Float64Array(lines.length * classes);
  for (const [line, features] of lines.entries()) {
    for (const row of features) {
      for (let index = 0; index < classes; index += 1)
        (own[line * classes + index] as number) += (weights[row * classes + index] as number) * scale;
    }
  }
  return own;
}

/**
 * How often each class and each pair of classes is expected, under the model and what is labeled (forward, backward).
 * @param follows minus infinity where a class cannot follow another
 */
function expectations(
  classes: number,
  follows: Float32Array,
  own: Float64Array,
  labels: Int8Array | null,
): { readonly lines: Float64Array; readonly pairs: Float64Array } {
  const count = own.length / classes;
  const isOpen = (line: number, index: number) =>
    labels === null || labels[line] === -1 || labels[line] === index;
  const forward = new Float64Array(count * classes).fill(Number.NEGATIVE_INFINITY);
  const backward = new Float64Array(count * classes).fill(Number.NEGATIVE_INFINITY);
  const terms = new Float64Array(classes);
  for (let line = 0; line < count; line += 1) {
    for (let index = 0; index < classes; index += 1) {
      if (!isOpen(line, index)) continue;
      const at = line * classes + index;
      if (line === 0) {
        forward[at] = (own[at] as number) + (follows[classes * classes + index] as number);
        continue;
      }
      for (let before = 0; before < classes; before += 1) {
        terms[before] =
          (forward[at - index - classes + before] as number) + (follows[before * classes + index] as number);
      }
      forward[at] = logSum(terms) + (own[at] as number);
    }
  }
  for (let line = count - 1; line >= 0; line -= 1) {
    for (let index = 0; index < classes; index += 1) {
      if (!isOpen(line, index)) continue;
      const at = line * classes + index;
      if (line === count - 1) {
        backward[at] = 0;
        continue;
      }
      for (let after = 0; after < classes; after += 1) {
        const next = at - index + classes + after;
        terms[after] =
          (follows[index * classes + after] as number) + (own[next] as number) + (backward[next] as number);
      }
      backward[at] = logSum(terms);
    }
  }
  const all = logSum(forward.subarray((count - 1) * classes));
  const lines = new Float64Array(count * classes);
  const pairs = new Float64Array((classes + 1) * classes);
  for (let line = 0; line < count; line += 1) {
    for (let index = 0; index < classes; index += 1) {
      const at = line * classes + index;
      const ahead = backward[at] as number;
      if (ahead === Number.NEGATIVE_INFINITY) continue;
      lines[at] = Math.exp((forward[at] as number) + ahead - all);
      if (line === 0) {
        pairs[classes * classes + index] = lines[at] as number;
        continue;
      }
      for (let before = 0; before < classes; before += 1) {
        const pair = before * classes + index;
        (pairs[pair] as number) += Math.exp(
          (forward[at - index - classes + before] as number) +
            (follows[pair] as number) +
            (own[at] as number) +
            ahead -
            all,
        );
      }
    }
  }
  return { lines, pairs };
}

function logSum(values: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < values.length; at += 1) most = Math.max(most, values[at] as number);
  if (most === Number.NEGATIVE_INFINITY) return most;
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += Math.exp((values[at] as number) - most);
  return most + Math.log(sum);
}
