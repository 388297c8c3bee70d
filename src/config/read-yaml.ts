import { type Document, parseDocument } from 'yaml';
import { readNested, tooDeep, yamlTooDeep } from '../contract/too-deep.ts';
import { ValidationError } from '../contract/validation-error.ts';

/** @throws ValidationError naming the file, the line and the column. */
export function readYaml(text: string, file: string): unknown {
  return readNested(file, () => unfold(file, parseDocument(text, { prettyErrors: true })));
}

function unfold(file: string, document: Document): unknown {
  const [error] = document.errors;
  if (error?.code === yamlTooDeep) throw tooDeep(file);
  if (!error) return document.toJS({ maxAliasCount: 100 });
  const [first = error.message] = error.message.split('\n');
  throw new ValidationError([{ path: file, message: first.replace(/:$/, '') }]);
}
