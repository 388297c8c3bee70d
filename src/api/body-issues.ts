import { nearest } from '../contract/nearest.ts';
import type { requestSchemas } from '../contract/requests.ts';
import type { Issue } from '../contract/validation-error.ts';

type SafeParsed = ReturnType<(typeof requestSchemas)['GenerateRequest']['safeParse']>;
type SchemaIssue = NonNullable<SafeParsed['error']>['issues'][number];

/** More would bury the first ones. */
const mostIssues = 20;

const kinds: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'an array',
  number: 'a number',
};

/** Every issue of a body in our words, the field first. */
export function bodyIssues(
  issues: readonly SchemaIssue[],
  body: unknown,
  fields: readonly string[],
): readonly Issue[] {
  const all = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField(key, fields))
      : [{ path: printPath(issue.path), message: messageOf(issue, body) }],
  );
  if (all.length <= mostIssues) return all;
  return [...all.slice(0, mostIssues), { path: '', message: `and ${all.length - mostIssues} more` }];
}

function unknownField(key: string, fields: readonly string[]): Issue {
  const near = nearest(key, fields);
  const advice = near ? `did you mean ${near}?` : `the fields are ${fields.join(', ')}`;
  return { path: printName(key), message: `is not a field of this request; ${advice}` };
}

function messageOf(issue: SchemaIssue, body: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(body, issue.path) === undefined
        ? 'is required'
        : `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return oneOf(issue.values.map(String), valueAt(body, issue.path));
    case 'too_small':
      return `must have at least ${issue.minimum} ${unitOf(issue.origin)}`;
    case 'too_big':
      return `must have at most ${issue.maximum} ${unitOf(issue.origin)}`;
    case 'invalid_format':
      return issue.format === 'datetime'
        ? 'must be an RFC 3339 date and time, such as 2027-01-31T12:00:00Z'
        : issue.message;
    default:
      return issue.message;
  }
}

function oneOf(values: readonly string[], sent: unknown): string {
  const near = typeof sent === 'string' ? nearest(sent, values) : null;
  return `must be one of ${values.join(', ')}${near ? `; did you mean ${near}?` : ''}`;
}

function unitOf(origin: string): string {
  return origin === 'array' ? 'items' : 'characters';
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  );
}

function printPath(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'body';
  return path
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`;
      return index === 0 ? printName(String(key)) : `.${printName(String(key))}`;
    })
    .join('');
}

/** A name from the request is quoted as soon as it is more than a word. */
function printName(name: string): string {
  return /^[\w-]{1,64}$/.test(name) ? name : JSON.stringify(name.slice(0, 64));
}
