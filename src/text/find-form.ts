import { type Token, tokenize } from './tokenize.ts';

export interface TokenRange {
  /** [start, end) in UTF-16 units of the text that the tokens came from. */
  readonly start: number;
  readonly end: number;
}

/** The first place where `form` stands as whole, contiguous tokens. */
export function findForm(tokens: readonly Token[], form: string): TokenRange | null {
  const keys = tokenize(form).map((token) => token.key);
  const first = findKeys(tokens, keys, 0);
  return first === -1 ? null : rangeOf(tokens, first, keys.length);
}

/** Index of the first token at or after `from` where `keys` follow each other; -1 without one. */
export function findKeys(tokens: readonly Token[], keys: readonly string[], from: number): number {
  const [head] = keys;
  if (head === undefined) return -1;
  for (let index = from; index + keys.length <= tokens.length; index += 1) {
    if (tokens[index]?.key === head && keys.every((key, step) => tokens[index + step]?.key === key)) {
      return index;
    }
  }
  return -1;
}

export function rangeOf(tokens: readonly Token[], first: number, count: number): TokenRange {
  return { start: tokens[first]?.start ?? 0, end: tokens[first + count - 1]?.end ?? 0 };
}

/** The runs of words of a text. */
export interface WordRuns {
  /** Whether these token keys, few as of a name, are in it one after the other. */
  has(run: readonly string[]): boolean;
}

/** In words: a longer run is no name, and looking for it at each place of a text that repeats itself takes its square. */
const longestRun = 16;

/** Found by their first word: a run is looked for far less often than a posting has runs. */
export function wordRuns(tokens: readonly Token[]): WordRuns {
  const places = new Map<string, number[]>();
  for (const [place, { key }] of tokens.entries()) {
    const known = places.get(key);
    if (known) known.push(place);
    else places.set(key, [place]);
  }
  const standsAt = (run: readonly string[], place: number) =>
    run.every((key, step) => tokens[place + step]?.key === key);
  return {
    has: (run) =>
      run.length <= longestRun && (places.get(run[0] ?? '') ?? []).some((place) => standsAt(run, place)),
  };
}
