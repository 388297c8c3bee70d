import { type CommonPair, commonSubsequence } from './common-subsequence.ts';

export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Scripts without blanks, in which each character counts as a word. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;

const word = new RegExp(String.raw`${unspaced}\s*|(?:(?!${unspaced})\S)+\s*`, 'gu');

/** Above this many comparisons, the whole text is shown as removed and added. */
const maxComparisons = 4_000_000;

/** The removed and added words, by longest common subsequence; blanks belong to the word before them. */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const old = before.match(word) ?? [];
  const fresh = after.match(word) ?? [];
  if (old.length * fresh.length > maxComparisons && before !== after) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  const end: CommonPair = [old.length, fresh.length];
  for (const [nextOld, nextFresh] of [...commonSubsequence(words(old), words(fresh)), end]) {
    for (const removed of old.slice(i, nextOld)) append(parts, 'removed', removed);
    for (const added of fresh.slice(j, nextFresh)) append(parts, 'added', added);
    const same = fresh[nextFresh];
    if (same !== undefined) append(parts, 'same', same);
    [i, j] = [nextOld + 1, nextFresh + 1];
  }
  return parts;
}

/** The same word in the middle and at the end of a text, where no space follows. */
function words(parts: readonly string[]): readonly string[] {
  return parts.map((part) => part.trimEnd());
}

function append(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) parts.splice(-1, 1, { kind, text: last.text + text });
  else parts.push({ kind, text });
}
