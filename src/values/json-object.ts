import { fileError, type ValidationError } from './validation-error.ts';

/** A JSON object. */
export type JsonObject = { [key: string]: unknown };

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; empty if it is not a list. */
export function objectsOf(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

/** The text of a string, number or missing value; null for anything else. */
export function asText(value: unknown): string | null {
  if (value === undefined || value === null || value === false) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}

/** Enough for all our files and bodies; deeper JSON breaks other programs. */
export const maxDepth = 32;

/** Also true for an object that contains itself, which YAML allows. */
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
 * Reads a file with a recursive parser.
 * @throws ValidationError with the file if it is nested too deeply
 */
export function readNested(file: string, read: () => unknown): unknown {
  try {
    const value = read();
    if (!isNestedTooDeeply(value)) return value;
  } catch (error) {
    // A RangeError means a stack overflow.
    if (!(error instanceof RangeError)) throw error;
  }
  throw tooDeep(file);
}

export function tooDeep(file: string): ValidationError {
  return fileError(file, `is nested too deeply; at most ${maxDepth} levels are read`);
}
