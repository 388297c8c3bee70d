import type { Endpoint } from '../contract/endpoints/endpoint.ts';
import { type Answer, type Endpoints, endpoints, type OperationId } from '../contract/endpoints.ts';
import { withoutTrailing } from '../values/strings.ts';
import { type Call, type CallInput, isIdempotent, isRepeatable } from './call.ts';
import type { ClientOptions } from './client-options.ts';
import { ApiError, ConnectionError } from './errors.ts';
import { reach } from './reach.ts';
import { type FetchInit, type Received, readAnswer, retryAfterOf } from './read-answer.ts';
import { requestPath } from './request-path.ts';
import { type Failure, sendWithRetries } from './retries.ts';

/** The operations whose answer says nothing but that the object is deleted. */
type Deletion = {
  [Id in OperationId]: Endpoints[Id]['answer'] extends `Deleted${string}` ? Id : never;
}[OperationId];

/** The answer if a repeated DELETE finds the object already deleted. Other answers cannot be known without the service. */
const deletedAnswers: { readonly [Id in OperationId]?: (id: string) => Answer<Id> } = {
  deleteResume: (id) => ({ object: 'resume.deleted', id, deleted: true }),
  deleteBaseResume: () => ({ object: 'base_resume.deleted', deleted: true }),
  revokeApiKey: (id) => ({ object: 'api_key.deleted', id, deleted: true }),
} satisfies { readonly [Id in Deletion]: (id: string) => Answer<Id> };

/**
 * Calls operations over HTTP.
 * Throws ApiError (refused by the service), ConnectionError (no answer) or ProtocolError (not our answer).
 */
export function createCall(options: ClientOptions): Call {
  return async <Id extends OperationId>(operation: Id, input: CallInput<Id> = {}) => {
    const endpoint: Endpoint = endpoints[operation];
    const path = requestPath(endpoint.path, input.id, { ...input.query });
    const url = withoutTrailing(options.baseUrl, '/') + path;
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
      const isGone = uncertain && error instanceof ApiError && error.name === 'not_found';
      const deleted = isGone ? deletedAnswers[operation]?.(input.id ?? '') : undefined;
      if (deleted !== undefined) return deleted;
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

/** One attempt. Returns connection failures for the retry logic; throws if the caller aborts. */
async function send(
  url: string,
  init: FetchInit,
  timeout: number | undefined,
  { fetch, signal }: Pick<ClientOptions, 'fetch' | 'signal'>,
): Promise<Received | ConnectionError> {
  try {
    return await reach(url, { timeout, signal }, async (ends) => {
      const answer = await fetch(url, ends ? { ...init, signal: ends } : init);
      return { answer, text: await answer.text() };
    });
  } catch (error) {
    if (error instanceof ConnectionError) return error;
    throw error;
  }
}
