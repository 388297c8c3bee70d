import * as z from 'zod';
import { ownValue } from './own-value.ts';

/** The fields that a schema knows at a path; none where there is no object. */
export function knownFields(schema: unknown, path: readonly PropertyKey[]): readonly string[] {
  return Object.keys(shapeOf(path.reduce<unknown>(schemaAt, schema)));
}

function schemaAt(schema: unknown, key: PropertyKey): unknown {
  const given = required(schema);
  if (given instanceof z.ZodArray) return given.element;
  return given instanceof z.ZodRecord ? given.valueType : ownValue(shapeOf(given), String(key));
}

function shapeOf(schema: unknown): Readonly<Record<string, unknown>> {
  const given = required(schema);
  return given instanceof z.ZodObject ? given.shape : {};
}

function required(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? schema.unwrap() : schema;
}
