import type { LanguageModel } from 'ai';
import type { ModelSettings } from '../../contract/model.ts';
import { ModelUnavailable } from './model.ts';

/* Opens providers, with bounded requests. */

export interface ProviderAccess {
  readonly settings: ModelSettings;
  readonly apiKey: string | null;
  readonly fetch: Fetch;
}

/** Loads a provider's package on first use. Address and key are passed explicitly, so the package looks up neither. */
export async function openProvider({ settings, apiKey, fetch }: ProviderAccess): Promise<LanguageModel> {
  const { provider, name, base_url: baseURL } = settings;
  const keyed = { baseURL, apiKey: apiKey ?? '', fetch };
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(keyed)(name);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(keyed)(name);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(keyed)(name);
    case 'ollama': {
      const { createOllama } = await import('ollama-ai-provider-v2');
      const headers = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
      return createOllama({ baseURL, headers, fetch, compatibility: 'strict' })(name);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const access = { baseURL, fetch, ...(apiKey !== null && { apiKey }) };
      return createOpenAICompatible({ ...access, name: 'model', supportsStructuredOutputs: true })(name);
    }
  }
}

export type Fetch = typeof globalThis.fetch;

/** Hundreds of times the size of a usual answer. */
const maxAnswerSize = 2 * 1024 * 1024;
/** Statuses that never have a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** Follows no redirects, which would leak the key, and limits the size of the body. */
export function boundedFetch(fetch: Fetch): Fetch {
  return async (address, init) => {
    const answer = await fetch(address, { ...init, redirect: 'manual' });
    const { status, statusText } = answer;
    if (bodiless.has(status)) return new Response(null, { status, statusText });
    const body = await readBounded(answer);
    const type = answer.headers.get('content-type') ?? 'application/json';
    const retryAfter = answer.headers.get('retry-after');
    const headers = { 'content-type': type, ...(retryAfter !== null && { 'retry-after': retryAfter }) };
    return new Response(body, { status, statusText, headers });
  };
}

async function readBounded({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    // Leaving the loop cancels the body, and with it the connection.
    if (length > maxAnswerSize) throw new ModelUnavailable('the model sent more than 2 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
