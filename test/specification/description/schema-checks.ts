import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { JsonObject } from './json.ts';
import type { Place } from './place.ts';

/** What is wrong with a value, each problem with its place; nothing when it is valid. */
export type Check = (value: unknown) => readonly string[];

const documentId = 'service.yaml';

/** Gives the check for a schema anywhere in the document. Lengths count code points, patterns are Unicode. */
export function createSchemaChecks(document: JsonObject): (schema: Place) => Check {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true });
  formats.default(ajv);
  // Schemas are reached through the document, whose own keys are none of JSON Schema's.
  ajv.addVocabulary(Object.keys(document));
  ajv.addSchema(document, documentId, false, false);
  return (schema) => {
    const validate = ajv.compile({ $ref: `${documentId}${schema.pointer}` });
    return (value) => {
      if (validate(value)) return [];
      return (validate.errors ?? []).map(
        ({ instancePath, message = '', params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
      );
    };
  };
}
