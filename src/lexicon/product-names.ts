import { lazy } from '../text/memoize.ts';
import { termKey } from '../text/tokenize.ts';
import { itemsIn, packedRows } from './packed-lexicon.ts';
import { wordList } from './word-lists.ts';

/** The names of one product, or of one and those that took its place. */
interface ProductNames {
  /** `same`: one thing by all its names. `successor`: the newer took the place of the older, and is another thing. */
  readonly relation: string;
  /** The oldest first; names of one generation are spellings of each other. */
  readonly generations: readonly (readonly string[])[];
}

const productNames = lazy((): readonly ProductNames[] =>
  packedRows('product-names').map(([names = '', relation = '']) => ({
    relation,
    generations: names.split(' > ').map(itemsIn),
  })),
);

/** Products with more than one generation of names: renamed ones first, then those that others took the place of. */
const renamed = lazy((): readonly (readonly (readonly string[])[])[] => {
  const all = productNames().filter(({ generations }) => generations.length > 1);
  return all.map(({ generations }) => generations);
});

interface Age {
  readonly product: number;
  /** 0 is the oldest. */
  readonly age: number;
}

let ages: ReadonlyMap<string, readonly Age[]> | undefined;

function agesOf(name: string): readonly Age[] {
  ages ??= readAges();
  return ages.get(termKey(name)) ?? [];
}

function readAges(): ReadonlyMap<string, readonly Age[]> {
  const read = new Map<string, Age[]>();
  for (const [product, names] of renamed().entries()) {
    for (const [age, spellings] of names.entries()) {
      for (const key of spellings.map(termKey)) read.set(key, [...(read.get(key) ?? []), { product, age }]);
    }
  }
  return read;
}

/** Every name that a newer one has taken the place of. */
export const olderNames = lazy((): readonly string[] =>
  renamed().flatMap((names) => names.slice(0, -1).flat()),
);

/** The names that came after `name`. */
export function newerNamesOf(name: string): readonly string[] {
  return renamed().flatMap((names) => {
    const age = names.findIndex((spellings) => spellings.includes(name));
    return age === -1 ? [] : names.slice(age + 1).flat();
  });
}

/** Whether `name` is what a product was called, or what was used, before there was `other`. */
export function isOlderName(name: string, other: string): boolean {
  return agesOf(name).some((one) =>
    agesOf(other).some(({ product, age }) => one.product === product && one.age < age),
  );
}

function listed(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Who makes a product may come before its name or not. */
export const makerNames = wordList('tailoring', 'maker_name');

/** What kind of product a name is may follow it or not. */
export const productWords = listed('crm ehr emr erp framework pms pos software suite system systems');

/**
 * Spellings of one thing that share too few letters for a rule to see it, reviewed one by one: renamed products,
 * clipped words, and pairs that people of the trade use for each other.
 */
export const trueSpellings = lazy((): readonly (readonly string[])[] =>
  productNames()
    .filter(({ relation }) => relation === 'same')
    .map(({ generations }) => generations.flat()),
);
