import { fileError, type ValidationError } from './validation-error.ts';

/** What is between braces in JSON. */
export type JsonObject = { [key: string]: unknown };

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; none where it is no list. */
export function objectsOf(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

/** Text of a value that is text, a number, or nothing; null for anything else. */
export function asText(value: unknown): string | null {
  if (value === undefined || value === null || value === false) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}

/** No file or body of ours needs more; beyond it other programs fail to print the JSON. */
export const maxDepth = 32;

/** Also true for an object that contains itself, as YAML can say. */
export function isNestedTooDeeply(value: unknown): boolean {
  let level = new Set<unknown>([value]);
  for (let depth = 0; depth < maxDepth && level.size > 0; depth += 1) {
    level = new Set([...level].flatMap(children));
  }
  return [...level].some((node) => typeof node === 'object' && node !== null);
}

function children(parent: unknown): readonly unknown[] {
  return typeof parent === 'object' && parent !== null ? Object.values(parent) : [];
}

/**
 * What a file says, read by a parser that calls itself for each level.
 * @throws ValidationError naming the file when it is nested too deeply, for that parser or for us.
 */
export function readNested(file: string, read: () => unknown): unknown {
  try {
    const value = read();
    if (!isNestedTooDeeply(value)) return value;
  } catch (error) {
    // How the engine says that its stack is full.
    if (!(error instanceof RangeError)) throw error;
  }
  throw tooDeep(file);
}

export function tooDeep(file: string): ValidationError {
  return fileError(file, `is nested too deeply; at most ${maxDepth} levels are read`);
}
