import { parseDateRange } from '../../contract/resume/dates.ts';
import { lazy } from '../../values/memoize.ts';
import { dateFields, datesInText } from '../outline/recognize/dates-in-text.ts';
import { beginning, type EntryTexts } from './changed-texts.ts';
import { keyOf, type TextIndex } from './text-index.ts';
import type { PlaceRange } from './word-edits.ts';

/* Where each entry is in the file: texts and dates of one entry only, which stand only once, tell. */

/** A text that was found in the file. */
interface Placed {
  readonly range: PlaceRange;
}

export interface Anchors {
  isAboveEntries(found: Placed): boolean;
  /**
   * The one text that belongs to the entry; undefined if that is not sure.
   * @param owners the entries that have the text
   */
  inEntry<Found extends Placed>(
    all: readonly Found[],
    item: string,
    owners: readonly string[],
  ): Found | undefined;
}

interface Anchor {
  readonly place: number;
  readonly id: string;
  /** True for employer, title, dates and the like; false for a line of its text. */
  readonly isHead: boolean;
}

export function anchorsOf(index: TextIndex, entries: readonly EntryTexts[]): Anchors {
  const owner = uniqueBy(
    entries.flatMap(({ id, heads, lines }) =>
      [...new Set([...heads, ...lines].map(keyOf))].map((key) => [key, id] as const),
    ),
  );
  const texts = entries.flatMap(({ id, heads, lines }) => [
    ...anchorsAt(index, heads, { id, isHead: true }),
    ...anchorsAt(index, lines, { id, isHead: false }),
  ]);
  const own = texts.filter(({ key }) => owner.has(key));
  const near = lazy(() => lookup([...own, ...dateAnchors(index, entries)]));
  const first = texts
    .filter(({ id }) => id !== beginning)
    .reduce((least, { place }) => Math.min(least, place), index.signs.length);
  return {
    isAboveEntries: ({ range }) => texts.length > 0 && range.to <= first,
    inEntry: (all, item, owners) =>
      owners.length > 1 && all.length === owners.length
        ? oneForEach(all, item, owners, near())
        : onlyIn(all, item, owners, near()),
  };
}

function anchorsAt(
  index: TextIndex,
  texts: readonly string[],
  entry: Pick<Anchor, 'id' | 'isHead'>,
): readonly (Anchor & { readonly key: string })[] {
  return texts.flatMap((text) => {
    const key = keyOf(text);
    const places = index.placesOf(key);
    return places.length === 1 && places[0] !== undefined ? [{ key, place: places[0], ...entry }] : [];
  });
}

/** If each entry has the text once: what is above each place, or below it, has to name another one of these entries. */
function oneForEach<Found extends Placed>(
  all: readonly Found[],
  item: string,
  owners: readonly string[],
  near: Lookup,
): Found | undefined {
  const [above, below] = [0, 1].map((step) => {
    const ids = all.map(({ range }) => near(range.from, step)?.id);
    return isPermutation(ids, owners) ? all[ids.indexOf(item)] : undefined;
  });
  // Dates may be above the points or below them, and both readings cannot be right.
  return above !== undefined && below !== undefined && above !== below ? undefined : (above ?? below);
}

function onlyIn<Found extends Placed>(
  all: readonly Found[],
  item: string,
  owners: readonly string[],
  near: Lookup,
): Found | undefined {
  const others = owners.filter((id) => id !== item);
  for (const step of [0, 1]) {
    const fitting = all.filter(({ range }) => near(range.from, step)?.id === item);
    const [only] = fitting;
    if (only === undefined) continue;
    // Between a line of the entry and one of another that has the same text, the head of the other may not be known.
    const beside = near(only.range.from, 1 - step);
    const isUnsure = beside !== undefined && !beside.isHead && others.includes(beside.id);
    return fitting.length === 1 && !isUnsure ? only : undefined;
  }
  return undefined;
}

function isPermutation(ids: readonly (string | undefined)[], owners: readonly string[]): boolean {
  return new Set(ids).size === owners.length && owners.every((id) => ids.includes(id));
}

/** For a place the nearest anchor before it (step 0) or behind it (step 1). */
type Lookup = (place: number, step: number) => Anchor | undefined;

function lookup(unsorted: readonly Anchor[]): Lookup {
  const anchors = unsorted.toSorted((one, other) => one.place - other.place);
  return (place, step) => {
    let [low, high] = [0, anchors.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((anchors[middle]?.place ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return anchors[low - 1 + step];
  };
}

/** The lines with a period that only one entry has, and that stands only once. */
function dateAnchors(index: TextIndex, entries: readonly EntryTexts[]): readonly Anchor[] {
  const ids = uniqueBy(entries.map(({ id, period }) => [periodOf(period), id]));
  const lines = uniqueBy(
    index.lines.map(({ text }, line) => [periodOf(datesInText(text).date), index.startOf(line)]),
  );
  return [...ids].flatMap(([period, id]): readonly Anchor[] => {
    const place = lines.get(period);
    return place === undefined ? [] : [{ place, id, isHead: true }];
  });
}

/** Start and end of a period, as the import writes them; '' for a single date or none. */
export function periodOf(text: string): string {
  if (text === '') return '';
  const { start, end } = parseDateRange(text);
  if (start === null || end === null || start === end) return '';
  const { startDate = '', endDate = 'present' } = dateFields(text);
  return startDate === '' ? '' : `${startDate}/${endDate}`;
}

/** The values of keys that are there once. */
function uniqueBy<T>(pairs: readonly (readonly [key: string, value: T])[]): ReadonlyMap<string, T> {
  const values = new Map<string, T>();
  const doubled = new Set(['']);
  for (const [key, value] of pairs) {
    if (values.has(key)) doubled.add(key);
    values.set(key, value);
  }
  for (const key of doubled) values.delete(key);
  return values;
}
