import type { Document } from 'yaml';
import { errorReason } from '../../contract/error-reason.ts';
import { readNested } from '../../contract/too-deep.ts';
import { ValidationError } from '../../contract/validation-error.ts';

/** Aliases beyond this are an attack ("billion laughs"), never a resume. */
const maxAliasCount = 100;

/** @throws ValidationError naming the file, the line and the column. */
export async function parseYamlFile(name: string, text: string): Promise<unknown> {
  const { parseYaml } = await import('../../contract/parse-yaml.ts');
  return readNested(name, () => unfold(name, parseYaml(name, text)));
}

function unfold(name: string, document: Document): unknown {
  const [problem] = document.errors;
  if (problem) {
    const { line, col } = problem.linePos?.[0] ?? { line: 1, col: 1 };
    const message = `is not valid YAML: ${problem.message.replace(/ at line \d+[\s\S]*$/, '')}`;
    throw new ValidationError([{ path: `${name}:${line}:${col}`, message }]);
  }
  try {
    return document.toJS({ maxAliasCount });
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const reason = errorReason(error);
    throw new ValidationError([{ path: name, message: `is YAML that cannot be unfolded: ${reason}` }]);
  }
}
