import { partsOfNat } from '../../../text/model/linear-model.ts';
import { type PlacedAtom, placeOf } from './atom-features.ts';

/*
 * Entries of one section mostly have the same layout, so employer and title keep their places. Each head is read alone
 * first; then the roles that the other heads have at a place count for the same role there.
 */

/** Maximum bonus of a role, in nats: once for the place, once more if the line is split alike. */
const weight = 1.5;
/** Added to the number of other heads, so that few of them count little. */
const smoothing = 3;
/** If only two heads differ, neither is known to be right. */
const minHeads = 3;

/**
 * Adds the bonus from the other heads to the scores of each atom by class.
 * @param alone scores of each atom by its own features
 * @param read the classes of the atoms of a head, by their scores
 */
export function withOtherHeads(
  heads: readonly (readonly PlacedAtom[])[],
  alone: readonly (readonly Int32Array[])[],
  read: (scores: readonly Int32Array[]) => readonly number[],
): readonly (readonly Int32Array[])[] {
  if (heads.length < minHeads) return alone;
  const found = alone.map(read);
  const votes = new Map<string, Votes>();
  const keys = heads.map(keysOf);
  for (const [at, head] of keys.entries())
    for (const [index, own] of head.entries())
      for (const key of own) vote(votes, key, found[at]?.[index] ?? 0);
  return alone.map((head, at) =>
    head.map((sums, index) => {
      const mine = found[at]?.[index] ?? 0;
      const whole = sums.slice();
      for (const key of keys[at]?.[index] ?? []) addVotes(whole, votes.get(key), mine);
      return whole;
    }),
  );
}

interface Votes {
  readonly ofClasses: Map<number, number>;
  count: number;
}

function vote(votes: Map<string, Votes>, key: string, lineClass: number): void {
  const own = votes.get(key) ?? { ofClasses: new Map(), count: 0 };
  own.ofClasses.set(lineClass, (own.ofClasses.get(lineClass) ?? 0) + 1);
  own.count += 1;
  votes.set(key, own);
}

/** Adds a bonus by the share of each class in the other heads. */
function addVotes(sums: Int32Array, votes: Votes | undefined, mine: number): void {
  if (votes === undefined) return;
  const count = votes.count - 1 + smoothing;
  for (const [lineClass, all] of votes.ofClasses) {
    const ofOthers = lineClass === mine ? all - 1 : all;
    (sums[lineClass] as number) += Math.round((weight * partsOfNat * ofOthers) / count);
  }
}

/** Two keys of each atom: its place in the head, and the same together with the parts and dates of its line. */
function keysOf(head: readonly PlacedAtom[]): readonly (readonly string[])[] {
  const cuts = new Map<number, string>();
  for (const { line, side, cell, order, isDate } of head)
    cuts.set(line, `${cuts.get(line) ?? ''}|${side} ${cell} ${order}${isDate ? ' date' : ''}`);
  return head.map((atom) => [placeOf(atom), `${placeOf(atom)} ${cuts.get(atom.line)}`]);
}
