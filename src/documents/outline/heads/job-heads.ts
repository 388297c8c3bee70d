import { webAddress } from '../entry-parts.ts';
import type { HeadPiece, WrittenEntry } from '../read-entries.ts';
import { isDuration } from '../recognize/dates-in-text.ts';
import { isPlace } from '../recognize/name-kinds.ts';
import { beginsTown, isSurelyPlace, saysWhere } from '../recognize/place-names.ts';
import { type Cut, cutsOf, sharedWords } from './head-cuts.ts';
import { saysTitle } from './head-names.ts';
import { partedPlace } from './parted-place.ts';

/*
 * Who was what where, for all jobs of a section at once: they are nearly always written in one form, so what one head
 * does not say of its order, the others do.
 */

export interface JobHead {
  readonly employer: string;
  readonly position: string;
  readonly location: string;
  readonly address: string;
  /** What is none of these. */
  readonly left: readonly string[];
}

interface Names {
  readonly names: readonly string[];
  readonly location: string;
  readonly address: string;
  /** How the lines are set that the names stand in. */
  readonly form: string;
}

interface Pair extends Omit<Names, 'names'> {
  readonly first: string;
  readonly second: string;
  readonly left: readonly string[];
  /** Above 0: the first is the title. */
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
  const ofEmployer = partedPlace(written);
  const ofTitle = ofEmployer.place === '' ? partedPlace(position) : { rest: position, place: '' };
  return {
    employer: ofEmployer.rest,
    position: ofTitle.rest,
    location: ofEmployer.place || ofTitle.place,
    address,
    left,
  };
}

/** A head is no sentence; `Inc.` and `S.A.` keep their stop. */
function withoutStop(name: string): string {
  return name.replace(/[,;:]$/, '').replace(/(?<=\p{Ll}{4}|\.)\.$/u, '');
}

interface Cell extends HeadPiece {
  /** Where it stands, as in all heads that are set alike. */
  readonly slot: string;
}

/** What stands for a place in resumes whose names were taken out, before something else. */
const filledInPlace = /(?<=\s)city, state(?=\s\p{Lu})/iu;
const partings = /\s[|·•]\s|\t| {2,}/u;

function cellsOf(piece: HeadPiece): readonly Cell[] {
  const { text, side, line, style } = piece;
  return text
    .replace(/\s,(?=\s)/g, ',')
    .replace(filledInPlace, '$&\t')
    .split(partings)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isDuration(part) && /[\p{L}\p{N}]/u.test(part))
    .map((part, index) => ({ ...piece, text: part, slot: `${side} ${line} ${style} ${index}` }));
}

/** `Acme Lyon, France` and `Globex Lyon, France`: what names end in alike, and is a place, is where they are. */
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

/** The last word before the last comma, with the text after that comma. */
function townAtEnd(text: string): { readonly rest: string; readonly place: string } | null {
  const comma = text.lastIndexOf(', ');
  const last = comma < 0 ? -1 : text.lastIndexOf(' ', comma);
  const before = last > 0 ? text.lastIndexOf(' ', last - 1) : -1;
  const blank = before > 0 && beginsTown(text.slice(before + 1, last)) ? before : last;
  if (blank <= 0 || text.charAt(blank - 1) === ',') return null;
  const [rest, place] = [text.slice(0, blank), text.slice(blank + 1)];
  return isSurelyPlace(place) && !/[,(/–-]$/.test(rest.trimEnd()) ? { rest, place } : null;
}

/** Places at the other end of the line, say, where more than one of them is one without doubt and none a title. */
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
  // `(2 h a week)` is said beside the names.
  const asides = all.filter(({ text }) => /^\(.*\)$/.test(text) && !isSurelyPlace(text));
  const said = all.filter((cell) => !asides.includes(cell));
  const sure = said.length > 1 ? said.find(({ text }) => isSurelyPlace(text)) : undefined;
  const usual = said.length > 1 ? said.findLast(isPlaceSlot) : undefined;
  // One name of three is where it was.
  const third =
    said.length > 2
      ? said.findLast(({ text }, index) => index > 0 && isPlace(text) && Math.abs(saysTitle(text)) < 1)
      : undefined;
  const found = sure ?? usual ?? third;
  const place = found && isGlued(found, said) ? undefined : found;
  const names = said.filter((cell) => cell !== place);
  const form = names.slice(0, 2).map(({ side, style }) => `${side} ${style}`);
  const texts = [...names, ...asides].map(({ text }) => text);
  if (place !== undefined) return { names: texts, location: place.text, address, form: form.join(' / ') };
  const [only = ''] = texts;
  const { rest, place: behind } = names.length === 1 ? partedPlace(only) : { rest: only, place: '' };
  return { names: [rest, ...texts.slice(1)], location: behind, address, form: form.join(' / ') };
}

/** `Acme, Peru` below a title alone: the employer and where it is. Below `Cook – Acme` it is where that was. */
function isGlued({ text, side }: Cell, said: readonly Cell[]): boolean {
  const [title, ...others] = said.filter((cell) => cell.text !== text);
  const isAlone =
    title !== undefined && others.length === 0 && saysTitle(title.text) > 0 && !saysBoth(title.text);
  return side === 'text' && isAlone && /,/.test(text) && !/\p{Lu}{2}$/u.test(text);
}

/** `Cook – Acme`, `Acme, Cook`: parted by a sign, a title and what is none. */
function saysBoth(text: string): boolean {
  const found = best(
    cutsOf(text, []).filter(({ kind }) => kind === 'at' || kind === 'dash' || kind === 'comma'),
  );
  return (
    found !== undefined && found.contrast >= sureContrast && !/\s(?:of|for|and|&|de|für)$/.test(found.first)
  );
}

/** Ways in which most of the heads that are one line part title and employer. */
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

/** Whether the first lines say both, and what is below them is a text. */
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

/** What somebody did, and no name. */
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
  // `Acme - Engineer | Search`: the first cell says both, and the second is no part of either.
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
