import * as z from 'zod';
import { objectSchemas } from '../objects.ts';
import { ownValue } from '../own-value.ts';
import { Change, Gap, Hidden, PdfCheck, Question } from '../report.ts';
import { requestSchemas } from '../requests.ts';
import { ResumeDocument } from '../resume-document.ts';
import { ResumeInput } from '../resume-input.ts';
import { Component, Evidence, Knockout, Requirement, Warning } from '../score.ts';
import type { OpenApiSchema, Reference } from './openapi-types.ts';
import { resumeInputSchemas } from './resume-input-schemas.ts';
import { type PartName, schemaDescriptions, specifiedSchemas } from './schema-descriptions.ts';

const parts = {
  ResumeDocument,
  Change,
  Component,
  Evidence,
  Gap,
  Question,
  Hidden,
  Knockout,
  PdfCheck,
  Requirement,
  Warning,
  ResumeInput,
} satisfies Partial<Record<PartName, z.ZodType>>;

export function schemaReference(name: string): Reference {
  return { $ref: `#/components/schemas/${name}` };
}

/** Every schema of the contract by name; where one holds another, it refers to it. */
export function openApiSchemas(): Readonly<Record<string, OpenApiSchema>> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries({ ...objectSchemas, ...requestSchemas, ...parts })) {
    registry.add(schema, { id });
  }
  const { schemas } = z.toJSONSchema(registry, {
    // As a caller writes it: fields with a default may be left out, and answers may grow fields.
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema, path }) => complete(jsonSchema, path),
  });
  const converted = Object.entries(schemas).map(
    ([id, { $schema: _, $id: __, ...schema }]): readonly [string, object] => [id, schema],
  );
  const replaced = Object.entries(resumeInputSchemas());
  return Object.fromEntries([...converted, ...replaced].map(([id, schema]) => [id, titled(id, schema)]));
}

function titled(id: string, schema: object): OpenApiSchema {
  const description = ownValue<string>(schemaDescriptions, id) ?? '';
  return { description, ...(!specifiedSchemas.has(id) && { 'x-extension': true as const }), ...schema };
}

/** Takes out what says nothing to a reader, such as the calendar as a pattern, and adds what they look for. */
function complete(schema: z.core.JSONSchema.BaseSchema, path: readonly (string | number)[]): void {
  if (schema.format === 'date-time' || schema.format === 'date') delete schema.pattern;
  delete schema.propertyNames;
  if (schema.type === 'integer') schema.format ??= (schema.maximum ?? Infinity) < 2 ** 31 ? 'int32' : 'int64';
  if (path.at(-1) === 'object' && schema.const) schema.description ??= 'Names the type of the object';
}
