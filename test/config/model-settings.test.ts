import { describe, expect, it } from 'vitest';
import { loadServerSettings } from '../../src/config/load-server-settings.ts';
import { readModelKey } from '../../src/config/server-variables.ts';

const load = (text: string) => loadServerSettings('/home/server.yaml', () => text);
const modelOf = async (text: string) => (await load(`engine: llm\nmodel: { ${text} }`)).model;

describe('the model block of server.yaml', () => {
  it('needs only a provider and a name; a hosted provider gets an address, a variable and short limits', async () => {
    expect(await modelOf('provider: anthropic, name: m')).toEqual({
      provider: 'anthropic',
      name: 'm',
      base_url: 'https://api.anthropic.com/v1',
      api_key_env: 'ANTHROPIC_API_KEY',
      context_window: 200_000,
      timeout_seconds: 20,
      deadline_seconds: 45,
      price: null,
    });
  });

  it.each([
    'http://127.0.0.1:1234/v1',
    'http://localhost:8080',
    'http://[::1]:1234/v1',
    'http://192.168.1.20:1234/v1',
    'http://gpu-box:8000/v1',
    'http://studio.local/v1',
  ])('gives a local model at %s a long deadline and needs no key for it', async (url) => {
    const model = await modelOf(`provider: openai-compatible, name: m, base_url: "${url}/"`);
    expect(model).toMatchObject({ base_url: url, deadline_seconds: 300, api_key_env: null });
  });

  it.each(['https://openrouter.ai/api/v1', 'https://10.example.com/v1', 'http://172.15.0.1/v1'])(
    'treats a model at %s as hosted',
    async (url) => {
      const model = await modelOf(`provider: openai-compatible, name: m, base_url: "${url}"`);
      expect(model).toMatchObject({ deadline_seconds: 45, timeout_seconds: 20 });
    },
  );

  it('limits a single call to the deadline', async () => {
    expect(await modelOf('provider: openai, name: m, deadline_seconds: 8')).toMatchObject({
      timeout_seconds: 8,
      deadline_seconds: 8,
    });
  });

  it('is allowed while the engine is rules', async () => {
    const { engine, model } = await load('model: { provider: ollama, name: qwen3 }');
    expect({ engine, url: model?.base_url }).toEqual({
      engine: 'rules',
      url: 'http://127.0.0.1:11434/api',
    });
  });

  it.each([
    ['engine: llm', 'engine: "llm" needs the block "model"'],
    ['model: { provider: openai }', 'model.name: is required'],
    ['model: { provider: openai, name: m, timeout_seconds: 0 }', 'model.timeout_seconds: must be above 0'],
    ['model: { provider: mistral, name: m }', 'model.provider'],
    ['model: { provider: openai-compatible, name: m }', 'model.base_url: openai-compatible needs'],
    ['model: { provider: ollama, name: m, base_url: "ftp://x" }', 'model.base_url: must be an http'],
    ['model: { provider: ollama, name: m, base_url: "http://a:b@x" }', 'model.base_url: must be an http'],
    [
      'model: { provider: openai, name: m, context_windw: 9000 }',
      'unknown key "model.context_windw" (did you mean context_window?',
    ],
    ['model: { provider: openai, name: m, context_window: 100 }', 'model.context_window'],
    ['model: { provider: openai, name: m, price: { input: 1 } }', 'model.price.output'],
  ])('refuses "%s" and names the place', async (text, message) => {
    await expect(load(text)).rejects.toThrow(message);
  });

  it('does not repeat a key that was given instead of the variable’s name', async () => {
    const wrong = load('model: { provider: openai, name: m, api_key_env: sk-secret-123 }');
    await expect(wrong).rejects.toThrow('must be the name of a variable, never the key itself');
    await expect(wrong).rejects.not.toThrow('sk-secret-123');
  });
});

describe('the key of the model', () => {
  it('is read from the variable that the settings name, and from no other', () => {
    expect(readModelKey({ api_key_env: 'MY_KEY' }, { MY_KEY: ' secret ', OPENAI_API_KEY: 'other' })).toBe(
      'secret',
    );
    expect(readModelKey({ api_key_env: null }, { OPENAI_API_KEY: 'other' })).toBeNull();
  });

  it.each([{}, { MY_KEY: '' }, { MY_KEY: '  ' }])(
    'is reported as missing under the name of its variable with %o',
    (environment) => {
      expect(() => readModelKey({ api_key_env: 'MY_KEY' }, environment)).toThrow(
        'model in server.yaml: the variable MY_KEY is not set',
      );
    },
  );
});
