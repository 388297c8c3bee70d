import { lazy } from '../../values/memoize.ts';
import { certain, partsOfNat } from './linear-model.ts';

/*
 * Sums of probabilities as integer logarithms, identical on every machine: the tables are rounded, so they do not
 * contain the last bits of Math.exp, in which machines may differ.
 */

/** Logarithms are this many times finer than weights, because hundreds are added up. */
export const finer = 16;
const parts = finer * partsOfNat;

/** The logarithm of probability 0; far from integer overflow, whatever is added. */
export const impossible = -(2 ** 30);

/** The amount added to the larger of two logarithms, by the distance of the smaller; 0 beyond the table. */
const gains = lazy(() =>
  Int16Array.from({ length: 8 * parts }, (_, behind) =>
    Math.round(parts * Math.log1p(Math.exp(-behind / parts))),
  ),
);

const shares = lazy(() =>
  Int16Array.from({ length: 10 * parts }, (_, behind) => Math.round(certain * Math.exp(-behind / parts))),
);

/** Creates a function that adds two numbers given as logarithms and returns the logarithm of the sum. */
export function logAdder(): (one: number, other: number) => number {
  const table = gains();
  const { length } = table;
  return (one, other) => {
    const behind = one > other ? one - other : other - one;
    const larger = one > other ? one : other;
    return behind < length ? larger + table[behind]! : larger;
  };
}

/** The probability with this logarithm, in parts of {@link certain}. */
export function shareOfLog(log: number): number {
  if (log >= 0) return certain;
  const table = shares();
  return -log < table.length ? table[-log]! : 0;
}
