import { similarPairs } from '../../text/compare/similar-pairs.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { keyOf } from './text-index.ts';

/** A line of the file, and what it says afterwards. */
export interface TextPair {
  readonly before: string;
  /** Null for a line that is left out. */
  readonly after: string | null;
}

/**
 * The lines whose sentences are reworded, if a paragraph becomes a list or a list a paragraph, sentence for sentence:
 * the file keeps its form and gets the words. Null if sentences are added, left out, joined or exchanged.
 */
export function sentencePairs(gone: readonly string[], came: readonly string[]): readonly TextPair[] | null {
  const old = gone.map(sentencesIn);
  const fresh = came.flatMap((line) => sentencesIn(line));
  const sentences = old.flat();
  if (sentences.length !== fresh.length) return null;
  const isReworded = sentences.every(
    ({ text }, at) => text === fresh[at]?.text || similarPairs([text], [fresh[at]?.text ?? '']).length === 1,
  );
  if (!isReworded || areExchanged(sentences, fresh)) return null;
  let next = 0;
  return gone.flatMap((before, line) => {
    const own = old[line] ?? [];
    const parts = own.map((sentence, at) => {
      const text = fresh[next + at]?.text ?? '';
      return sentence.gap + (text === sentence.text ? text : withEndOf(sentence.text, text));
    });
    next += own.length;
    const after = parts.join('');
    return keyOf(after) === keyOf(before) ? [] : [{ before, after }];
  });
}

interface Sentence {
  readonly text: string;
  /** What is before it. */
  readonly gap: string;
}

/** Parts between semicolons are one sentence. */
function sentencesIn(line: string): readonly Sentence[] {
  const found: { start: number; end: number }[] = [];
  for (const { start, end } of splitSentences(line)) {
    const last = found.at(-1);
    if (last && /[;；]/.test(line.charAt(last.end - 1))) last.end = end;
    else found.push({ start, end });
  }
  return found.map(({ start, end }, at) => ({
    text: line.slice(start, end),
    gap: line.slice(found[at - 1]?.end ?? 0, start),
  }));
}

/** True if a sentence is more like another one than like the one in its place. */
function areExchanged(old: readonly Sentence[], fresh: readonly Sentence[]): boolean {
  const pairs = similarPairs(
    old.map(({ text }) => text),
    fresh.map(({ text }) => text),
  );
  return pairs.some(([one, other]) => one !== other);
}

const stop = /[.。]$/;

/** A point of a list may have no full stop, which the sentence of a paragraph needs, and the other way around. */
function withEndOf(old: string, fresh: string): string {
  const end = stop.exec(old)?.[0] ?? '';
  if (end === '') return /[.!?。！？]$/.test(old) ? fresh : fresh.replace(stop, '');
  return /[.!?;:。！？；：]$/.test(fresh) ? fresh : fresh + end;
}
