import { describe, expect, test } from 'vitest';
import { SettingError } from '../../../src/contract/errors.ts';
import { modelProviders } from '../../../src/contract/model.ts';
import { sample } from '../../support/how-long.ts';
import type { Act } from '../../support/model-server/model-server.ts';
import { namedCases } from '../cases.ts';
import { honest, honestWording } from './honest.ts';
import { inputOf, offlineOf, useLlm } from './llm-fixture.ts';

const startLlm = useLlm();
const { engineer, nurse } = namedCases;
const input = inputOf(engineer, 'super');
const fail = (status: number, message: string): Act => ({ act: 'fail', status, message });

const failures: readonly (readonly [what: string, act: Act, setting: string])[] = [
  ['a wrong key', fail(401, 'invalid key'), 'model.api_key_env'],
  ['a key without rights', fail(403, 'forbidden'), 'model.api_key_env'],
  ['an account without credit', fail(402, 'pay first'), 'model.api_key_env'],
  ['an unknown model', fail(404, 'model "mock-1" not found'), 'model.name'],
  ['another server', fail(404, 'page not found'), 'model.base_url'],
  ['a redirect', fail(302, 'elsewhere'), 'model.base_url'],
  ['a context that is too small', fail(400, 'maximum context length is 512 tokens'), 'model.context_window'],
];

describe.each(modelProviders)('%s', (provider) => {
  test('is asked in its own format, and its honest wordings are accepted', async () => {
    const { engine, server } = await startLlm(honest, {
      provider,
      settings: { price: { input: 3, output: 15 } },
    });
    const { report, atsScore } = await engine.tailor(input);
    const { model } = report;
    expect(report.engine).toBe('mixed');
    expect(model).toMatchObject({ provider, name: 'mock-1', accepted: honestWording.accepted, rejected: [] });
    expect(model?.cost).toBeCloseTo(
      ((model?.tokens.input ?? 0) * 3 + (model?.tokens.output ?? 0) * 15) / 1e6,
      6,
    );
    expect(atsScore).toBeGreaterThanOrEqual((await offlineOf(engineer, 'super')).atsScore);
    expect(
      server.asked.every(({ model: name, format }) => name === 'mock-1' && format === 'json_schema'),
    ).toBe(true);
    const [headers] = server.headers;
    const key = headers?.['x-api-key'] ?? headers?.['x-goog-api-key'] ?? headers?.authorization;
    expect(key).toMatch(/^(Bearer )?the-key$/);
  });

  test('is asked with as little randomness as it allows', async () => {
    const { engine, server } = await startLlm(honest, { provider });
    await engine.tailor(input);
    const { body } = server.asked[0] ?? {};
    const sampling = body?.generationConfig ?? body?.options ?? body;
    expect(sampling.temperature).toBe(0);
    if (provider === 'ollama') expect(body.options).toMatchObject({ num_ctx: 16_384, seed: 7 });
    if (provider === 'openai') expect(body.store).toBe(false);
  });

  test.each(provider === modelProviders[0] ? failures : sample(failures, 3))(
    '%s is an error that names the setting and how to fix it',
    async (_what, act, setting) => {
      const { engine } = await startLlm(() => act, { provider });
      const failure = await engine.tailor(input).then(
        () => null,
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(SettingError);
      expect(failure).toMatchObject({ setting });
      expect(String(failure)).not.toContain('the-key');
    },
  );
});

describe('a server that does not support every format', () => {
  test.each([
    ['json_object', ['json_schema']],
    ['plain', ['json_schema', 'json_object']],
  ])('is asked for %s, and remembered', async (format, refused) => {
    const { engine, server } = await startLlm((asked) =>
      refused.includes(asked.format) ? fail(400, 'response_format is not supported') : honest(asked),
    );
    const { report } = await engine.tailor(input);
    expect(report.model?.accepted).toBe(honestWording.accepted);
    const asked = server.asked.length;
    await engine.tailor(inputOf(nurse, 'super'));
    expect(new Set(server.asked.slice(asked).map((one) => one.format))).toEqual(new Set([format]));
  });

  test('is asked without temperature if it refuses one', async () => {
    const { engine, server } = await startLlm((asked) =>
      asked.body.temperature === undefined ? honest(asked) : fail(400, "Unsupported value: 'temperature'"),
    );
    const { report } = await engine.tailor(input);
    expect(report.model?.accepted).toBe(honestWording.accepted);
    expect(server.asked.at(-1)?.format).toBe('json_schema');
  });

  test('is a wrong setting if it refuses everything', async () => {
    const { engine } = await startLlm(() => fail(400, 'no'));
    await expect(engine.tailor(input)).rejects.toThrow(
      'model in server.yaml: the provider rejected the request',
    );
  });
});

describe('a context window', () => {
  test('that fits only single lines is asked line by line', async () => {
    const { engine, server } = await startLlm(honest, { settings: { context_window: 2000 } });
    const { report } = await engine.tailor(inputOf(engineer, 'good'));
    expect(server.asked.length).toBeGreaterThan(5);
    expect(report.model?.accepted).toBeGreaterThan(0);
  });

  test('that fits no question is a wrong setting', async () => {
    const { engine, server } = await startLlm(honest, { settings: { context_window: 600 } });
    await expect(engine.tailor(input)).rejects.toMatchObject({ setting: 'model.context_window' });
    expect(server.asked).toEqual([]);
  });

  test('to which a server silently truncates prompts is detected by the token count', async () => {
    const long = { ...inputOf(engineer, 'good'), base: structuredClone(input.base) };
    const [job] = long.base.sections.experience.items;
    const bullets = Array.from(
      { length: 12 },
      (_, index) => `<li>Wrote report ${index} ${'on tides '.repeat(60)}</li>`,
    );
    if (job) job.summary = `<ul>${bullets.join('')}</ul>`;
    const { engine } = await startLlm((asked) => ({
      act: 'answer',
      said: { text: honest(asked), tokens: { input: Math.min(600, asked.prompt.length / 4), output: 1 } },
    }));
    await expect(engine.tailor(long)).rejects.toMatchObject({ setting: 'model.context_window' });
  });
});
