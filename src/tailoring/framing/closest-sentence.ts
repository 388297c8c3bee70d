import type { ReadText } from '../../lexicon/read-text.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { tokenize } from '../../text/tokenize.ts';

/** The sentences of a text, as written. */
export function sentencesOf(text: string): string[] {
  return splitSentences(text).map(({ start, end }) => text.slice(start, end));
}

/** The sentence of the sources that shares most words with `sentence`: what it must have come from. */
export function closestSentence(sentence: string, sources: readonly ReadText[]): string {
  const words = new Set(tokenize(sentence).map(({ key }) => key));
  let closest = '';
  let most = -1;
  for (const candidate of sources.flatMap(({ text }) => sentencesOf(text))) {
    const shared = new Set(tokenize(candidate).flatMap(({ key }) => (words.has(key) ? [key] : []))).size;
    if (shared > most) [closest, most] = [candidate, shared];
  }
  return closest;
}
