import { readNested } from '../../contract/too-deep.ts';
import { ValidationError } from '../../contract/validation-error.ts';
import { jsonProblem } from './json-problem.ts';

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
