import { lazy } from '../text/lazy.ts';
import { termKey } from '../text/tokenize.ts';
import { productNames } from './product-names.ts';

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
