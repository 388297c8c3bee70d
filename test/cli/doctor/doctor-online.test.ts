import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type Act,
  type Behavior,
  type ModelServer,
  startModelServer,
} from '../../support/model-server/model-server.ts';
import { createTestTerminal } from '../memory-io.ts';

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const fail = (status: number, message = ''): Act => ({ act: 'fail', status, message });
const answer = (text: string) => JSON.stringify({ edits: [{ target: 'b1', text }] });
const able: Behavior = ({ prompt }) => answer(/^The word is (\w+)/.exec(prompt)?.[1] ?? 'one, two, three');

async function diagnose(behavior: Behavior, more = '', argv = ['--online']) {
  const server = await startModelServer('openai-compatible', behavior);
  servers.push(server);
  const terminal = createTestTerminal();
  mkdirSync(terminal.home, { mode: 0o700 });
  const block = `provider: openai-compatible, name: mock-1, base_url: "${server.baseUrl}", api_key_env: MY_KEY${more}`;
  writeFileSync(path.join(terminal.home, 'server.yaml'), `engine: llm\nmodel: { ${block} }\n`);
  const ran = await terminal.run(['doctor', '--json', ...argv], { environment: { MY_KEY: 'the-key' } });
  const { ok, checks } = JSON.parse(ran.stdout);
  const found = new Map<string, { status: string; message: string }>(
    checks.map((check: { name: string; status: string; message: string }) => [check.name, check]),
  );
  return { ok, found, server, ran };
}

describe('doctor --online', () => {
  it('passes a model that can do the work, and sends no personal data', async () => {
    const { ok, found, server } = await diagnose(able);
    expect(ok).toBe(true);
    expect(
      ['model', 'model output', 'model context', 'model speed'].map((name) => found.get(name)?.status),
    ).toEqual(Array(4).fill('pass'));
    expect(server.asked).toHaveLength(2);
  });

  it('sends nothing without the flag', async () => {
    const { found, server } = await diagnose(able, '', []);
    expect(found.has('model')).toBe(false);
    expect(server.asked).toEqual([]);
  });

  it.each<[what: string, behavior: Behavior, check: string, status: string, advice: string]>([
    ['a wrong key', () => fail(401), 'model', 'fail', 'MY_KEY'],
    [
      'an unknown model',
      () => fail(404, 'model not found'),
      'model',
      'fail',
      'Choose a name that the provider lists',
    ],
    ['a wrong address', () => fail(404, 'nothing'), 'model', 'fail', 'Most addresses end in /v1'],
    ['a broken server', () => fail(500), 'model', 'fail', 'Start that server'],
    [
      'no answer',
      () => ({ act: 'stall' }),
      'model',
      'fail',
      'no answer within 0.5 seconds (model.timeout_seconds)',
    ],
    ['an answer of another shape', () => 'One, two, three.', 'model output', 'fail', 'Use a model that'],
    [
      'a server without JSON schemas',
      (asked, call) => (asked.format === 'json_schema' ? fail(400, 'response_format') : able(asked, call)),
      'model output',
      'warn',
      'json_object is used',
    ],
    [
      'a model that forgets its context',
      () => answer('none'),
      'model context',
      'fail',
      'Load the model with a larger context',
    ],
    [
      'a context that is cut silently',
      (asked, call) => {
        const text = able(asked, call) as string;
        return asked.prompt.length > 4000
          ? { act: 'answer', said: { text, tokens: { input: 1000, output: 9 } } }
          : text;
      },
      'model context',
      'fail',
      'load the model with a larger one',
    ],
    [
      'a slow model',
      (asked, call) => ({
        act: 'answer',
        // So few output tokens mean a slow model on any machine.
        said: { text: able(asked, call) as string, tokens: { input: 50, output: 0.001 } },
      }),
      'model speed',
      'warn',
      'use a smaller model',
    ],
  ])('finds %s and says how to fix it', async (_what, behavior, check, status, advice) => {
    const isSilent = advice.startsWith('no answer');
    const { found, ok } = await diagnose(
      behavior,
      `, timeout_seconds: ${isSilent ? 0.5 : 10}, deadline_seconds: 10`,
    );
    expect(found.get(check)).toMatchObject({ status, message: expect.stringContaining(advice) });
    expect(ok).toBe(status !== 'fail');
  });

  it('says that no model is set', async () => {
    const ran = await createTestTerminal().run(['doctor', '--online']);
    expect(ran).toMatchObject({ exitCode: 0 });
    expect(ran.stdout).toContain('model\tpass\tnone');
  });

  it('is refused for the server of another machine', async () => {
    const ran = await createTestTerminal().run(['doctor', '--online', '--base-url', 'http://127.0.0.1:1']);
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain('remove the base URL');
  });
});
