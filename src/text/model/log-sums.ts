import { lazy } from '../memoize.ts';
import { certain, partsOfNat } from './linear-model.ts';

/*
 * Sums of probabilities, as logarithms in whole numbers: they are the same on every machine. The tables are rounded, so the last
 * bits of Math.exp, in which machines may differ, are not in them.
 */

/** Logarithms have this many times the parts of a nat that weights have: they are added up hundreds of times. */
export const finer = 16;
const parts = finer * partsOfNat;

/** Of no chance at all; far from the end of whole numbers, whatever is added. */
export const impossible = -(2 ** 30);

/** What the larger of two logarithms gains by the smaller one, by how far it is behind: further behind it gains nothing. */
const gains = lazy(() =>
  Int16Array.from({ length: 8 * parts }, (_, behind) =>
    Math.round(parts * Math.log1p(Math.exp(-behind / parts))),
  ),
);

const shares = lazy(() =>
  Int16Array.from({ length: 10 * parts }, (_, behind) => Math.round(certain * Math.exp(-behind / parts))),
);

/** Makes a function that gives the logarithm of the sum of two numbers that are given as logarithms. */
export function logAdder(): (one: number, other: number) => number {
  const table = gains();
  const { length } = table;
  return (one, other) => {
    const behind = one > other ? one - other : other - one;
    const larger = one > other ? one : other;
    return behind < length ? larger + (table[behind] as number) : larger;
  };
}

/** The probability of which this is the logarithm, in parts of {@link certain}. */
export function shareOfLog(log: number): number {
  if (log >= 0) return certain;
  const table = shares();
  return -log < table.length ? (table[-log] as number) : 0;
}
