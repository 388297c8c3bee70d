import { type ObjectName, type ObjectOf, objectSchemas } from '../../src/contract/objects.ts';
import type { ApiConnection } from './api-connections.ts';
import { liveKey } from './fake-use-cases.ts';

export const posting = 'We need a backend engineer who knows TypeScript, SQL and how to write tests.';
export const generateBody = { job_description: posting, company_name: 'Example Ltd', position: 'Engineer' };

/** One request as a row of a table; the live key is sent unless it says otherwise. */
export interface Row {
  readonly method?: string;
  readonly path: string;
  readonly key?: string | null;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text goes out as it is, everything else as JSON. */
  readonly body?: unknown;
}

export const generateRow = {
  method: 'POST',
  path: '/api/v1/resumes/generate',
  body: generateBody,
} satisfies Row;

export function sendRow(connection: ApiConnection, row: Row): Promise<Response> {
  const { method = 'GET', path, key = liveKey, token, headers, body } = row;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return connection.fetch(`${connection.origin}${path}`, {
    method,
    headers: {
      ...(key !== null && { 'x-api-key': key }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(text !== undefined && { body: text }),
  });
}

/** Reads an answer through the contract: another shape fails the test. */
export async function readObject<Name extends ObjectName>(
  response: Response,
  name: Name,
): Promise<ObjectOf<Name>> {
  return objectSchemas[name].parse(JSON.parse(await response.text())) as ObjectOf<Name>;
}
