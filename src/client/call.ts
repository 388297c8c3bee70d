import {
  type Answer,
  type BodyInput,
  type Endpoint,
  endpoints,
  type OperationId,
  type QueryInput,
} from '../contract/endpoints.ts';
import { ApiError } from './api-error.ts';
import type { ClientOptions } from './client-options.ts';
import { deletedAnswer } from './deleted-answer.ts';
import type { FetchInit } from './fetch.ts';
import { printUrl } from './print-url.ts';
import { readAnswer } from './read-answer.ts';
import { send } from './send.ts';
import { sendWithRetries } from './send-with-retries.ts';

interface CallInput<Id extends OperationId> {
  /** The path parameter. */
  readonly id?: string;
  readonly query?: QueryInput<Id>;
  readonly body?: BodyInput<Id>;
  readonly idempotencyKey?: string | undefined;
}

export type Call = <Id extends OperationId>(operation: Id, input?: CallInput<Id>) => Promise<Answer<Id>>;

/**
 * One function for every row of the endpoint table.
 * It throws ApiError (the service says no), ConnectionError (no answer) or ProtocolError (not our answer).
 */
export function createCall(options: ClientOptions): Call {
  return async <Id extends OperationId>(operation: Id, input: CallInput<Id> = {}) => {
    const endpoint: Endpoint = endpoints[operation];
    const url = printUrl(options.baseUrl, endpoint.path, input.id, { ...input.query });
    const init = initOf(endpoint, input, options);
    const isIdempotent = endpoint.method === 'GET' || endpoint.method === 'DELETE';
    const timeout = options.timeouts?.[isIdempotent ? 'read' : 'work'];
    const attempts = {
      send: () => send(url, init, timeout, options),
      isRepeatable: isIdempotent || input.idempotencyKey !== undefined,
    };
    const { outcome, uncertain } = await sendWithRetries(attempts, options);
    if (outcome instanceof Error) throw outcome;
    try {
      return readAnswer(outcome, endpoint.answer, options.parseAnswer) as Answer<Id>;
    } catch (error) {
      const isGone = endpoint.method === 'DELETE' && error instanceof ApiError && error.name === 'not_found';
      if (uncertain && isGone) return deletedAnswer(operation, input.id) as Answer<Id>;
      throw error;
    }
  };
}

function initOf<Id extends OperationId>(
  { method, authentication }: Endpoint,
  { body, idempotencyKey }: CallInput<Id>,
  { apiKey, dashboardToken }: ClientOptions,
): FetchInit {
  const isDashboard = authentication !== 'api_key';
  return {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(!isDashboard && apiKey && { 'x-api-key': apiKey }),
      ...(isDashboard && dashboardToken && { authorization: `Bearer ${dashboardToken}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
  };
}
