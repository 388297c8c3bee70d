import type { ResumeStructure } from '../../../contract/resume/resume-structure.ts';
import type { OutlineKey } from '../recognize/section-headings.ts';
import { hasHeadingShape } from '../rules/section-styles.ts';
import { asText, type SourceLine } from '../source-line.ts';
import { placesNamed } from './numbered-lines.ts';

/* Which lines a structure gives to which entry. It is not trusted: an entry is one stretch of lines. */

/** An entry as a structure names it. */
interface NamedEntry {
  /** The list of a JSON Resume; null: a section of its own. */
  readonly key: OutlineKey | null;
  readonly head: string;
  readonly text: string;
}

export interface PlacedEntry<Entry extends NamedEntry = NamedEntry> {
  readonly entry: Entry;
  /** Lines of the head in their order, with those that it shares. */
  readonly head: readonly SourceLine[];
  /** Those of the head that no entry above has. */
  readonly own: readonly SourceLine[];
  readonly body: readonly SourceLine[];
}

export interface PlacedStructure<Entry extends NamedEntry> {
  readonly entries: readonly PlacedEntry<Entry>[];
  readonly headings: ReadonlySet<SourceLine>;
  readonly summary: readonly SourceLine[];
  /** The lines of each group of skills, in their order. */
  readonly skills: readonly (readonly SourceLine[])[];
  /** What each line was taken for. */
  readonly keys: ReadonlyMap<SourceLine, OutlineKey | null>;
}

/** A head has a line for each field. */
const maxHeadLines = 8;

/**
 * Gives each line to one place. Own lines of a head follow each other; besides, it may share lines of heads above. The
 * text of an entry is between its head and the next head or heading.
 * @returns null if a number is unknown, so that the structure is of another file
 */
export function placeStructure<Entry extends NamedEntry>(
  lines: readonly SourceLine[],
  structure: ResumeStructure,
  entries: readonly Entry[],
): PlacedStructure<Entry> | null {
  const all = [
    ...[structure.headings, structure.summary],
    ...structure.skills.map((group) => group.lines),
    ...entries.flatMap(({ head, text }) => [head, text]),
  ].map((numbers) => placesNamed(numbers, lines.length));
  if (all.includes(null)) return null;
  const named = (numbers: string) => placesNamed(numbers, lines.length) ?? [];
  const keys = new Map<number, OutlineKey | null>();
  const heads = new Set<number>();
  const linesAt = (places: readonly number[]) =>
    places.flatMap((place) => {
      const line = lines[place];
      return line === undefined ? [] : [line];
    });
  const placed = entries.map((entry) => {
    const places = named(entry.head);
    const own = firstStretch(places.filter((place) => !keys.has(place))).slice(0, maxHeadLines);
    const [first = lines.length] = own;
    const shared = places.filter((place) => heads.has(place) && place < first);
    for (const place of own) {
      keys.set(place, entry.key);
      heads.add(place);
    }
    return { entry, own, head: [...shared, ...own].slice(0, 2 * maxHeadLines) };
  });
  const headings = named(structure.headings).filter((place) => {
    const line = lines[place];
    return line !== undefined && !keys.has(place) && hasHeadingShape(line);
  });
  const starts = [...placed.flatMap(({ own }) => own.slice(0, 1)), ...headings].sort((a, b) => a - b);
  const isHeading = new Set(headings);
  const take = (key: OutlineKey | null, places: readonly number[]) => {
    const free = places.filter((place) => !keys.has(place) && !isHeading.has(place));
    for (const place of free) keys.set(place, key);
    return linesAt(free);
  };
  const whole = placed.map(({ entry, own, head }): PlacedEntry<Entry> => {
    const last = own.at(-1) ?? Number.POSITIVE_INFINITY;
    const end = firstAbove(starts, last);
    const text = named(entry.text);
    // A text without a head is an entry of its own.
    const inside = own.length === 0 && head.length === 0 ? text : text.filter((at) => at > last && at < end);
    return { entry, own: linesAt(own), head: linesAt(head), body: take(entry.key, inside).map(asText) };
  });
  const summary = take('summary', named(structure.summary));
  const skills = structure.skills.map((group) => {
    take('skills', named(group.lines));
    // Several groups may share a line, or have their heading in it, but none has lines of an entry.
    return linesAt(named(group.lines).filter((place) => !keys.has(place) || keys.get(place) === 'skills'));
  });
  return {
    entries: whole,
    headings: new Set(linesAt(headings)),
    summary,
    skills,
    keys: new Map([...keys].flatMap(([place, key]) => linesAt([place]).map((line) => [line, key] as const))),
  };
}

/** Places that follow each other from the first on. */
function firstStretch(places: readonly number[]): readonly number[] {
  const end = places.findIndex((place, index) => index > 0 && place !== (places[index - 1] ?? 0) + 1);
  return end < 0 ? places : places.slice(0, end);
}

/** The smallest of sorted places above another one. */
function firstAbove(places: readonly number[], place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return places[low] ?? Number.POSITIVE_INFINITY;
}
