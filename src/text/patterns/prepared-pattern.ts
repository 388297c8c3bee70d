import { withRanges } from './character-classes.ts';
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
  let compiled: RegExp | undefined;
  let sieve: Sieve | null | undefined;
  const written = (): string => (typeof source === 'string' ? source : source());
  const mayMatch = (text: string): boolean => {
    if (sieve === undefined) sieve = sieveFor(written(), flags);
    return sieve === null || sieve(text) !== 0;
  };
  const regExp = (): RegExp => {
    compiled ??= compiledPattern(withRanges(written()), flags);
    return compiled;
  };
  return {
    mayMatch,
    test: (text) => mayMatch(text) && regExp().test(text),
    exec: (text) => (mayMatch(text) ? regExp().exec(text) : null),
    all: (text) => (mayMatch(text) ? allMatches(text, regExp()) : []),
    get regExp() {
      return regExp();
    },
  };
}

function sieveFor(source: string, flags: string): Sieve | null {
  const isSieved = source.length > longPattern && !source.startsWith('^') && !flags.includes('i');
  return isSieved ? lateSieve(1, () => [source]) : null;
}
