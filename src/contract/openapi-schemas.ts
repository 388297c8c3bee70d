import * as z from 'zod';
import { objectSchemas } from './objects.ts';
import type { JsonObject } from './openapi-headers.ts';
import { Change, Gap, Hidden, PdfCheck } from './report.ts';
import { requestSchemas } from './requests.ts';
import { ResumeDocument } from './resume-document.ts';
import { Component, Evidence, Knockout, Requirement, Warning } from './score.ts';

const parts = {
  ResumeDocument,
  Change,
  Component,
  Evidence,
  Gap,
  Hidden,
  Knockout,
  PdfCheck,
  Requirement,
  Warning,
};

export function schemaReference(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

/** Every schema of the contract by name; where one holds another, it refers to it. */
export function openApiSchemas(): JsonObject {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries({ ...objectSchemas, ...requestSchemas, ...parts })) {
    registry.add(schema, { id });
  }
  const { schemas } = z.toJSONSchema(registry, {
    // As a caller writes it: fields with a default may be left out, and answers may grow fields.
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => simplify(jsonSchema),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}

/** Takes out what says nothing to a reader: the calendar as a pattern, and the largest safe integer. */
function simplify(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format === 'date-time' || schema.format === 'date') delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
