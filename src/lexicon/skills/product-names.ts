import { termKey } from '../../text/tokenize.ts';
import { wordSet } from '../../values/lists.ts';
import { lazy } from '../../values/memoize.ts';
import { itemsIn, packedRows } from '../packed/packed-lexicon.ts';
import { wordList } from '../packed/word-lists.ts';

/** The names of one product, or of a product and its successors. */
interface ProductNames {
  /** `same`: all names mean one thing. `successor`: the newer name is another product that replaced the older. */
  readonly relation: string;
  /** Oldest first; the names of one generation are spellings of each other. */
  readonly generations: readonly (readonly string[])[];
}

const productNames = lazy((): readonly ProductNames[] =>
  packedRows('product-names').map(([names = '', relation = '']) => ({
    relation,
    generations: names.split(' > ').map(itemsIn),
  })),
);

/** The generations of products that were renamed or replaced. */
const renamed = lazy((): readonly (readonly (readonly string[])[])[] => {
  const all = productNames().filter(({ generations }) => generations.length > 1);
  return all.map(({ generations }) => generations);
});

interface Age {
  readonly product: number;
  /** 0 is the oldest generation. */
  readonly age: number;
}

const ages = lazy((): ReadonlyMap<string, readonly Age[]> => {
  const read = new Map<string, Age[]>();
  for (const [product, names] of renamed().entries()) {
    for (const [age, spellings] of names.entries()) {
      for (const key of spellings.map(termKey)) read.set(key, [...(read.get(key) ?? []), { product, age }]);
    }
  }
  return read;
});

function agesOf(name: string): readonly Age[] {
  return ages().get(termKey(name)) ?? [];
}

/** Names that have a newer one. */
export const olderNames = lazy((): readonly string[] =>
  renamed().flatMap((names) => names.slice(0, -1).flat()),
);

/** The newer names of `name`. */
export function newerNamesOf(name: string): readonly string[] {
  return renamed().flatMap((names) => {
    const age = names.findIndex((spellings) => spellings.includes(name));
    return age === -1 ? [] : names.slice(age + 1).flat();
  });
}

/** True if `name` is an older name of `other`, or a product that `other` replaced. */
export function isOlderName(name: string, other: string): boolean {
  return agesOf(name).some((one) =>
    agesOf(other).some(({ product, age }) => one.product === product && one.age < age),
  );
}

/** Makers that may come before the name of a product. */
export const makerNames = wordList('tailoring', 'maker_name');

/** Product words that may follow the name of a product. */
export const productWords = wordSet('crm ehr emr erp framework pms pos software suite system systems');

/**
 * Spellings of one thing that differ too much for a rule, each reviewed: renamed products, clipped words, and synonyms
 * within a trade.
 */
export const trueSpellings = lazy((): readonly (readonly string[])[] =>
  productNames()
    .filter(({ relation }) => relation === 'same')
    .map(({ generations }) => generations.flat()),
);
