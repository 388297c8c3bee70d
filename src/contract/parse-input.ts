import type * as z from 'zod';
import { issueMessage } from './issue-message.ts';
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
        : [{ path: wording.pathOf(issue.path), message: issueMessage(issue) }],
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
