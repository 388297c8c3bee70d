import { type Cut, cutsOf, sharedWords } from '../heads/head-cuts.ts';
import { saysTitle } from '../heads/head-names.ts';
import { splitPlace } from '../heads/place-in-name.ts';
import { isDuration } from '../recognize/dates-in-text.ts';
import { isPlace } from '../recognize/name-kinds.ts';
import { beginsTown, isSurelyPlace, saysWhere } from '../recognize/place-names.ts';
import { webAddress } from './entry-parts.ts';
import type { HeadPiece, WrittenEntry } from './read-entries.ts';

/*
 * Reads title, employer and place from the heads of all jobs of a section at once. They nearly always share one form,
 * so heads with a clear order decide the order of the others.
 */

export interface JobHead {
  readonly employer: string;
  readonly position: string;
  readonly location: string;
  readonly address: string;
  /** The remaining texts of the head. */
  readonly left: readonly string[];
}

interface Names {
  readonly names: readonly string[];
  readonly location: string;
  readonly address: string;
  /** The format of the names; heads of one format have their names in one order. */
  readonly form: string;
}

interface Pair extends Omit<Names, 'names'> {
  readonly first: string;
  readonly second: string;
  readonly left: readonly string[];
  /** Positive if the first name is the title. */
  readonly order: number;
}

export function jobHeads(entries: readonly WrittenEntry[]): readonly JobHead[] {
  const heads = withSharedPlaces(entries.map((entry) => entry.pieces.flatMap(cellsOf)));
  const isPlaceSlot = placeSlots(heads);
  const named = heads.map((cells) => namesIn(cells, isPlaceSlot));
  const shared = sharedWords(named.flatMap(({ names }) => (names.length === 1 ? names : [])));
  const inLine = isInOneLine(named, shared);
  const lone = named
    .filter(({ names: [, second = ''] }) => second === '' || (inLine && isSentence(second)))
    .map(({ names: [first = ''] }) => first);
  const kinds = usualKinds(lone, shared);
  const pairs = named.map((names) => pairOf(names, { shared, kinds, inLine }));
  const votes = new Map<string, number>();
  for (const { form, order } of pairs) votes.set(form, (votes.get(form) ?? 0) + order);
  const all = pairs.reduce((sum, { order }) => sum + order, 0);
  const lonely = pairs.reduce((sum, { first, second }) => sum + (second === '' ? saysTitle(first) : 0), 0);
  return pairs.map((pair) => {
    const others = (votes.get(pair.form) ?? 0) - pair.order;
    const order = pair.order + Math.max(-1.5, Math.min(1.5, others / 4));
    const isTitleFirst = pair.second === '' ? (saysTitle(pair.first) || lonely) > 0 : (order || all || 1) > 0;
    return headOf(pair, isTitleFirst);
  });
}

function headOf(
  { first: before, second: behind, location, address, left }: Pair,
  isTitleFirst: boolean,
): JobHead {
  const [first, second] = [withoutStop(before), withoutStop(behind)];
  const [position, written] = isTitleFirst ? [first, second] : [second, first];
  if (location !== '') return { employer: written, position, location, address, left };
  const ofEmployer = splitPlace(written);
  const ofTitle = ofEmployer.place === '' ? splitPlace(position) : { rest: position, place: '' };
  return {
    employer: ofEmployer.rest,
    position: ofTitle.rest,
    location: ofEmployer.place || ofTitle.place,
    address,
    left,
  };
}

/** Removes punctuation at the end, except the full stop of `Inc.` and `S.A.`. */
function withoutStop(name: string): string {
  return name.replace(/[,;:]$/, '').replace(/(?<=\p{Ll}{4}|\.)\.$/u, '');
}

interface Cell extends HeadPiece {
  /** The position of the cell in its head, equal in all heads of one format. */
  readonly slot: string;
}

/** A placeholder for a place in an anonymized resume, before more text. */
const placePlaceholder = /(?<=\s)city, state(?=\s\p{Lu})/iu;
const cellSeparators = /\s[|·•]\s|\t| {2,}/u;

function cellsOf(piece: HeadPiece): readonly Cell[] {
  const { text, side, line, style } = piece;
  return text
    .replace(/\s,(?=\s)/g, ',')
    .replace(placePlaceholder, '$&\t')
    .split(cellSeparators)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isDuration(part) && /[\p{L}\p{N}]/u.test(part))
    .map((part, index) => ({ ...piece, text: part, slot: `${side} ${line} ${style} ${index}` }));
}

/** Splits off a place with which different names end: `Acme Lyon, France` and `Globex Lyon, France`. */
function withSharedPlaces(heads: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const counts = new Map<string, Set<string>>();
  for (const { text } of heads.flat()) {
    const found = townAtEnd(text);
    if (found) counts.set(found.place, (counts.get(found.place) ?? new Set()).add(found.rest));
  }
  return heads.map((cells) =>
    cells.flatMap((cell) => {
      const found = townAtEnd(cell.text);
      if (!found || (counts.get(found.place)?.size ?? 0) < 2) return [cell];
      const slot = `${cell.slot} place`;
      return [
        { ...cell, text: found.rest },
        { ...cell, text: found.place, slot },
      ];
    }),
  );
}

/** Splits off a place at the end: the town before the last comma, and the text after that comma. */
function townAtEnd(text: string): { readonly rest: string; readonly place: string } | null {
  const comma = text.lastIndexOf(', ');
  const last = comma < 0 ? -1 : text.lastIndexOf(' ', comma);
  const before = last > 0 ? text.lastIndexOf(' ', last - 1) : -1;
  const blank = before > 0 && beginsTown(text.slice(before + 1, last)) ? before : last;
  if (blank <= 0 || text.charAt(blank - 1) === ',') return null;
  const [rest, place] = [text.slice(0, blank), text.slice(blank + 1)];
  return isSurelyPlace(place) && !/[,(/–-]$/.test(rest.trimEnd()) ? { rest, place } : null;
}

/** Makes a test for places, which count if most cells in the same position of their heads are places. */
function placeSlots(heads: readonly (readonly Cell[])[]): (cell: Cell) => boolean {
  const inSlot = new Map<string, string[]>();
  for (const { slot, text } of heads.flat()) inSlot.set(slot, [...(inSlot.get(slot) ?? []), text]);
  return ({ slot, text, side }) => {
    const texts = inSlot.get(slot) ?? [];
    const sure = texts.filter(isSurelyPlace).length;
    const names = texts.filter((one) => Math.abs(saysTitle(one)) >= 1 && !isSurelyPlace(one)).length;
    const mayBeTitles = texts.filter((one) => saysTitle(one) > 0).length;
    const isOnlyWhere = names === 0 && 2 * mayBeTitles < texts.length;
    const isUsual = 2 * sure >= texts.length || (side === 'aside' && isOnlyWhere);
    return isUsual && saysWhere(text);
  };
}

function namesIn(cells: readonly Cell[], isPlaceSlot: (cell: Cell) => boolean): Names {
  const address = cells.find(({ text }) => webAddress.test(text))?.text ?? '';
  const all = cells.filter(({ text }) => !webAddress.test(text));
  // `(2 h a week)` is a remark and not a name.
  const asides = all.filter(({ text }) => /^\(.*\)$/.test(text) && !isSurelyPlace(text));
  const said = all.filter((cell) => !asides.includes(cell));
  const sure = said.length > 1 ? said.find(({ text }) => isSurelyPlace(text)) : undefined;
  const usual = said.length > 1 ? said.findLast(isPlaceSlot) : undefined;
  // Of three names, one is usually the place.
  const third =
    said.length > 2
      ? said.findLast(({ text }, index) => index > 0 && isPlace(text) && Math.abs(saysTitle(text)) < 1)
      : undefined;
  const found = sure ?? usual ?? third;
  const place = found && isEmployerWithPlace(found, said) ? undefined : found;
  const names = said.filter((cell) => cell !== place);
  const form = names.slice(0, 2).map(({ side, style }) => `${side} ${style}`);
  const texts = [...names, ...asides].map(({ text }) => text);
  if (place !== undefined) return { names: texts, location: place.text, address, form: form.join(' / ') };
  const [only = ''] = texts;
  const { rest, place: behind } = names.length === 1 ? splitPlace(only) : { rest: only, place: '' };
  return { names: [rest, ...texts.slice(1)], location: behind, address, form: form.join(' / ') };
}

/** True for `Acme, Peru` below a title alone, where it names the employer. Below `Cook – Acme` it is only a place. */
function isEmployerWithPlace({ text, side }: Cell, said: readonly Cell[]): boolean {
  const [title, ...others] = said.filter((cell) => cell.text !== text);
  const isAlone =
    title !== undefined && others.length === 0 && saysTitle(title.text) > 0 && !saysBoth(title.text);
  return side === 'text' && isAlone && /,/.test(text) && !/\p{Lu}{2}$/u.test(text);
}

/** True for a title and an employer that a sign or a word such as `at` separates: `Cook – Acme`, `Acme, Cook`. */
function saysBoth(text: string): boolean {
  const found = best(
    cutsOf(text, []).filter(({ kind }) => kind === 'at' || kind === 'dash' || kind === 'comma'),
  );
  return (
    found !== undefined && found.contrast >= sureContrast && !/\s(?:of|for|and|&|de|für)$/.test(found.first)
  );
}

/** The kinds of cuts that split at least half of the one-line heads into title and employer. */
function usualKinds(lone: readonly string[], shared: readonly string[]): ReadonlySet<string> {
  const found = new Map<string, number[]>();
  for (const { kind, contrast } of lone.flatMap((text) => cutsOf(text, shared)))
    found.set(kind, [...(found.get(kind) ?? []), contrast]);
  const isUsual = (contrasts: readonly number[]) =>
    contrasts.length > 1 &&
    contrasts.length >= 0.5 * lone.length &&
    contrasts.reduce((sum, contrast) => sum + contrast, 0) >= contrasts.length;
  return new Set([...found].filter(([, contrasts]) => isUsual(contrasts)).map(([kind]) => kind));
}

/** True if the first lines name both title and employer, and the lines below are text. */
function isInOneLine(named: readonly Names[], shared: readonly string[]): boolean {
  const several = named.filter(({ names }) => names.length > 1);
  const below = several.map(({ names: [first = '', second = ''] }) => contrastOf(first, second));
  const within = several.map(({ names: [first = ''] }) => best(cutsOf(first, shared))?.contrast ?? 0);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return several.length > 0 && sum(within) > sum(below) + several.length;
}

function contrastOf(first: string, second: string): number {
  return Math.abs(saysTitle(first) - saysTitle(second)) - (isSentence(second) ? 4 : 0);
}

/** True if a text describes work, as a name does not. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}{4,}/u.test(word)).length;
  if (text.length > 90 || (words.length > 8 && small >= 0.3 * words.length)) return true;
  return words.length > 5 && (/[.:;]$/.test(text) || small >= 0.5 * words.length);
}

function best(cuts: readonly Cut[]): Cut | undefined {
  return cuts.reduce<Cut | undefined>(
    (most, cut) => (most === undefined || cut.contrast > most.contrast ? cut : most),
    undefined,
  );
}

interface Form {
  readonly shared: readonly string[];
  readonly kinds: ReadonlySet<string>;
  readonly inLine: boolean;
}

const sureContrast = 2;

function pairOf({ names, ...head }: Names, { shared, kinds, inLine }: Form): Pair {
  const [first = '', second = '', ...more] = names;
  // `Acme - Engineer | Search`: the first cell names both, and the second is part of neither.
  const isBeside = inLine && saysBoth(first) && Math.abs(saysTitle(second)) < 1;
  const isOwn = isBeside || names.length < 2 || (inLine && isSentence(second)) || (inLine && second === '');
  const isAbovePlace =
    inLine && names.length === 2 && head.location === '' && isPlace(second) && saysTitle(second) === 0;
  if (isAbovePlace && saysBoth(first))
    return pairOf({ ...head, names: [first], location: second }, { shared, kinds, inLine });
  if (!isOwn) return { ...head, first, second, left: more, order: saysTitle(first) - saysTitle(second) };
  const cuts = cutsOf(first, shared);
  const found = best(cuts.filter(({ kind, contrast }) => kinds.has(kind) || contrast >= sureContrast));
  const left = [second, ...more].filter((text) => text !== '');
  if (!found) return { ...head, first, second: '', left, order: 0 };
  const { kind, order } = found;
  return {
    ...head,
    form: kind,
    first: found.first,
    second: found.second,
    left: [...found.left, ...left],
    order,
  };
}
