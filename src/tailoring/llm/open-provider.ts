import type { LanguageModel } from 'ai';
import type { ModelSettings } from '../../contract/model.ts';
import type { Fetch } from './bounded-fetch.ts';

export interface ProviderAccess {
  readonly settings: ModelSettings;
  readonly apiKey: string | null;
  readonly fetch: Fetch;
}

/** Each provider's package is loaded only when it is used. Address and key are always given: none is looked up elsewhere. */
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
