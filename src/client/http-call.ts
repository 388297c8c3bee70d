import { type Answer, type Endpoint, endpoints, type OperationId } from '../contract/endpoints.ts';
import { ApiError } from './api-error.ts';
import { type Call, type CallInput, isIdempotent, isRepeatable } from './call.ts';
import type { ClientOptions } from './client-options.ts';
import { ConnectionError } from './connection-error.ts';
import { deletedAnswer } from './deleted-answer.ts';
import type { FetchInit, Received } from './fetch.ts';
import { printUrl } from './print-url.ts';
import { readAnswer, retryAfterOf } from './read-answer.ts';
import type { Failure } from './retry.ts';
import { send } from './send.ts';
import { sendWithRetries } from './send-with-retries.ts';

/**
 * Over HTTP: one function for every row of the endpoint table.
 * It throws ApiError (the service says no), ConnectionError (no answer) or ProtocolError (not our answer).
 */
export function createCall(options: ClientOptions): Call {
  return async <Id extends OperationId>(operation: Id, input: CallInput<Id> = {}) => {
    const endpoint: Endpoint = endpoints[operation];
    const url = printUrl(options.baseUrl, endpoint.path, input.id, { ...input.query });
    const init = initOf(endpoint, input, options);
    const timeout = options.timeouts?.[isIdempotent(endpoint) ? 'read' : 'work'];
    const attempts = {
      send: () => send(url, init, timeout, options),
      failureOf,
      isRepeatable: isRepeatable(operation, input),
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

function failureOf(outcome: Received | ConnectionError): Failure | null {
  if (outcome instanceof ConnectionError) return { status: null };
  const { answer } = outcome;
  if (answer.status === 200) return null;
  return {
    status: answer.status,
    retryAfter: retryAfterOf(answer),
    refused: answer.headers.get('x-should-retry') === 'false',
    busy: answer.status === 429 && Number(answer.headers.get('ratelimit-remaining')) > 0,
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
