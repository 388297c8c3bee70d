import { errorReason } from '../../contract/errors.ts';
import { readNested } from '../../contract/json-object.ts';
import type { ParsedYaml } from '../../contract/parse-yaml.ts';
import { ValidationError } from '../../contract/validation-error.ts';

/** @throws ValidationError naming the file, the line and the column. */
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

/** Where a text stops being JSON, as an offset in UTF-16 units, and what should be there. */
interface SyntaxProblem {
  readonly offset: number;
  readonly expected: string;
}

interface Scanner {
  readonly text: string;
  offset: number;
  /** Brackets that wait to be closed. */
  readonly open: ('}' | ']')[];
  /** The last bracket was opened just now, so it may close at once. */
  fresh: boolean;
}

const space = /[ \t\n\r]*/y;
const key = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"[ \t\n\r]*:/iuy;
const scalar =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null/iuy;

/** The first problem of a text that JSON.parse refused: the engine's own messages often name no place. */
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

/** Reads one value with its key, or the bracket that opens one; answers what was expected instead. */
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

/** Aliases beyond this are an attack ("billion laughs"), never a resume. */
const maxAliasCount = 100;

/** @throws ValidationError naming the file, the line and the column. */
export async function parseYamlFile(name: string, text: string): Promise<unknown> {
  const { parseYaml } = await import('../../contract/parse-yaml.ts');
  return readNested(name, () => unfold(name, parseYaml(name, text)));
}

function unfold(name: string, { document, problem }: ParsedYaml): unknown {
  if (problem) {
    const { message, line, column } = problem;
    throw new ValidationError([
      { path: `${name}:${line}:${column}`, message: `is not valid YAML: ${message}` },
    ]);
  }
  try {
    return document.toJS({ maxAliasCount });
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const reason = errorReason(error);
    throw new ValidationError([{ path: name, message: `is YAML that cannot be expanded: ${reason}` }]);
  }
}
