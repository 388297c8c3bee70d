import { unitAt } from '../unit-at.ts';

/** UTF-16 units: the length of the prefixes by which words are looked up. */
const keyLength = 3;
const keys = 1 << 13;
/** Bits that fit into a small integer. */
const maxPatterns = 30;

/** Returns a bit for each pattern that may match in a text, in their order. */
export type Sieve = (text: string) => number;

/**
 * Replaces a search for each pattern by one pass over the text: there are many rules, and most texts have none of the
 * words that a rule needs. The patterns are case-sensitive.
 */
export function wordSieve(sources: readonly string[]): Sieve {
  checkCount(sources.length);
  const masks = new Map<string, number>();
  let always = 0;
  for (const [index, source] of sources.entries()) {
    const words = neededWords(source);
    if (words === null) always |= 1 << index;
    else for (const word of words) masks.set(word, (masks.get(word) ?? 0) | (1 << index));
  }
  const short = [...masks].filter(([word]) => word.length < keyLength);
  const shortWide = short.filter(([word]) => isWide(word));
  const shortPlain = short.filter(([word]) => !isWide(word));
  const long = [...masks].filter(([word]) => word.length >= keyLength);
  // Linked lists of words with the same key; 0 ends a list.
  const first = new Uint16Array(keys);
  const next = new Uint16Array(long.length + 1);
  const words = ['', ...long.map(([word]) => word)];
  const bits = Int32Array.of(0, ...long.map(([, mask]) => mask));
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index] as string;
    const key = withNext(withNext(withNext(0, word.charCodeAt(0)), word.charCodeAt(1)), word.charCodeAt(2));
    next[index] = first[key] as number;
    first[key] = index;
  }
  const all = 2 ** sources.length - 1;
  return (text) => {
    let found = always;
    let units = 0;
    let key = 0;
    const { length } = text;
    for (let at = 0; at < length; at += 1) {
      const unit = unitAt(text, at);
      units |= unit;
      key = withNext(key, unit);
      let index = first[key] as number;
      for (; index !== 0; index = next[index] as number) {
        const mask = bits[index] as number;
        if ((mask & ~found) === 0 || !matchesAt(text, at - keyLength + 1, words[index] as string)) continue;
        found |= mask;
        if (found === all) return found;
      }
    }
    for (const [word, mask] of shortPlain) if ((mask & ~found) !== 0 && text.includes(word)) found |= mask;
    if (units < firstWide) return found;
    for (const [word, mask] of shortWide) if ((mask & ~found) !== 0 && text.includes(word)) found |= mask;
    return found;
  };
}

/** The first code unit of Chinese scripts; few texts have any, and most short words are Chinese. */
const firstWide = 0x3000;

function isWide(word: string): boolean {
  return [...word].every((character) => character.charCodeAt(0) >= firstWide);
}

/** Texts: searching this many for each pattern takes less time than extracting the words that the patterns need. */
const minTexts = 1000;

/**
 * A sieve that is built only in a long-lived process: until it has seen enough texts, it lets every pattern match.
 * @param count the number of patterns, so that too many are rejected at once
 */
export function lateSieve(count: number, sources: () => readonly string[]): Sieve {
  checkCount(count);
  const all = 2 ** count - 1;
  let seen = 0;
  let sieve: Sieve | undefined;
  return (text) => {
    if (sieve) return sieve(text);
    seen += 1;
    if (seen <= minTexts) return all;
    sieve = wordSieve(sources());
    return sieve(text);
  };
}

function checkCount(count: number): void {
  if (count > maxPatterns) throw new Error(`A sieve has at most ${maxPatterns} patterns.`);
}

/** Like `startsWith`, but faster for texts that differ. */
function matchesAt(text: string, at: number, word: string): boolean {
  const { length } = word;
  if (at < 0 || at + length > text.length) return false;
  for (let step = length - 1; step >= 0; step -= 1)
    if (unitAt(text, at + step) !== unitAt(word, step)) return false;
  return true;
}

/** The rolling key of the last units; older units are shifted out. */
function withNext(key: number, unit: number): number {
  return ((key << 5) ^ unit) & (keys - 1);
}

/*
 * Extracts the strings that any match of a pattern must contain: for `(?:is|are) (?:an? )?(?:plus|bonus)` either "plus"
 * or "bonus". A text without any of them need not be searched.
 */

/**
 * Strings matched by a part of a pattern: `all` lists every string it can match, if there are few; every match contains
 * one of `needs`.
 */
interface Part {
  readonly all: readonly string[] | null;
  readonly needs: readonly string[] | null;
}

const maxStrings = 40;
/** UTF-16 units; longer strings distinguish texts no better. */
const maxLength = 12;

const anything: Part = { all: null, needs: null };
const nothing: Part = { all: [''], needs: null };

/** Strings of which every match of a case-sensitive pattern contains one; null if unknown. */
export function neededWords(source: string): readonly string[] | null {
  const reader = { source, at: 0 };
  const part = readChoice(reader);
  if (reader.at < source.length) throw new Error(`Unmatched closing bracket: ${source.slice(0, 40)}`);
  return needsOf(part);
}

interface Reader {
  readonly source: string;
  at: number;
}

function needsOf({ all, needs }: Part): readonly string[] | null {
  return best(needs, all);
}

/** Prefers the list whose shortest string is longer, because texts contain it less often. */
function best(one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null {
  const [a, b] = [shortest(one), shortest(other)];
  if (Math.max(a, b) === 0) return null;
  return a >= b ? one : other;
}

function shortest(strings: readonly string[] | null): number {
  if (strings === null || strings.length === 0) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const one of strings) {
    const { length } = one.startsWith(' ') || one.endsWith(' ') ? one.trim() : one;
    if (length < least) least = length;
  }
  return least;
}

function readChoice(reader: Reader): Part {
  const options = [readSequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    options.push(readSequence(reader));
  }
  const all = options.every((option) => option.all !== null)
    ? options.flatMap((option) => option.all ?? [])
    : null;
  const needs = options.map(needsOf);
  return {
    all: all !== null && all.length <= maxStrings ? [...new Set(all)] : null,
    needs: needs.some((one) => one === null) ? null : [...new Set(needs.flatMap((one) => one ?? []))],
  };
}

function readSequence(reader: Reader): Part {
  let needs: readonly string[] | null = null;
  // The strings that the parts since the last cut match together.
  let run: readonly string[] = [''];
  let isWhole = true;
  for (; reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] as string); ) {
    let letters = readLetters(reader);
    if (letters !== '') {
      // Adds as many letters at once as fit, because letters make up most of a pattern.
      for (let room = roomIn(run); letters.length > room; room = roomIn(run)) {
        needs = best(needs, joined(run, letters.slice(0, room)));
        run = [''];
        letters = letters.slice(room);
        isWhole = false;
      }
      run = joined(run, letters);
      continue;
    }
    const part = readRepeated(reader);
    const joining = part.all === null ? null : joins(run, part.all);
    if (joining !== null) {
      run = joining;
      continue;
    }
    needs = best(best(needs, run), needsOf(part));
    run = part.all ?? [''];
    isWhole = false;
  }
  return { all: isWhole ? run : null, needs: best(needs, run) };
}

/** Literal characters, except a last one with a quantifier. */
const letterRun = /[^\\^$.*+?()[\]{}|]+(?![*+?{])/y;

function readLetters(reader: Reader): string {
  letterRun.lastIndex = reader.at;
  const letters = letterRun.exec(reader.source)?.[0] ?? '';
  reader.at += letters.length;
  return letters;
}

/** The number of letters that still fit onto every string. */
function roomIn(run: readonly string[]): number {
  let longest = 0;
  for (const { length } of run) if (length > longest) longest = length;
  return maxLength - longest;
}

function joined(run: readonly string[], letters: string): readonly string[] {
  return letters === '' ? run : run.map((start) => start + letters);
}

function joins(run: readonly string[], more: readonly string[]): readonly string[] | null {
  if (run.length * more.length > maxStrings) return null;
  const all = run.flatMap((start) => more.map((end) => start + end));
  return all.every(({ length }) => length <= maxLength) ? all : null;
}

const repeats = /[?*+]\??|\{(\d+)(?:,\d*)?\}\??/y;

function readRepeated(reader: Reader): Part {
  const part = readAtom(reader);
  repeats.lastIndex = reader.at;
  const match = repeats.exec(reader.source);
  if (match === null) return part;
  reader.at = repeats.lastIndex;
  const [sign, times] = match;
  if (sign.startsWith('?')) {
    const all = part.all === null ? null : [...new Set(['', ...part.all])];
    return { all, needs: null };
  }
  const isOptional = sign.startsWith('*') || times === '0';
  return { all: null, needs: isOptional ? null : needsOf(part) };
}

const groups = /\((?:\?(?:<?[=!]|:|<\w+>))?/y;

function readAtom(reader: Reader): Part {
  const { source } = reader;
  const sign = source[reader.at] as string;
  if (sign === '(') {
    groups.lastIndex = reader.at;
    const opening = groups.exec(source)?.[0] ?? sign;
    reader.at += opening.length;
    const part = readChoice(reader);
    if (source[reader.at] !== ')') throw new Error(`Unmatched opening bracket: ${source.slice(0, 40)}`);
    reader.at += 1;
    return /[=!]$/.test(opening) ? nothing : part;
  }
  if (sign === '[') return readClass(reader);
  if (sign === '\\') return readEscape(reader);
  reader.at += 1;
  if (sign === '.') return anything;
  return sign === '^' || sign === '$' ? nothing : { all: [sign], needs: null };
}

const escapes = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<\w+>|.)/y;

function readEscape(reader: Reader): Part {
  escapes.lastIndex = reader.at;
  const written = escapes.exec(reader.source)?.[0] ?? '\\';
  reader.at += written.length;
  const escaped = written.slice(1);
  if (escaped === 'b' || escaped === 'B') return nothing;
  return /^\W$/.test(escaped) ? { all: [escaped], needs: null } : anything;
}

const classes = /\[(?:\\.|[^\]\\])*\]/y;

function readClass(reader: Reader): Part {
  classes.lastIndex = reader.at;
  const written = classes.exec(reader.source)?.[0] ?? '[';
  reader.at += written.length;
  const members = written.slice(1, -1);
  // A range, a class of characters or a negation has too many members.
  if (/^\^|\\|.-./.test(members)) return anything;
  return { all: [...new Set(members)], needs: null };
}
