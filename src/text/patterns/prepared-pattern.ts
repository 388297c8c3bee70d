import { ownValue } from '../../values/own-value.ts';
import { allMatches, compiledPattern, isPlain } from './patterns.ts';
import { lateSieve, type Sieve } from './word-sieve.ts';

/** A regular expression that is compiled in the variant that a text needs. */
export interface PreparedPattern {
  /** False if the text has none of the words that a match needs. */
  mayMatch(text: string): boolean;
  test(text: string): boolean;
  exec(text: string): RegExpExecArray | null;
  /** All matches of a global pattern. */
  all(text: string): readonly RegExpExecArray[];
  /** The compiled variant for a text, to match, split or replace with. */
  for(text: string): RegExp;
}

/**
 * UTF-16 units: above this length a search takes longer than the check whether a match is possible; a pattern anchored
 * at the start fails fast anyway.
 */
const longPattern = 200;

/**
 * A pattern that is compiled once, at first use. Most texts are plain and use an ASCII variant, because V8 walks
 * Unicode tables for each `\p{…}`, which takes longer than all uses of the pattern in one resume. A source with words
 * from data is a function, called at first use.
 */
export function preparedPattern(source: string | (() => string), flags = 'u'): PreparedPattern {
  let plain: RegExp | undefined;
  let other: RegExp | undefined;
  let sieve: Sieve | null | undefined;
  const written = (): string => (typeof source === 'string' ? source : source());
  const mayMatch = (text: string): boolean => {
    if (sieve === undefined) sieve = sieveFor(written(), flags);
    return sieve === null || sieve(text) !== 0;
  };
  const hasVariants = flags.includes('u');
  const variantFor = (text: string): RegExp => {
    if (!hasVariants || isPlain(text)) {
      plain ??= compiledPattern(withAsciiClasses(written()), flags.replace('u', ''), text);
      return plain;
    }
    other ??= compiledPattern(written(), flags, text);
    return other;
  };
  return {
    mayMatch,
    test: (text) => mayMatch(text) && variantFor(text).test(text),
    exec: (text) => (mayMatch(text) ? variantFor(text).exec(text) : null),
    all: (text) => (mayMatch(text) ? allMatches(text, variantFor(text)) : []),
    for: variantFor,
  };
}

function sieveFor(source: string, flags: string): Sieve | null {
  const isSieved = source.length > longPattern && !source.startsWith('^') && !flags.includes('i');
  return isSieved ? lateSieve(1, () => [source]) : null;
}

/** ASCII equivalents of character classes, for use inside brackets. */
const inAscii: Readonly<Record<string, string>> = {
  '\\p{L}': 'A-Za-z',
  '\\p{Lu}': 'A-Z',
  '\\p{Ll}': 'a-z',
  '\\p{N}': '0-9',
  '\\p{Script=Latin}': 'A-Za-z',
};
const notInAscii = /^\\p\{(?:Extended_Pictographic|Script=(?!Latin)\w+)\}$/;

const part = /\\p\{[^{}\\]+\}|\\.|[[\]]/g;

function withAsciiClasses(source: string): string {
  if (!source.includes('\\p{')) return source;
  let isInClass = false;
  return source.replace(part, (written) => {
    if (written === '[') isInClass = true;
    if (written === ']') isInClass = false;
    if (!written.startsWith('\\p{')) return written;
    return isInClass ? asciiOf(written) : `[${asciiOf(written)}]`;
  });
}

function asciiOf(name: string): string {
  const characters = notInAscii.test(name) ? '' : ownValue(inAscii, name);
  if (characters === undefined) throw new Error(`${name} has no ASCII equivalent; add it to the table.`);
  return characters;
}
