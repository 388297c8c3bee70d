import { memoize } from '../values/memoize.ts';
import { preparedPattern } from './patterns/prepared-pattern.ts';
import { wordKey } from './word-key.ts';

export interface Token {
  /** The word as written. */
  readonly text: string;
  /** The key for comparisons: folded, without plural and possessive endings, in American spelling. */
  readonly key: string;
  /** [start, end) in UTF-16 units of the tokenized text. */
  readonly start: number;
  readonly end: number;
}

/** Names that contain a slash; any other slash separates. */
const keptNames = ['CI/CD', 'S/4HANA', 'PL/SQL', 'TCP/IP', 'OS/2', 'z/OS', 'A/B', 'I/O'];

/** Chinese and Japanese characters, which are words of their own. */
const ideograph = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const letter = String.raw`[[\p{L}]--${ideograph}]`;
const alphanumeric = String.raw`[[\p{L}\p{N}\p{M}]--${ideograph}]`;
const upper = String.raw`\p{Lu}`;
const lower = String.raw`\p{Ll}`;

function wordPattern(): string {
  const kept = `(?:${keptNames.map(inAnyCase).join('|')})(?!${alphanumeric})`;
  // A dot belongs to `Node.js`, `3.1` and `Ph.D`, but separates where a blank is missing: `team.Build`.
  const dot = String.raw`\.(?!${upper}${lower}{2})`;
  const comma = `(?<=[0-9]),(?=[0-9])`;
  // An ampersand inside an abbreviation: `R&D`, `P&IDs`, `S&OP`.
  const ampersand = `(?<=(?<!${letter})${letter}{1,3})&(?=${letter}{1,3}(?!${letter}))`;
  const joint = `(?:${dot}|${comma}|['’](?=${letter})|${ampersand})`;
  const sign = String.raw`(?:\+\+|#(?!${letter})|\+(?!${alphanumeric}))`;
  // Letters in brackets inside an abbreviation: `IR(ME)R`.
  const bracketed = String.raw`${upper}{2,4}\(${upper}{1,2}\)${upper}?(?!${alphanumeric})`;
  const dotNet = String.raw`(?:(?<!${alphanumeric})\.(?=NET|net(?!${alphanumeric})))?`;
  return `${kept}|${bracketed}|${ideograph}|${dotNet}${alphanumeric}+(?:${joint}${alphanumeric}+)*${sign}?`;
}

/** Matches the names in any case; the pattern itself must be case-sensitive for the dot. */
function inAnyCase(name: string): string {
  const slashed = name.replaceAll('/', String.raw`\/`);
  return slashed.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}

const eachWord = preparedPattern(wordPattern, 'gv');

const apostrophe = /['’]/;
const elision = preparedPattern(String.raw`^(?:[cdjlmnst]|qu|lorsqu|puisqu|jusqu)['’](?=\p{L})`, 'iu');
/** `5+` is the number 5; `C++` keeps its sign. */
const numberWithPlus = /^[0-9.,]+\+$/;

const splitOnce = memoize(2000, split);
const splitLong = memoize(4, split);
/** In UTF-16 units; longer texts are postings, of which few are in use at a time. */
const maxShortText = 1000;

/** Splits text into words, and Chinese and Japanese into characters. `/` and `-` separate, except in known names. */
export function tokenize(text: string): readonly Token[] {
  return text.length > maxShortText ? splitLong(text) : splitOnce(text);
}

function split(text: string): readonly Token[] {
  const tokens: Token[] = [];
  // Checked once for the text, because most texts have neither.
  const mayElide = apostrophe.test(text);
  const mayCount = text.includes('+');
  for (const match of eachWord.all(text)) {
    const elided = mayElide ? (elision.exec(match[0])?.[0].length ?? 0) : 0;
    const whole = match[0].slice(elided);
    const written = mayCount && numberWithPlus.test(whole) ? whole.slice(0, -1) : whole;
    const start = match.index + elided;
    const { text: word, key } = wordOf(written);
    tokens.push({ text: word, key, start, end: start + word.length });
  }
  return tokens;
}

/** Returns the same string object for each word, so that later lookups need not hash it again. */
const wordOf = memoize(
  20_000,
  (written): Pick<Token, 'text' | 'key'> => ({
    text: written,
    key: wordKey(written),
  }),
);

const plainWords = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/** The keys of all tokens joined, as the key of a term in maps. */
export const termKey = memoize(20_000, joinedKeys);

function joinedKeys(text: string): string {
  if (plainWords.test(text)) return text.split(' ').map(wordKey).join(' ');
  return split(text)
    .map((token) => token.key)
    .join(' ');
}

const letters = preparedPattern(String.raw`^\p{L}+`);

/** The letters at the beginning of a text; '' if it begins with another character. */
export function firstWord(text: string): string {
  return letters.exec(text)?.[0] ?? '';
}
