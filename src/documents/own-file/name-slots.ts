import { cleanText } from '../text/clean-text.ts';
import { keyOf, type TextIndex } from './text-index.ts';
import type { PlaceRange } from './word-edits.ts';

/*
 * Lists of names in the file, `Excel, SQL and Power BI`: each name has a slot, and the signs beside the slots tell what
 * belongs to what. `Python (5 years)` and `Git / SVN, Java` are not simply names in a row.
 */

/** What ends a name behind it, and before it. Other signs have to stand between blanks: they are in names too. */
const behindName = /^\s*(?:$|[,;|•·●▪、，；()（）\t]|\.(?:\s|$)|[/&+–-]\s)|^\s+[/&+–-]/u;
const beforeName = /(?:^|[,;|•·●▪、，；:：()（）\t]|\s[/&+–-]|[/&+–-]\s)\s{0,8}$/u;
const longestEdge = 8;

export function endsName({ lines, lineAt, toAt }: TextIndex, place: number): boolean {
  const at = toAt(place - 1);
  const text = lines[lineAt(place - 1)]?.text ?? '';
  return behindName.test(cleanText(text.slice(at, at + longestEdge)));
}

export function opensName({ lines, lineAt, fromAt, wordsOf }: TextIndex, place: number): boolean {
  const [line, at] = [lineAt(place), fromAt(place)];
  if (place === wordsOf(line)) return true;
  const before = lines[line]?.text.slice(0, at) ?? '';
  return beforeName.test(cleanText(before.slice(-longestEdge))) || !/[\p{L}\p{N}]/u.test(before);
}

/** True if no words are before the place in its line, only marks such as those of a table. */
export function opensLine({ lines, lineAt, fromAt }: TextIndex, place: number): boolean {
  return !/[\p{L}\p{N}]/u.test(lines[lineAt(place)]?.text.slice(0, fromAt(place)) ?? '');
}

/** How strongly a sign separates: `A/B, C; D | E`. Null if what is there says something about the name. */
type Strength = number | null;

/** The edge of a line or of a bracket, or a colon before. */
const edge = 9;
/** Words between the last two names, which separate like a comma. */
const joiner = /^[,，]?\s*(?:and|or|und|oder|et|ou|y|e|o)$/u;

function strengthOf(sign: string): Strength {
  if (/^[/&+]$/.test(sign)) return 1;
  if (/^[,，、]$/.test(sign) || joiner.test(sign)) return 2;
  if (/^[;；]$/.test(sign)) return 3;
  return /^[|｜•·●▪]$/.test(sign) ? 4 : null;
}

function strengthBehind(index: TextIndex, { to }: PlaceRange): Strength {
  const behind = textBehind(index, to, longestEdge).trim();
  if (/^(?:$|[)\]）】]|[.。](?:\s|$))/.test(behind) && !/^\s*\t/.test(textBehind(index, to, longestEdge)))
    return edge;
  const word = /^[,，]?\s?\p{L}{1,4}(?=\s)/u.exec(behind)?.[0] ?? '';
  return strengthOf(word) ?? strengthOf(behind.charAt(0));
}

function strengthBefore(index: TextIndex, { from }: PlaceRange): Strength {
  if (opensLine(index, from)) return edge;
  const before = textBefore(index, from);
  const words = before.trimEnd();
  if (/[:：([（【]$/.test(words) || before.slice(words.length).includes('\t')) return edge;
  const word = /(?<=\s)\p{L}{1,4}\s+$/u.exec(before)?.[0] ?? '';
  return strengthOf(word.trim()) ?? strengthOf(before.trim().slice(-1));
}

function textBehind({ lines, lineAt, toAt }: TextIndex, place: number, length?: number): string {
  const at = toAt(place - 1);
  return cleanText(
    lines[lineAt(place - 1)]?.text.slice(at, length === undefined ? undefined : at + length) ?? '',
  );
}

function textBefore({ lines, lineAt, fromAt }: TextIndex, place: number): string {
  const text = lines[lineAt(place)]?.text.slice(0, fromAt(place)) ?? '';
  return cleanText(
    text.slice(-longestEdge).trim() === '' ? text.trimEnd().slice(-1) : text.slice(-longestEdge),
  );
}

/** The parts of a text that is a row, like a list of names. */
export function joinedParts(text: string): readonly string[] {
  return text.split(/[,;|/·•●▪、，；｜\t]|\s{2,}|\s(?:&|\+|and|or|und|oder|et|ou|y|e|o)\s/u);
}

/** The text between two names: of one line, or the end of a line whose list goes on in the next. */
export function separatorBetween(index: TextIndex, one: PlaceRange, next: PlaceRange): string | null {
  const [line, nextLine] = [index.lineAt(one.to - 1), index.lineAt(next.from)];
  const text = index.lines[line]?.text ?? '';
  if (line === nextLine) return text.slice(index.toAt(one.to - 1), index.fromAt(next.from));
  const isContinued = nextLine === line + 1 && index.wordsOf(nextLine) === next.from;
  return isContinued && index.lines[nextLine]?.start === 0 ? text.slice(index.toAt(one.to - 1)) : null;
}

/** True if these slots are names in a row that may change places: nothing beside a name belongs to it alone. */
export function isPlainRow(index: TextIndex, slots: readonly PlaceRange[]): boolean {
  const gaps = slots.slice(1).map((slot, at) => {
    const separator = separatorBetween(index, slots[at] ?? slot, slot);
    return separator === null ? null : strengthOf(cleanText(separator).trim());
  });
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last || gaps.includes(null) || new Set(gaps).size > 1) return false;
  const [before, behind] = [strengthBefore(index, first), strengthBehind(index, last)];
  const least = gaps[0] ?? 2;
  return before !== null && behind !== null && before >= least && behind >= least;
}

/** A name and the brackets behind it, with the names inside: `Databases (SQL, Oracle)`, `Python (5 years)`. */
export interface Phrase {
  readonly range: PlaceRange;
  /** Its names among those of the list. */
  readonly first: number;
  readonly count: number;
  readonly isNameOnly: boolean;
}

const addition = /^\s*(?:\([^()]{1,80}\)|（[^（）]{1,80}）|\[[^[\]]{1,80}\])/u;

export function phrasesIn(index: TextIndex, slots: readonly PlaceRange[]): readonly Phrase[] {
  const phrases: Phrase[] = [];
  for (const [first, { from, to }] of slots.entries()) {
    if (from < (phrases.at(-1)?.range.to ?? 0)) continue;
    const end = to + (addition.exec(textBehind(index, to))?.[0].replace(/\s/g, '').length ?? 0);
    const count = slots.slice(first).filter((slot) => slot.from < end).length;
    phrases.push({ range: { from, to: end }, first, count, isNameOnly: end === to });
  }
  return phrases;
}

/** True if a name can be added behind this slot, or before the first one. */
export function canAdd(index: TextIndex, slots: readonly PlaceRange[], at: number): boolean {
  const slot = slots[Math.max(at, 0)];
  if (!slot) return false;
  return (at < 0 ? strengthBefore(index, slot) : strengthBehind(index, slot)) !== null;
}

/** True if a list begins here: behind a label, or with the line. */
export function isStart(index: TextIndex, slot: PlaceRange | undefined): boolean {
  return slot !== undefined && strengthBefore(index, slot) === edge;
}

/** The slots of all names in their order, in one line or in lines below each other; each such list in the file. */
export function listsOf(
  names: readonly string[],
  index: TextIndex,
  isFree: (range: PlaceRange) => boolean,
  maxLines: readonly number[],
): readonly (readonly PlaceRange[])[] {
  const keys = names.map(keyOf);
  if (keys.length === 0 || keys.includes('')) return [];
  const places = new Map(keys.map((key) => [key, index.placesOf(key)]));
  const rangeAt = (key: string, from: number) => ({ from, to: from + key.length });
  // What is behind a name may belong to it only if a line opens with it.
  const isEnded = ({ from, to }: PlaceRange) =>
    endsName(index, to) || (keys.length > 1 && opensLine(index, from));
  const [first = '', ...others] = keys;
  return (places.get(first) ?? []).slice(0, maxStarts).flatMap((start) => {
    const slots = [rangeAt(first, start)];
    if (!opensName(index, start) || !slots.every(isFree)) return [];
    for (const [at, key] of others.entries()) {
      const last = slots.at(-1) ?? rangeAt(first, start);
      const all = places.get(key) ?? [];
      const next = firstFrom(all, last.to);
      const found = all
        .slice(next, next + maxTries)
        .map((from) => rangeAt(key, from))
        .find(
          (range) => isFree(range) && follows(index, last, range, isEnded(last) ? (maxLines[at] ?? 1) : 0),
        );
      if (!found) return [];
      slots.push(found);
    }
    return slots.slice(-1).every(isEnded) ? [slots] : [];
  });
}

/** More lists with the same first name, or places of the next one, are not looked at. */
const maxStarts = 50;
const maxTries = 10;

/** The index of the first number that is not smaller. */
function firstFrom(sorted: readonly number[], least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** True if the next name of a list may be there: behind a separator, or at the beginning of one of the next lines. */
function follows(index: TextIndex, last: PlaceRange, next: PlaceRange, maxLines: number): boolean {
  const distance = index.lineAt(next.from) - index.lineAt(last.to - 1);
  if (distance > 0) return distance <= maxLines && opensLine(index, next.from);
  const between = cleanText(separatorBetween(index, last, next) ?? '').trim();
  const behindAddition = /^(?:[(（[][^()（）[\]]{0,80}[)）\]])?\s*(.*)$/u.exec(between)?.[1] ?? between;
  return (
    /^[,;|/&+•·●▪、，；｜.:()（）[\]–—-]{1,3}$/u.test(behindAddition) ||
    joiner.test(behindAddition) ||
    (behindAddition === '' && between !== '')
  );
}
