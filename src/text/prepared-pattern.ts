import { ownValue } from '../contract/own-value.ts';
import { allMatches, compiledPattern, isPlain } from './patterns.ts';
import { lateSieve, type Sieve } from './word-sieve.ts';

/** A regular expression in the edition that the text at hand needs. */
export interface PreparedPattern {
  /** False where a look at its words is enough to see that nothing in the text matches. */
  mayMatch(text: string): boolean;
  test(text: string): boolean;
  exec(text: string): RegExpExecArray | null;
  /** Every match, of a global pattern. */
  all(text: string): readonly RegExpExecArray[];
  /** The edition for a text, to match, split or replace with. */
  for(text: string): RegExp;
}

/** In UTF-16 units: to search for a longer one takes longer than to see that it cannot match; one that begins the text fails at once. */
const longPattern = 200;

/**
 * A pattern that is compiled once, at its first use. Most texts are plain and get by with an edition over
 * ASCII: V8 goes through the tables of Unicode for each `\p{…}`, which takes longer than all that one resume
 * needs the pattern for. A source with words of the data is a function, called at the first use.
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
  const hasEditions = flags.includes('u');
  const edition = (text: string): RegExp => {
    if (!hasEditions || isPlain(text)) {
      plain ??= compiledPattern(overAscii(written()), flags.replace('u', ''), text);
      return plain;
    }
    other ??= compiledPattern(written(), flags, text);
    return other;
  };
  return {
    mayMatch,
    test: (text) => mayMatch(text) && edition(text).test(text),
    exec: (text) => (mayMatch(text) ? edition(text).exec(text) : null),
    all: (text) => (mayMatch(text) ? allMatches(text, edition(text)) : []),
    for: edition,
  };
}

function sieveFor(source: string, flags: string): Sieve | null {
  const isSieved = source.length > longPattern && !source.startsWith('^') && !flags.includes('i');
  return isSieved ? lateSieve(1, () => [source]) : null;
}

/** What the kinds of characters are in ASCII, as it is between brackets. */
const inAscii: Readonly<Record<string, string>> = {
  '\\p{L}': 'A-Za-z',
  '\\p{Lu}': 'A-Z',
  '\\p{Ll}': 'a-z',
  '\\p{N}': '0-9',
  '\\p{Script=Latin}': 'A-Za-z',
};
const notInAscii = /^\\p\{(?:Extended_Pictographic|Script=(?!Latin)\w+)\}$/;

const part = /\\p\{[^{}\\]+\}|\\.|[[\]]/g;

function overAscii(source: string): string {
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
  if (characters === undefined)
    throw new Error(`${name} has no edition over ASCII yet: add it to the table.`);
  return characters;
}
