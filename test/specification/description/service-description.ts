import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { JsonObject } from './json.ts';
import { type OperationDescription, type Responses, readOperation, readResponses } from './operation.ts';
import { enter, entries, peek, root } from './place.ts';
import { createSchemaChecks } from './schema-checks.ts';

/** What service.yaml says, ready to be asked. */
export interface ServiceDescription {
  /** Prefix of every path, without a slash at its end. */
  readonly prefix: string;
  readonly operations: readonly OperationDescription[];
  /** Answers that any operation may give. */
  readonly everywhere: Responses;
  /** Answers where no operation is. */
  readonly unknownPath: Responses;
  readonly maxBytes: number;
  operation(id: string): OperationDescription;
}

export function readDocument(): JsonObject {
  return parse(readFileSync(path.join(import.meta.dirname, '..', 'service.yaml'), 'utf8'));
}

export function readServiceDescription(document: JsonObject = readDocument()): ServiceDescription {
  const top = root(document);
  const checkOf = createSchemaChecks(document);
  const operations = entries(enter(top, 'paths')).flatMap(([template, item]) =>
    entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([method, place]) => readOperation(template, method, place, peek(item, 'parameters'), checkOf)),
  );
  return {
    prefix: new URL(String(enter(top, 'servers', '0', 'url').value)).pathname,
    operations,
    everywhere: readResponses(enter(top, 'x-everywhere'), checkOf),
    unknownPath: readResponses(enter(top, 'x-unknown-path'), checkOf),
    maxBytes: Number(enter(top, 'x-max-bytes').value),
    operation(id) {
      const found = operations.find((operation) => operation.id === id);
      if (found === undefined) throw new Error(`service.yaml has no operation ${id}`);
      return found;
    },
  };
}
