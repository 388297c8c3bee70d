import type { Document } from 'yaml';
import { errorReason } from '../../contract/error-reason.ts';
import { readNested, tooDeep, yamlTooDeep } from '../../contract/too-deep.ts';
import { ValidationError } from '../../contract/validation-error.ts';

/** Aliases beyond this are an attack ("billion laughs"), never a resume. */
const maxAliasCount = 100;

/** @throws ValidationError naming the file, the line and the column. */
export async function parseYamlFile(name: string, text: string): Promise<unknown> {
  const { parseDocument } = await import('yaml');
  return readNested(name, () => unfold(name, parseDocument(text, { logLevel: 'silent' })));
}

function unfold(name: string, document: Document): unknown {
  const [problem] = document.errors;
  if (problem?.code === yamlTooDeep) throw tooDeep(name);
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
