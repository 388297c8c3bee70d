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
  const lengths = commonLengths(old, fresh);
  const parts: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && same(old[i], fresh[j])) {
      append(parts, 'same', fresh[j] ?? '');
      i += 1;
      j += 1;
    } else if (j >= fresh.length || (i < old.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      append(parts, 'removed', old[i] ?? '');
      i += 1;
    } else {
      append(parts, 'added', fresh[j] ?? '');
      j += 1;
    }
  }
  return parts;
}

function commonLengths(old: readonly string[], fresh: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(fresh.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (!row) continue;
      row[j] = same(old[i], fresh[j])
        ? at(lengths, i + 1, j + 1) + 1
        : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  }
  return lengths;
}

function at(lengths: readonly (readonly number[])[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

function same(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && a.trimEnd() === b?.trimEnd();
}

function append(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) parts.splice(-1, 1, { kind, text: last.text + text });
  else parts.push({ kind, text });
}
