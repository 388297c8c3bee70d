import { groupBy } from '../../values/lists.ts';
import { type SourceLine, wholeOf } from '../outline/source-line.ts';
import { cleanText } from '../text/clean-text.ts';

/* Checks the written file by reading it like any other, independent of how it was written. */

/** Lines of the file that belong together, before and after. */
export interface ChangedLines {
  readonly before: string;
  /** '' if they are left out. */
  readonly after: string;
}

/**
 * True if each line of the copy is a line of the original or what a change says, and no word is lost or added besides.
 * Moved lines are allowed.
 */
export function isFaithfulCopy(
  original: readonly SourceLine[],
  copy: readonly SourceLine[],
  changed: readonly ChangedLines[],
  pieces: readonly string[],
): boolean {
  const known = [...original.map(wholeOf), ...changed.map(({ after }) => after), ...pieces];
  return (
    copy.every(isMadeOf(known)) &&
    sameCounts(
      counted([...original.map(wholeOf), ...changed.map(({ after }) => after)]),
      counted([...copy.map(wholeOf), ...changed.map(({ before }) => before)]),
    )
  );
}

/** Letters, digits and signs of names: readers set and drop the others. */
function lettersOf(text: string): string {
  return cleanText(text).replace(/[^\p{L}\p{M}\p{N}+#]/gu, '');
}

const gramLength = 4;

/** True for a line that is one of the texts, or several of them: readers join wrapped lines. */
function isMadeOf(texts: readonly string[]): (line: SourceLine) => boolean {
  const letters = new Set(texts.map(lettersOf));
  letters.delete('');
  const byBeginning = groupBy(letters, (text) => text.slice(0, gramLength));
  const short = new Set([...letters].filter((text) => text.length < gramLength));
  return (line) => {
    const whole = lettersOf(wholeOf(line));
    if (whole === '' || letters.has(whole)) return true;
    const isReached = new Uint8Array(whole.length + 1);
    isReached[0] = 1;
    for (let at = 0; at < whole.length; at += 1) {
      if (isReached[at] === 0) continue;
      for (let length = 1; length < gramLength; length += 1)
        if (short.has(whole.slice(at, at + length))) isReached[at + length] = 1;
      for (const text of byBeginning.get(whole.slice(at, at + gramLength)) ?? [])
        if (whole.startsWith(text, at)) isReached[at + text.length] = 1;
    }
    return isReached[whole.length] === 1;
  };
}

const word = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}+#])+/gu;

/** How often the texts have each word. */
function counted(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [found] of cleanText(text).matchAll(word)) counts.set(found, (counts.get(found) ?? 0) + 1);
  return counts;
}

function sameCounts(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([found, count]) => other.get(found) === count);
}
