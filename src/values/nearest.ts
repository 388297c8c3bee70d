import { distance } from 'fastest-levenshtein';

/** The most similar candidate for a mistyped word; null if none is similar. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  const lower = word.toLowerCase();
  const ranked = candidates
    .map((candidate) => ({ candidate, steps: distance(lower, candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  const best = ranked[0];
  // Two swapped letters count as two steps, even in a short word.
  return best && best.steps <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : null;
}

/** ` (did you mean theme?)`, or ` (known: a, b)` if none is similar. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const near = nearest(word, candidates);
  return near === null ? ` (known: ${candidates.join(', ')})` : ` (did you mean ${near}?)`;
}
