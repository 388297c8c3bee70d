import { type Token, tokenize } from './tokenize.ts';

export interface TokenRange {
  /** [start, end) in UTF-16 units of the tokenized text. */
  readonly start: number;
  readonly end: number;
}

export function overlap(one: TokenRange, other: TokenRange): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The first place with `form` as whole, contiguous tokens. */
export function findForm(tokens: readonly Token[], form: string): TokenRange | null {
  const keys = tokenize(form).map((token) => token.key);
  const first = findKeys(tokens, keys, 0);
  return first === -1 ? null : rangeOf(tokens, first, keys.length);
}

/** Index of the first token at or after `from` that begins the sequence of `keys`; -1 if there is none. */
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

/** Looks up runs of words in a text. */
export interface WordRuns {
  /** True if these token keys follow each other in the text. */
  has(run: readonly string[]): boolean;
}

/** In words; a longer run is not a name, and searching a repetitive text for it would take quadratic time. */
const maxRunLength = 16;

/** Indexes places by first word, because few runs are searched for. */
export function wordRuns(tokens: readonly Token[]): WordRuns {
  const places = new Map<string, number[]>();
  for (const [place, { key }] of tokens.entries()) {
    const known = places.get(key);
    if (known) known.push(place);
    else places.set(key, [place]);
  }
  const matchesAt = (run: readonly string[], place: number) =>
    run.every((key, step) => tokens[place + step]?.key === key);
  return {
    has: (run) =>
      run.length <= maxRunLength && (places.get(run[0] ?? '') ?? []).some((place) => matchesAt(run, place)),
  };
}
