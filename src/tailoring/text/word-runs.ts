import type { Token } from './tokenize.ts';

/** The runs of words of a text. */
export interface WordRuns {
  /** Whether these token keys stand in it one after the other. */
  has(run: readonly string[]): boolean;
}

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
  return { has: (run) => (places.get(run[0] ?? '') ?? []).some((place) => standsAt(run, place)) };
}
