import { type RequestBody, type RequestName, requestSchemas } from '../contract/requests.ts';
import { ValidationError } from '../contract/validation-error.ts';
import { bodyIssues } from './body-issues.ts';

/**
 * Checks a body against its schema. Text stays as it was sent: what it is used for decides what is trimmed.
 * Imported only when an operation has a body: this is where the schema library is loaded.
 * @throws ValidationError naming every field that is wrong, missing or unknown.
 */
export function validateBody<Name extends RequestName>(name: Name, body: unknown): RequestBody<Name> {
  const schema = requestSchemas[name];
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data as RequestBody<Name>;
  const fields = 'shape' in schema ? Object.keys(schema.shape) : [];
  throw new ValidationError(bodyIssues(parsed.error.issues, body, fields));
}
