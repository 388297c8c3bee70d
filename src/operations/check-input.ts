import type { Endpoint } from '../contract/endpoints/endpoint.ts';
import type { Body, BodyLimit, OperationId, QueryValues } from '../contract/endpoints.ts';
import { endpoints } from '../contract/endpoints.ts';
import { idempotencyKeyProblem } from '../contract/limits.ts';
import { type Query, readParameters } from '../contract/parameters.ts';
import type { RequestName } from '../contract/requests.ts';
import { fieldError, type Issue, issuePath, ValidationError } from '../values/validation-error.ts';
import type { CheckedRequest, OperationRequest } from './operation.ts';

type Input<Id extends OperationId> = Pick<CheckedRequest<Id>, 'query' | 'body' | 'idempotencyKey'>;

/**
 * Validates the query, Idempotency-Key and body of an operation.
 * @throws ValidationError with the issues of all three
 */
export async function checkInput<Id extends OperationId>(
  id: Id,
  { query, idempotencyKey, body }: Pick<OperationRequest, 'query' | 'idempotencyKey' | 'body'>,
): Promise<Input<Id>> {
  const endpoint: Endpoint = endpoints[id];
  const issues: Issue[] = [];
  const values = collect(issues, () => readParameters(endpoint.query, query));
  if (endpoint.extension) issues.push(...(await unknownParameters(Object.keys(endpoint.query), query)));
  const key = endpoint.idempotent ? collect(issues, () => checkKey(idempotencyKey)) : undefined;
  const checked = await body()
    .then((sent) => (endpoint.body === null ? undefined : checkBody(endpoint.body, sent)))
    .catch((error: unknown) => note(issues, error));
  if (issues.length > 0) throw new ValidationError(issues);
  return { query: values as QueryValues<Id>, body: checked as Body<Id>, idempotencyKey: key };
}

/**
 * A mistyped name must not change what a request does: `?nme=nurse` would replace the default base resume. The
 * operations of the API specification ignore names that it does not know, so that clients of it may send more.
 */
async function unknownParameters(known: readonly string[], query: Query): Promise<Issue[]> {
  const unknown = [...new Set(query.keys())].filter((name) => !known.includes(name));
  if (unknown.length === 0) return [];
  const { nearest } = await import('../values/nearest.ts');
  return unknown.map((name) => {
    const near = nearest(name, known);
    const listed = known.length === 0 ? '; it has none' : `; the parameters are ${known.join(', ')}`;
    const advice = near === null ? listed : `; did you mean ${near}?`;
    return { path: issuePath([name]), message: `is not a query parameter of this request${advice}` };
  });
}

export function bodyTooLarge({ bytes, code }: BodyLimit): ValidationError {
  return fieldError('body', `must have at most ${bytes / 1024} KiB`, code);
}

function collect<T>(issues: Issue[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    return note(issues, error);
  }
}

function note(issues: Issue[], error: unknown): undefined {
  if (!(error instanceof ValidationError)) throw error;
  issues.push(...error.issues);
}

function checkKey(sent: string | null): string | undefined {
  if (sent === null) return undefined;
  const key = sent.trim();
  const problem = idempotencyKeyProblem(key);
  if (problem === null) return key;
  throw fieldError('Idempotency-Key', problem);
}

/** Does not trim text; its use decides about that. Loads the schema library, so only for operations with a body. */
async function checkBody(name: RequestName, sent: unknown): Promise<unknown> {
  const { requestSchemas } = await import('../contract/requests.ts');
  const { parseInput } = await import('../contract/parse-input.ts');
  const pathOf = (steps: readonly PropertyKey[]) => issuePath(steps) || 'body';
  return parseInput(requestSchemas[name], sent, { whole: 'this request', pathOf });
}
