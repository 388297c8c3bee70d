import type { Document } from 'yaml';
import { parseYaml } from '../contract/parse-yaml.ts';
import { readNested } from '../contract/too-deep.ts';
import { ValidationError } from '../contract/validation-error.ts';

/** @throws ValidationError naming the file, the line and the column. */
export function readYaml(text: string, file: string): unknown {
  return readNested(file, () => unfold(file, parseYaml(file, text)));
}

function unfold(file: string, document: Document): unknown {
  const [error] = document.errors;
  if (!error) return document.toJS({ maxAliasCount: 100 });
  const [first = error.message] = error.message.split('\n');
  throw new ValidationError([{ path: file, message: first.replace(/:$/, '') }]);
}
