import { issuePath } from '../contract/issue-path.ts';
import { parseInput } from '../contract/parse-input.ts';
import { type RequestBody, type RequestName, requestSchemas } from '../contract/requests.ts';

/**
 * Checks a body against its schema. Text stays as it was sent: what it is used for decides what is trimmed.
 * Imported only when an operation has a body: this is where the schema library is loaded.
 * @throws ValidationError naming every field that is wrong, missing or unknown.
 */
export function validateBody<Name extends RequestName>(name: Name, body: unknown): RequestBody<Name> {
  const pathOf = (steps: readonly PropertyKey[]) => issuePath(steps) || 'body';
  return parseInput(requestSchemas[name], body, { whole: 'this request', pathOf }) as RequestBody<Name>;
}
