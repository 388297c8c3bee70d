import type * as z from 'zod';
import { knownFields } from './known-fields.ts';
import { nearest } from './nearest.ts';
import { type Issue, ValidationError } from './validation-error.ts';

type SchemaIssue = z.core.$ZodIssue;

interface Wording {
  /** Completes "is not a field of". */
  readonly whole: string;
  /** The path of an issue as its reader knows it. */
  pathOf(steps: readonly PropertyKey[]): string;
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

/**
 * Checks what came from outside against its schema.
 * @throws ValidationError naming every field that is wrong, missing or unknown, in our words.
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
        : [{ path: wording.pathOf(issue.path), message: messageOf(issue) }],
    ),
  );
}

function unknownFields(
  { keys, path }: Extract<SchemaIssue, { code: 'unrecognized_keys' }>,
  fields: readonly string[],
  { whole, pathOf }: Wording,
): Issue[] {
  // One list of the fields is help, the same twenty times is not.
  const known = keys.length === 1 ? `; the fields are ${fields.join(', ')}` : '';
  return keys.map((key) => {
    const near = nearest(key, fields);
    const advice = near ? `; did you mean ${near}?` : known;
    return { path: pathOf([...path, key]), message: `is not a field of ${whole}${advice}` };
  });
}

function messageOf(issue: SchemaIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return oneOf(issue.values.map(String), issue.input);
    case 'too_small':
      return issue.minimum === 1 && issue.origin !== 'number'
        ? 'must not be empty'
        : bound('least', Number(issue.minimum), issue.origin);
    case 'too_big':
      return bound('most', Number(issue.maximum), issue.origin);
    default:
      return issue.message;
  }
}

function oneOf(values: readonly string[], sent: unknown): string {
  const near = typeof sent === 'string' ? nearest(sent, values) : null;
  const choice = values.length > 1 ? 'one of ' : '';
  return `must be ${choice}${values.join(', ')}${near ? `; did you mean ${near}?` : ''}`;
}

const units: Readonly<Record<string, string>> = { string: 'characters', array: 'items' };

function bound(side: 'least' | 'most', limit: number, origin: string): string {
  const unit = units[origin];
  return unit ? `must have at ${side} ${limit} ${unit}` : `must be at ${side} ${limit}`;
}
