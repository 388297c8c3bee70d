import { lazy } from '../text/lazy.ts';
import { itemsIn, packedRows } from './packed-lexicon.ts';

/** The names of one product, or of one and those that took its place. */
export interface ProductNames {
  /** `same`: one thing by all its names. `successor`: the newer took the place of the older, and is another thing. */
  readonly relation: string;
  /** The oldest first; names of one generation are spellings of each other. */
  readonly generations: readonly (readonly string[])[];
}

export const productNames = lazy((): readonly ProductNames[] =>
  packedRows('product-names').map(([names = '', relation = '']) => ({
    relation,
    generations: names.split(' > ').map(itemsIn),
  })),
);
