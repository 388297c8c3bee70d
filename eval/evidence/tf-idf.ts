import { tokensOf } from '../judge/tokens.ts';

/* Similarity of two texts by their words only, as a baseline for the score. */

/** Weights by term, normalized to length 1. */
export type Vector = ReadonlyMap<string, number>;

/** A TF-IDF vector for each text, with document frequencies from these texts. */
export function vectorsOf(texts: readonly string[]): readonly Vector[] {
  const counts = texts.map((text) => countsOf(termsOf(text)));
  const documents = countsOf(counts.flatMap((one) => [...one.keys()]));
  return counts.map((own) => {
    const weights = [...own].map(([term, count]): [string, number] => [
      term,
      (1 + Math.log(count)) * Math.log((1 + texts.length) / (1 + (documents.get(term) ?? 0))),
    ]);
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(weights.map(([term, weight]) => [term, weight / length]));
  });
}

export function cosine(one: Vector, other: Vector): number {
  let sum = 0;
  for (const [term, weight] of one) sum += weight * (other.get(term) ?? 0);
  return sum;
}

/** Words, or pairs of neighboring characters in Chinese. */
function termsOf(text: string): readonly string[] {
  return tokensOf(text).flatMap((token) =>
    /^\p{Script=Han}/u.test(token) && token.length > 2
      ? Array.from({ length: token.length - 1 }, (_, index) => token.slice(index, index + 2))
      : [token],
  );
}

function countsOf(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
