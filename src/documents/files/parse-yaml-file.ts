import type { Document, LineCounter } from 'yaml';
import { errorReason } from '../../contract/error-reason.ts';
import { readNested, tooDeep, yamlTooDeep } from '../../contract/too-deep.ts';
import { ValidationError } from '../../contract/validation-error.ts';

/** Aliases beyond this are an attack ("billion laughs"), never a resume. */
const maxAliasCount = 100;

/** @throws ValidationError naming the file, the line and the column. */
export async function parseYamlFile(name: string, text: string): Promise<unknown> {
  const { LineCounter, parseDocument } = await import('yaml');
  const lineCounter = new LineCounter();
  // Pretty errors would quote the text for each of what may be thousands.
  const options = { logLevel: 'silent', prettyErrors: false, lineCounter } as const;
  return readNested(name, () => unfold(name, parseDocument(text, options), lineCounter));
}

function unfold(name: string, document: Document, lineCounter: LineCounter): unknown {
  const [problem] = document.errors;
  if (problem?.code === yamlTooDeep) throw tooDeep(name);
  if (problem) {
    const { line, col } = lineCounter.linePos(problem.pos[0]);
    const message = `is not valid YAML: ${problem.message}`;
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
