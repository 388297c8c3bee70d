import * as z from 'zod';
import { nearest } from '../values/nearest.ts';
import { ownValue } from '../values/own-value.ts';
import { type Issue, ValidationError } from '../values/validation-error.ts';

type SchemaIssue = z.core.$ZodIssue;

interface Wording {
  /** Completes "is not a field of". */
  readonly whole: string;
  /** The path of an issue in the caller's terms. */
  pathOf(steps: readonly PropertyKey[]): string;
}

/**
 * Validates outside input against a schema.
 * @throws ValidationError with each wrong, missing or unknown field, in our words
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  wording: Wording,
): z.output<Schema> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ValidationError(
    parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? unknownFields(issue, knownFields(schema, issue.path), wording)
        : [{ path: wording.pathOf(issue.path), message: issueMessage(issue), code: codeOf(issue) }],
    ),
  );
}

function codeOf(issue: SchemaIssue): string | undefined {
  const code: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  return typeof code === 'string' ? code : undefined;
}

function unknownFields(
  { keys, path }: Extract<SchemaIssue, { code: 'unrecognized_keys' }>,
  fields: readonly string[],
  { whole, pathOf }: Wording,
): Issue[] {
  // The list of fields is shown for one unknown field only, not repeated for many.
  const known = keys.length === 1 ? `; the fields are ${fields.join(', ')}` : '';
  return keys.map((key) => {
    const near = nearest(key, fields);
    const advice = near ? `; did you mean ${near}?` : known;
    return { path: pathOf([...path, key]), message: `is not a field of ${whole}${advice}` };
  });
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  number: 'a number',
  int: 'a whole number',
};

/** A schema issue in our words. Needs a parse with `reportInput`. */
export function issueMessage(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is required'
        : `must be ${ownValue(kinds, issue.expected) ?? issue.expected}`;
    case 'invalid_value':
      return oneOf(issue.values.map(String), issue.input);
    case 'too_small':
      return issue.minimum === 1 && Object.hasOwn(units, issue.origin)
        ? 'must not be empty'
        : bound('least', Number(issue.minimum), issue);
    case 'too_big':
      return bound('most', Number(issue.maximum), issue);
    default:
      return issue.message;
  }
}

function oneOf(values: readonly string[], sent: unknown): string {
  const near = typeof sent === 'string' ? nearest(sent, values) : null;
  const choice = values.length > 1 ? 'one of ' : '';
  if (sent === undefined) return `is required: ${choice}${values.join(', ')}`;
  return `must be ${choice}${values.join(', ')}${near ? `; did you mean ${near}?` : ''}`;
}

const units: Readonly<Record<string, string>> = { string: 'characters', array: 'items' };

interface Bounded {
  readonly origin: string;
  readonly inclusive?: boolean | undefined;
  readonly input?: unknown;
}

function lengthSent(input: unknown): string {
  return typeof input === 'string' || Array.isArray(input) ? `, has ${input.length}` : '';
}

function bound(side: 'least' | 'most', limit: number, { origin, inclusive = true, input }: Bounded): string {
  const unit = ownValue(units, origin);
  if (unit) return `must have at ${side} ${limit} ${unit}${lengthSent(input)}`;
  if (inclusive) return `must be at ${side} ${limit}`;
  return `must be ${side === 'least' ? 'above' : 'below'} ${limit}`;
}

/** The fields of a schema at a path; empty if it is not an object. */
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
