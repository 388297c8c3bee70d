import { parseDocument } from 'yaml';
import { ValidationError } from '../contract/validation-error.ts';

/** @throws ValidationError naming the file, the line and the column. */
export function readYaml(text: string, file: string): unknown {
  const document = parseDocument(text, { prettyErrors: true });
  const [error] = document.errors;
  if (!error) return document.toJS({ maxAliasCount: 100 });
  const [first = error.message] = error.message.split('\n');
  throw new ValidationError([{ path: file, message: first.replace(/:$/, '') }]);
}
