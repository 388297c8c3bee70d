import { readNested } from '../values/json-object.ts';
import { type ParsedYaml, parseYaml } from '../values/parse-yaml.ts';
import { ValidationError } from '../values/validation-error.ts';

/** @throws ValidationError with file, line and column */
export function readYaml(text: string, file: string): unknown {
  return readNested(file, () => unfold(file, parseYaml(file, text)));
}

function unfold(file: string, { document, problem }: ParsedYaml): unknown {
  if (!problem) return document.toJS({ maxAliasCount: 100 });
  const message = `${problem.message} at line ${problem.line}, column ${problem.column}`;
  throw new ValidationError([{ path: file, message }]);
}
