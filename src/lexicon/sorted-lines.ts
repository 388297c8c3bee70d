import { fromByteText, toByteText } from './byte-text.ts';

/**
 * A table as one byte text, a line for each key in the order of the keys: `key⇥value⇥value`. It is searched by
 * halving, so that a process which asks for a few hundred keys of ten thousand reads only those.
 */
export function sortedLines(entries: Iterable<readonly [key: string, values: readonly string[]]>): string {
  const lines = [...entries].map(([key, values]) => ({
    key: toByteText(key),
    line: toByteText([key, ...values].join('\t')),
  }));
  lines.sort((a, b) => (a.key < b.key ? -1 : 1));
  return lines.map(({ line }) => `${line}\n`).join('');
}

export function valuesIn(lines: string, key: string): readonly string[] | undefined {
  const sought = toByteText(key);
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const start = lines.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1;
    const end = lines.indexOf('\n', start);
    const keyEnd = lines.indexOf('\t', start);
    const found = lines.slice(start, keyEnd);
    if (found === sought) return fromByteText(lines.slice(keyEnd + 1, end)).split('\t');
    if (found < sought) low = end + 1;
    else high = start;
  }
  return undefined;
}
