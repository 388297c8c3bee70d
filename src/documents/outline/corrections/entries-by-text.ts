import type { JsonObject } from '../../../values/json-object.ts';
import { entriesOf, leavesIn } from '../../files/json-parts.ts';
import { pairsOf, wordsOf } from '../../notes/lost-text.ts';
import { type SourceLine, wholeOf } from '../source-line.ts';

/* Finds the entry that holds the text of a line. */

export interface PlacedEntry<List extends string> {
  readonly list: List;
  entry: JsonObject;
  /** Entries to be added below it. */
  readonly below: JsonObject[];
}

/** A common word leads to the last entries that hold it; so the time for a line does not grow with the resume. */
const maxEntriesOfWord = 8;
const minMatch = 6;

/** Returns a function for the entry that shares the most text with a line, or the last of several such entries. */
export function entryFinder<List extends string>(
  placed: readonly PlacedEntry<List>[],
): (line: SourceLine) => PlacedEntry<List> | null {
  const texts = placed.map(({ entry }) => textsIn(entry));
  const byWord = new Map<string, number[]>();
  for (const [index, values] of texts.entries())
    for (const one of new Set(values.flatMap(tokensOf))) {
      const known = byWord.get(one);
      if (known === undefined) byWord.set(one, [index]);
      else known.push(index);
    }
  return (line) => {
    const found = tokensOf(wholeOf(line)).flatMap((one) => byWord.get(one)?.slice(-maxEntriesOfWord) ?? []);
    let [most, best]: [number, number] = [0, -1];
    for (const index of [...new Set(found)].sort((one, other) => one - other)) {
      const shared = sharedText(texts[index] ?? [], line);
      if (shared > 0 && shared >= most) [most, best] = [shared, index];
    }
    return placed[best] ?? null;
  };
}

export function placedEntries<List extends string>(
  source: Readonly<JsonObject>,
  lists: readonly List[],
): PlacedEntry<List>[] {
  return lists.flatMap((list) => entriesOf(source, list).map((entry) => ({ list, entry, below: [] })));
}

function textsIn(entry: JsonObject): readonly string[] {
  return leavesIn(entry).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

function tokensOf(text: string): readonly string[] {
  return wordsOf(text).flatMap((one) => [one, ...pairsOf(one)]);
}

/** Number of letters of the line that are in the texts. */
function sharedText(texts: readonly string[], line: SourceLine): number {
  const whole = wholeOf(line);
  return texts.reduce((sum, text) => {
    const min = /\p{Script=Han}/u.test(text) ? minMatch / 2 : minMatch;
    if (text.length >= min && whole.includes(text)) return sum + text.length;
    return line.text.length >= min && text.includes(line.text) ? sum + line.text.length : sum;
  }, 0);
}
