import { holdsName, type NameCandidate } from '../../src/documents/posting/name-candidates.ts';
import { keyOf } from '../../src/documents/posting/name-stretches.ts';
import { tableSize } from '../../src/text/model/linear-model.ts';
import { adam } from './adam.ts';
import { strongest, type TrainedModel } from './model-size.ts';
import { randomFrom, shuffle } from './random.ts';

/** The candidates of a posting, and which of them are its title and its employer. */
export interface NameChoice {
  readonly candidates: readonly Int32Array[];
  /** For each class: 2 equals the label, 1 contains the label or is part of it, 0 is something else. */
  readonly right: readonly Uint8Array[];
}

const options = {
  epochs: 14,
  rate: 0.02,
  dropout: 0.4,
  decay: 1e-3,
  seed: 1,
  slots: 6_500,
  /** The share of the target probability for candidates that equal the label. */
  exact: 0.7,
  minPostings: 3,
};
const classes = 2;
const batch = 16;

export function choiceOf(
  candidates: readonly NameCandidate[],
  labels: readonly (readonly string[])[],
): NameChoice {
  return {
    candidates: candidates.map(({ slots }) => Int32Array.from(slots)),
    right: labels.map((spellings) => rightOf(candidates, spellings.map(bareKey))),
  };
}

/** Compares candidates with the labels by their letters. */
function rightOf(candidates: readonly NameCandidate[], keys: readonly string[]): Uint8Array {
  return Uint8Array.from(candidates, ({ name }) => {
    const key = bareKey(name);
    if (keys.includes(key)) return 2;
    return keys.some((label) => holdsName(key, label)) ? 1 : 0;
  });
}

function bareKey(name: string): string {
  return keyOf(name.replaceAll(/\([^()]{0,60}\)/g, ' '));
}

/**
 * For each class one choice per posting (McFadden 1974): which candidate is the name, or none. Of several right
 * candidates any may be chosen, preferably the labeled one.
 */
export function trainChoices(choices: readonly NameChoice[]): TrainedModel {
  const counts = countsOf(choices);
  const shared = Uint8Array.from(counts, (count) => (count >= options.minPostings ? 1 : 0));
  const first = learn(choices, shared);
  return learn(choices, strongest(first, counts, options.slots));
}

/** The number of choices that have each slot. */
function countsOf(choices: readonly NameChoice[]): Uint32Array {
  const counts = new Uint32Array(tableSize);
  for (const { candidates } of choices) {
    const own = new Set<number>();
    for (const slots of candidates) for (const slot of slots) own.add(slot);
    for (const slot of own) counts[slot] = (counts[slot] ?? 0) + 1;
  }
  return counts;
}

function learn(choices: readonly NameChoice[], kept: Uint8Array): TrainedModel {
  const { epochs, rate, dropout, decay, seed, exact } = options;
  const rowOf = new Int32Array(tableSize);
  let rows = 0;
  for (const [slot, isKept] of kept.entries()) if (isKept === 1) rowOf[slot] = rows++ * classes;
  const order = choices.map(({ candidates, right }) => ({
    right,
    candidates: candidates.map((slots) =>
      slots.filter((slot) => kept[slot] === 1).map((slot) => rowOf[slot]!),
    ),
  }));
  const weights = new Float32Array(rows * classes);
  const gradients = new Float32Array(rows * classes);
  const isDropped = new Uint8Array(rows * classes);
  const move = adam(weights);
  const random = randomFrom(seed);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += batch) {
      const step = rate * (1 - epoch / epochs);
      for (let at = 0; at < gradients.length; at += 1) {
        gradients[at] = -decay * batch * weights[at]!;
        isDropped[at] = random() < dropout ? 1 : 0;
      }
      for (const { candidates, right } of order.slice(from, from + batch))
        for (let kind = 0; kind < classes; kind += 1) pull(candidates, right[kind] as Uint8Array, kind);
      move(gradients, step);
    }
  }
  const table = new Float32Array(tableSize * classes);
  for (const [slot, isKept] of kept.entries())
    if (isKept === 1)
      for (let kind = 0; kind < classes; kind += 1)
        table[slot * classes + kind] = weights[rowOf[slot]! + kind]!;
  return { classes, weights: table };

  function pull(candidates: readonly Int32Array[], right: Uint8Array, kind: number): void {
    const scores = candidates.map((own) => {
      let sum = 0;
      for (const row of own) if (isDropped[row + kind] === 0) sum += weights[row + kind]!;
      return sum / (1 - dropout);
    });
    const pulls = pullsOf(scores, right, exact);
    for (const [index, own] of candidates.entries()) {
      const strength = pulls[index]!;
      if (Math.abs(strength) < 1e-4) continue;
      for (const row of own)
        if (isDropped[row + kind] === 0) gradients[row + kind]! += strength / (1 - dropout);
    }
  }
}

/** For each candidate, its target probability minus its probability; the rest up to 1 belongs to none. */
function pullsOf(scores: readonly number[], right: Uint8Array, exact: number): Float64Array {
  const top = Math.max(0, ...scores);
  const parts = scores.map((score) => Math.exp(score - top));
  const total = parts.reduce((sum, part) => sum + part, Math.exp(-top));
  const of = (least: number) =>
    parts.reduce((sum, part, index) => sum + (right[index]! >= least ? part : 0), 0);
  const [any, best] = [of(1), of(2)];
  const share = best > 0 ? exact : 0;
  return Float64Array.from(parts, (part, index) => {
    const kind = right[index]!;
    const wanted =
      any === 0 || kind === 0 ? 0 : (1 - share) * (part / any) + (kind === 2 ? share * (part / best) : 0);
    return wanted - part / total;
  });
}
