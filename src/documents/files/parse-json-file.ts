import { readNested } from '../../values/json-object.ts';
import { ValidationError } from '../../values/validation-error.ts';

/** @throws ValidationError with the file, line and column */
export function parseJsonFile(name: string, text: string): unknown {
  try {
    return readNested(name, () => JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { offset, expected } = jsonProblem(text);
    const lines = text.slice(0, offset).split('\n');
    const column = (lines.at(-1)?.length ?? 0) + 1;
    const found =
      offset < text.length ? JSON.stringify(text.slice(offset, offset + 12)) : 'the end of the file';
    const message = `is not valid JSON: expected ${expected}, found ${found}`;
    throw new ValidationError([{ path: `${name}:${lines.length}:${column}`, message }]);
  }
}

/** Where a text stops being valid JSON, as an offset in UTF-16 units, and what was expected there. */
interface SyntaxProblem {
  readonly offset: number;
  readonly expected: string;
}

interface Scanner {
  readonly text: string;
  offset: number;
  /** Closing brackets of open ones. */
  readonly open: ('}' | ']')[];
  /** True right after an opening bracket, which may be closed at once. */
  fresh: boolean;
}

const space = /[ \t\n\r]*/y;
const key = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"[ \t\n\r]*:/iuy;
const scalar =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null/iuy;

/** The first problem of a text that JSON.parse rejected, because the engine's own messages often have no position. */
export function jsonProblem(text: string): SyntaxProblem {
  const scanner: Scanner = { text, offset: 0, open: [], fresh: false };
  let expected: string | null = null;
  while (expected === null) expected = readValue(scanner) ?? readSeparators(scanner);
  return { offset: scanner.offset, expected };
}

function skip(scanner: Scanner, pattern: RegExp): boolean {
  pattern.lastIndex = scanner.offset;
  if (!pattern.test(scanner.text)) return false;
  scanner.offset = pattern.lastIndex;
  return true;
}

function closes(scanner: Scanner): boolean {
  skip(scanner, space);
  if (scanner.open.length === 0 || scanner.text[scanner.offset] !== scanner.open.at(-1)) return false;
  scanner.open.pop();
  scanner.offset += 1;
  return true;
}

/** Reads a value with its key, or an opening bracket. @returns what was expected instead; null on success */
function readValue(scanner: Scanner): string | null {
  if (scanner.fresh && closes(scanner)) {
    scanner.fresh = false;
    return null;
  }
  skip(scanner, space);
  if (scanner.open.at(-1) === '}' && !skip(scanner, key)) return 'a name in double quotes and a colon';
  skip(scanner, space);
  const bracket = scanner.text[scanner.offset];
  scanner.fresh = bracket === '{' || bracket === '[';
  if (!scanner.fresh) return skip(scanner, scalar) ? null : 'a value, its text in double quotes';
  scanner.open.push(bracket === '{' ? '}' : ']');
  scanner.offset += 1;
  return null;
}

function readSeparators(scanner: Scanner): string | null {
  if (scanner.fresh) return null;
  while (closes(scanner));
  if (scanner.open.length === 0) return 'nothing more';
  if (scanner.text[scanner.offset] !== ',') return `a comma or ${scanner.open.at(-1)}`;
  scanner.offset += 1;
  return null;
}
