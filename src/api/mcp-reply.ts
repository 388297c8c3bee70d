import { limits } from '../contract/limits.ts';
import type { Operations } from '../operations/create-operations.ts';
import { causeOf, failureOf } from '../operations/failure.ts';
import { parseRawJson } from '../operations/json-text.ts';
import type { Credentials } from '../operations/operation.ts';
import { requestOf } from '../operations/perform-locally.ts';
import { ServiceError } from '../service/service-error.ts';
import type { ApiContext, ApiParts, McpDoor } from './api.ts';
import { bearerToken, readTraceContext } from './operation-request.ts';
import { readJson } from './read-json.ts';

/**
 * POST /mcp: a message of an assistant. Who has no good key gets no further; what a tool does is counted, checked and charged as the same
 * operation is anywhere.
 */
export async function mcpReply(
  c: ApiContext,
  mcp: McpDoor,
  { operations, log }: { readonly operations: Operations } & Pick<ApiParts, 'log'>,
): Promise<Response> {
  const credentials = keyOf(c);
  await operations.admit({ authentication: 'api_key', counted: false }, credentials, c.get('admission'));
  c.header('cache-control', 'no-store');
  const isMessage = c.req.method === 'POST';
  const body = isMessage ? await readJson(c, limits.rank.bodyBytes) : undefined;
  const { signal } = c.req.raw;
  const trace = readTraceContext((name) => c.req.header(name));
  return mcp.answer(c.req.raw, body, async (id, input = {}) => {
    const request = { ...requestOf(id, { ...input, credentials }), signal, trace };
    try {
      return parseRawJson((await operations.perform(id, request, { rateLimit: null })).answer);
    } catch (error) {
      const { name, message, status } = failureOf(error);
      if (status >= 500) log?.({ requestId: c.get('requestId'), error: causeOf(error) });
      // What an assistant reads is what every other caller reads.
      throw new ServiceError(name, message);
    }
  });
}

/** Assistants have one field for a key, and most of them send it as a bearer token. */
function keyOf(c: ApiContext): Credentials {
  const apiKey = c.req.header('x-api-key')?.trim() || bearerToken(c);
  return { apiKey, token: null, session: null };
}
