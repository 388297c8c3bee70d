import type { Body, Endpoint, Endpoints, OperationId, QueryValues } from '../contract/endpoints.ts';
import { endpoints } from '../contract/endpoints.ts';
import { limits } from '../contract/limits.ts';
import { readParameters } from '../contract/read-parameters.ts';
import { type Issue, ValidationError } from '../contract/validation-error.ts';
import type { Exchange } from './exchange.ts';
import type { HandlerInput } from './handlers.ts';
import { checkContentLength, mayHaveBody, readJson, skipBody } from './read-json.ts';

export type Input<Id extends OperationId> = Pick<HandlerInput<Id>, 'query' | 'body' | 'idempotencyKey'>;

/**
 * Query, Idempotency-Key and body of one operation.
 * @throws ValidationError with the issues of all three in one message.
 */
export async function readInput<Id extends OperationId>(id: Id, exchange: Exchange): Promise<Input<Id>> {
  const endpoint: Endpoint = endpoints[id];
  const issues: Issue[] = [];
  const query = collect(issues, () => readQuery(endpoints[id], exchange));
  const idempotencyKey = collect(issues, () => readIdempotencyKey(endpoint, exchange));
  const body = mayHaveBody(exchange.request)
    ? await readBody(endpoint, exchange).catch((error: unknown) => note(issues, error))
    : collect(issues, () => checkContentLength(exchange.request));
  if (issues.length > 0) throw new ValidationError(issues);
  return { query: query as QueryValues<Id>, body: body as Body<Id>, idempotencyKey };
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

function readQuery(endpoint: Endpoints[OperationId], { url }: Exchange): unknown {
  // Parsing the query is left to the first parameter that is asked for: most operations have none.
  return readParameters(endpoint.query, { getAll: (name) => url.searchParams.getAll(name) });
}

function readIdempotencyKey(endpoint: Endpoint, { request }: Exchange): string | undefined {
  if (!endpoint.idempotent) return undefined;
  const key = request.headers.get('idempotency-key')?.trim();
  if (key === undefined) return undefined;
  const { min, max } = limits.idempotencyKey;
  if (key.length >= min && key.length <= max && /^[ -~]*$/.test(key)) return key;
  const message = `must have ${min} to ${max} characters, from space to ~`;
  throw new ValidationError([{ path: 'Idempotency-Key', message }]);
}

async function readBody(endpoint: Endpoint, { request }: Exchange): Promise<unknown> {
  if (endpoint.body === null) return skipBody(request);
  const value = await readJson(request);
  const { validateBody } = await import('./validate-body.ts');
  return validateBody(endpoint.body, value);
}
