import { lowerCase } from '../../values/fold.ts';
import { lazy } from '../../values/memoize.ts';
import { withRanges } from './character-classes.ts';
import { lowerCaseSource } from './lower-case-source.ts';
import { allMatches, compiledPattern } from './patterns.ts';
import { lateSieve, type Sieve } from './word-sieve.ts';

/** A regular expression that is compiled once, at first use. */
export interface PreparedPattern {
  /** False if the text has none of the words that a match needs. */
  mayMatch(text: string): boolean;
  test(text: string): boolean;
  exec(text: string): RegExpExecArray | null;
  /** All matches of a global pattern. */
  all(text: string): readonly RegExpExecArray[];
  /** The compiled pattern, to match, split or replace with. */
  readonly regExp: RegExp;
}

/**
 * UTF-16 units: above this length a search takes longer than the check whether a match is possible; a pattern anchored
 * at the start fails fast anyway.
 */
const longPattern = 200;

/** A source with words from data is a function, called at first use. */
export function preparedPattern(source: string | (() => string), flags = 'u'): PreparedPattern {
  const written = typeof source === 'string' ? () => source : lazy(source);
  let compiled: RegExp | undefined;
  let lower: RegExp | null | undefined;
  let sieve: Sieve | null | undefined;
  const mayMatch = (text: string): boolean => {
    if (sieve === undefined) sieve = sieveFor(written(), flags);
    return sieve === null || sieve(text) !== 0;
  };
  const regExp = (): RegExp => {
    compiled ??= compiledPattern(withRanges(written()), flags);
    return compiled;
  };
  /** Null if only the pattern itself can tell. Most texts match none of a process's patterns, so few are compiled. */
  const matchInLowerCase = (text: string): boolean | null => {
    if (compiled !== undefined) return null;
    if (lower === undefined) lower = lowerCasePattern(written(), flags);
    return lower === null ? null : lower.test(lowerCase(text));
  };
  const isIn = (text: string): boolean => mayMatch(text) && matchInLowerCase(text) !== false;
  return {
    mayMatch,
    test: (text) => mayMatch(text) && (matchInLowerCase(text) ?? regExp().test(text)),
    exec: (text) => (isIn(text) ? regExp().exec(text) : null),
    all: (text) => (isIn(text) ? allMatches(text, regExp()) : []),
    get regExp() {
      return regExp();
    },
  };
}

/** A quickly compiled pattern that matches a text in lower case where the case-insensitive one matches the text. */
function lowerCasePattern(source: string, flags: string): RegExp | null {
  if (!flags.includes('i') || !flags.includes('u') || flags.includes('y')) return null;
  const lowered = lowerCaseSource(source);
  return lowered === null ? null : compiledPattern(withRanges(lowered), flags.replace(/[gi]/g, ''));
}

function sieveFor(source: string, flags: string): Sieve | null {
  const isSieved = source.length > longPattern && !source.startsWith('^') && !flags.includes('i');
  return isSieved ? lateSieve(1, () => [source]) : null;
}
