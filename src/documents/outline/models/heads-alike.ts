import { partsOfNat } from '../../../text/model/linear-model.ts';
import { type PlacedAtom, placeOf } from './atom-features.ts';

/*
 * The heads of one section are mostly set alike, so that an employer and a title do not change places from entry to entry. Each
 * head is read alone first; then what the others were read as at the same place speaks for the same there.
 */

/** At most so much it speaks for a class, in nats: once by the place alone, once where the line is cut alike, too. */
const weight = 1.5;
/** Few others say little: so many more heads that say nothing are counted with them. */
const silent = 3;
/** Where two are read otherwise nobody knows which of them is wrong. */
const fewest = 3;

/**
 * What is said of each atom for each class, with what the other heads say.
 * @param alone what is said of each atom by its own features
 * @param found the class of each atom, read from that
 */
export function withOtherHeads(
  heads: readonly (readonly PlacedAtom[])[],
  alone: readonly (readonly Int32Array[])[],
  found: readonly (readonly number[])[],
): readonly (readonly Int32Array[])[] {
  if (heads.length < fewest) return alone;
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

/** By the share of each class in the other heads. */
function addVotes(sums: Int32Array, votes: Votes | undefined, mine: number): void {
  if (votes === undefined) return;
  const count = votes.count - 1 + silent;
  for (const [lineClass, all] of votes.ofClasses) {
    const ofOthers = lineClass === mine ? all - 1 : all;
    (sums[lineClass] as number) += Math.round((weight * partsOfNat * ofOthers) / count);
  }
}

/** Where each atom is: in its head, and in a line that is cut into as many parts and has its dates where this one has them. */
function keysOf(head: readonly PlacedAtom[]): readonly (readonly string[])[] {
  const cuts = new Map<number, string>();
  for (const { line, side, cell, order, isDate } of head)
    cuts.set(line, `${cuts.get(line) ?? ''}|${side} ${cell} ${order}${isDate ? ' date' : ''}`);
  return head.map((atom) => [placeOf(atom), `${placeOf(atom)} ${cuts.get(atom.line)}`]);
}
