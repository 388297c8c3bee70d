import { lazy } from '../../values/memoize.ts';
import { itemsIn, packedRows } from '../packed/packed-lexicon.ts';
import { titleKeys } from './title-keys.ts';

/** The work that a word in an employer's name implies. */
export interface Workplace {
  /** The family of the people who work there, unless their title says more. */
  readonly staff: string;
  /** The family of the people who run or own it, or lead others there. */
  readonly led: string;
}

interface NamedWorkplace extends Workplace {
  readonly keys: readonly string[];
}

interface Workplaces {
  /** By the first word of a name, longest first. */
  readonly byFirst: ReadonlyMap<string, readonly NamedWorkplace[]>;
  /** Endings of words in a name: `*apotheke`. */
  readonly endings: readonly NamedWorkplace[];
  /** The family of the leaders, by the family of the staff. */
  readonly led: ReadonlyMap<string, string>;
}

const known = lazy(readWorkplaces);

/** The work that an employer's name implies: `Willowbrook Care Home`; undefined if it implies none. */
export function workplaceOf(organization: string): Workplace | undefined {
  const { byFirst, endings } = known();
  const words = titleKeys(organization);
  for (const [at, word] of words.entries()) {
    const named = byFirst.get(word)?.find(({ keys }) => keys.every((key, step) => words[at + step] === key));
    const found = named ?? endings.find(({ keys: [ending = ''] }) => word.endsWith(ending));
    if (found) return found;
  }
  return undefined;
}

/** The family of the people who lead such staff: usually the same, different for care homes, pharmacies and others. */
export function leadersOf(staff: string): string {
  return known().led.get(staff) ?? staff;
}

function readWorkplaces(): Workplaces {
  const rows = packedRows('workplaces').flatMap(readRow);
  const named = rows.filter(({ isEnding }) => !isEnding).sort((a, b) => b.keys.length - a.keys.length);
  const byFirst = new Map<string, NamedWorkplace[]>();
  for (const workplace of named) {
    const [first = ''] = workplace.keys;
    byFirst.set(first, [...(byFirst.get(first) ?? []), workplace]);
  }
  return {
    byFirst,
    endings: rows.filter(({ isEnding }) => isEnding),
    led: new Map(rows.map(({ staff, led }) => [staff, led])),
  };
}

function readRow([names = '', staff = '', leaders = '']: readonly string[]) {
  const led = leaders === '' ? staff : leaders;
  return itemsIn(names).map((name) => ({
    staff,
    led,
    keys: titleKeys(name),
    isEnding: name.startsWith('*'),
  }));
}
