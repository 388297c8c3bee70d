import { asText, type JsonObject } from '../../contract/json-object.ts';
import { ownValue, setOwnValue } from '../../contract/own-value.ts';
import { plainLine } from '../markup/read-markup.ts';
import type { Field } from './field.ts';
import { sourceEntry } from './source-entry.ts';
import { putText } from './text-fields.ts';

/**
 * Writes a list of texts. One that the entry already held comes back as it was written there:
 * `readAs` says how an original reads.
 */
export function putLines(
  entry: JsonObject,
  keys: readonly string[],
  lines: readonly string[],
  readAs: (original: string) => string,
): void {
  const key = sourceEntry(entry).keyOf(keys);
  const value = ownValue(entry, key);
  const originals = new Map<string, string[]>();
  for (const item of Array.isArray(value) ? value : []) {
    const original = asText(item) ?? '';
    const reading = readAs(original);
    const alike = originals.get(reading);
    if (alike) alike.push(original);
    else originals.set(reading, [original]);
  }
  const written = lines.map((line) => originals.get(line)?.shift() ?? line);
  if (written.length > 0) setOwnValue(entry, key, written);
  else for (const other of keys) delete entry[other];
}

/** Keywords; a lone string counts as a comma-separated list. */
export function keywords(...keys: readonly string[]): Field<string[]> {
  return {
    keysIn: (entry) => [entry.keyOf(keys)],
    read(entry) {
      const lone = typeof ownValue(entry.values, entry.keyOf(keys)) === 'string';
      const lines = entry.lines(keys);
      return lone ? lines.flatMap(splitList) : [...lines];
    },
    write: (lines, entry) => putLines(entry, keys, lines, plainLine),
  };
}

function splitList(line: string): readonly string[] {
  return line
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

const wholeLevel = /^[0-5]$/;

/** A level in words. A bare figure from 0 to 5 is no text but the `level` itself. */
export function levelText(...keys: readonly string[]): Field<string> {
  return {
    keysIn: (entry) => [entry.keyOf(keys)],
    read: (entry) => entry.line(keys).replace(wholeLevel, ''),
    write: (text, entry) => putText(entry, keys, text),
  };
}

/** The level that is drawn as dots: only ever what the person wrote as a figure, else 0, no dots. */
export function levelFigure(...keys: readonly string[]): Field<number> {
  return {
    keysIn: () => [],
    read(entry) {
      const text = entry.line(keys);
      return wholeLevel.test(text) ? Number(text) : 0;
    },
    // JSON Resume has words for a level, no dots; its words are written by `levelText`.
    write: () => undefined,
  };
}
