import { readNested } from '../../values/json-object.ts';
import type { ParsedYaml } from '../../values/parse-yaml.ts';
import { errorReason } from '../../values/system-error.ts';
import { fileError, ValidationError } from '../../values/validation-error.ts';

/** More aliases are an attack ("billion laughs"), not a resume. */
const maxAliasCount = 100;

/** @throws ValidationError with the file, line and column */
export async function parseYamlFile(name: string, text: string): Promise<unknown> {
  const { parseYaml } = await import('../../values/parse-yaml.ts');
  return readNested(name, () => expand(name, parseYaml(name, text)));
}

function expand(name: string, { document, problem }: ParsedYaml): unknown {
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
    throw fileError(name, `is YAML that cannot be expanded: ${reason}`);
  }
}
