import { type RequestBody, type RequestName, requestSchemas } from '../contract/requests.ts';
import { ValidationError } from '../contract/validation-error.ts';
import { bodyIssues } from './body-issues.ts';

/**
 * Checks a body against its schema and prepares its text for use. Imported only when an operation
 * has a body: this is where the schema library is loaded.
 * @throws ValidationError naming every field that is wrong, missing or unknown.
 */
export function validateBody<Name extends RequestName>(name: Name, body: unknown): RequestBody<Name> {
  const schema = requestSchemas[name];
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const fields = 'shape' in schema ? Object.keys(schema.shape) : [];
    throw new ValidationError(bodyIssues(parsed.error.issues, body, fields));
  }
  // A document is kept as it was put; only the fields of a request are text to be used.
  const prepared = 'shape' in schema ? prepareText(parsed.data) : parsed.data;
  return prepared as RequestBody<Name>;
}

function prepareText(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value,
    ]),
  );
}
