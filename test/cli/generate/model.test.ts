import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { ModelProvider } from '../../../src/contract/model.ts';
import { ErrorObject, Resume } from '../../../src/contract/objects.ts';
import { Report } from '../../../src/contract/report.ts';
import { editsOf } from '../../support/model-server/asked-lines.ts';
import {
  type Act,
  type Behavior,
  type ModelServer,
  startModelServer,
} from '../../support/model-server/model-server.ts';
import { backendPosting, engineer } from '../fixtures.ts';
import { createTestTerminal, type RunOptions, type TestTerminal } from '../memory-io.ts';

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A model that rewords one line of the example. */
const honest: Behavior = (asked) =>
  editsOf(asked, ({ text }) =>
    text.includes('the migration of CI from')
      ? text.replace('the migration of CI from', 'migrating CI from')
      : null,
  );
const fail = (status: number, message = ''): Act => ({ act: 'fail', status, message });
const key = { environment: { MY_KEY: 'the-key' } };
const generate = ['generate', backendPosting, '--resume', engineer, '--json'];

interface TerminalWithModel {
  readonly terminal: TestTerminal;
  readonly server: ModelServer;
}

async function startWithModel(
  behavior: Behavior,
  more = '',
  provider: ModelProvider = 'openai-compatible',
): Promise<TerminalWithModel> {
  const server = await startModelServer(provider, behavior);
  servers.push(server);
  const terminal = createTestTerminal();
  mkdirSync(terminal.home, { mode: 0o700 });
  writeFileSync(
    path.join(terminal.home, 'server.yaml'),
    `engine: llm\nmodel: { provider: ${provider}, name: mock-1, base_url: "${server.baseUrl}", api_key_env: MY_KEY${more} }\n`,
  );
  return { terminal, server };
}

async function creditsOf(terminal: TestTerminal, options: RunOptions = key): Promise<number> {
  return JSON.parse((await terminal.run(['usage', '--json'], options)).stdout).credits_remaining;
}

describe('generate with a model', () => {
  it('does not send it a company or position that was not given', async () => {
    const { terminal, server } = await startWithModel(honest);
    const text = 'we build tools for ferries.\n\nrequirements:\n- TypeScript\n- PostgreSQL\n- Kubernetes\n';
    const argv = ['generate', '--job-text', text, '--resume', engineer, '--level', 'super'];
    expect((await terminal.run(argv, key)).exitCode).toBe(0);
    expect(server.asked.length).toBeGreaterThan(0);
    for (const { prompt, system } of server.asked) {
      expect(`${system}${prompt}`).not.toMatch(/unknown company|open position|POSITION:/i);
    }
  });

  it('accepts its faithful wordings, and reports them', async () => {
    const { terminal, server } = await startWithModel(honest, ', price: { input: 1, output: 2 }');
    const made = await terminal.run(generate, key);
    expect(made).toMatchObject({ exitCode: 0, stderr: '' });
    const { id } = Resume.parse(JSON.parse(made.stdout));
    const report = Report.parse(JSON.parse((await terminal.run(['explain', id, '--json'], key)).stdout));
    expect(report).toMatchObject({
      engine: 'mixed',
      model: { provider: 'openai-compatible', name: 'mock-1', calls: server.asked.length },
    });
    expect(report.model?.accepted).toBeGreaterThan(0);
    expect(report.model?.cost).toBeGreaterThan(0);
    expect(report.changes.filter((change) => change.engine === 'llm')).toHaveLength(
      report.model?.accepted ?? -1,
    );
  });

  it('reports to people and scripts what the model did, and why not more', async () => {
    const { terminal } = await startWithModel((asked, call) =>
      asked.prompt.includes('SUMMARY:') ? fail(500) : honest(asked, call),
    );
    const shown = await terminal.run([...generate.slice(0, -1), '--no-color'], { ...key, columns: 200 });
    expect(shown.stdout).toMatch(/Model +mock-1 worded 1 line. \d+ calls, \d+ tokens in, \d+ out/);
    expect(shown.stdout).toMatch(/Look +The language model did not answer 1 of \d questions/);
    const piped = await terminal.run(['explain', 'latest'], key);
    expect(piped.stdout).toMatch(/^model\topenai-compatible\tmock-1\t1\t0\t\d+\t\d+\t\d+\t$/m);
    const watched = await terminal.run(['explain', 'latest', '--no-color'], { ...key, columns: 100 });
    expect(watched.stdout).toMatch(/Language model\n\n {2}mock-1 worded 1 line/);
  });

  it('keeps the wordings of the model through undo and edits, and says that rules word the rest', async () => {
    const { terminal, server } = await startWithModel(honest);
    const { id } = JSON.parse((await terminal.run(generate, key)).stdout);
    const explain = async () =>
      Report.parse(JSON.parse((await terminal.run(['explain', id, '--json'], key)).stdout));
    const before = await explain();
    const asked = server.asked.length;
    const own = before.changes.filter((change) => change.engine === 'llm').map((change) => change.id);
    expect((await terminal.run(['revert', id, ...own], key)).exitCode).toBe(0);
    expect(await explain()).toMatchObject({ engine: 'rules', model: before.model });
    expect(server.asked).toHaveLength(asked);
  });

  it('uses no model for scores, previews and the level basic', async () => {
    const { terminal, server } = await startWithModel(honest);
    for (const argv of [
      ['score', backendPosting, '--resume', engineer],
      [...generate, '--dry-run'],
      [...generate, '--level', 'basic'],
    ]) {
      expect((await terminal.run(argv, key)).exitCode).toBe(0);
    }
    expect(server.asked).toEqual([]);
  });

  it('uses no model for a test key', async () => {
    const { terminal, server } = await startWithModel(honest);
    await terminal.run(['base', 'set', engineer], key);
    const created = await terminal.run(['keys', 'create', '--name', 'try', '--test', '--json'], key);
    const { secret } = JSON.parse(created.stdout);
    const made = await terminal.run(['generate', backendPosting, '--json'], {
      environment: { ...key.environment, RESUME_TAILOR_API_KEY: secret },
    });
    expect(made.exitCode).toBe(0);
    expect(server.asked).toEqual([]);
  });

  it('shows its progress on a terminal', async () => {
    const { terminal } = await startWithModel(honest);
    const watched = await terminal.run(generate.slice(0, -1), { ...key, watched: true, columns: 100 });
    expect(watched.stderr).toMatch(/The model has answered \d of \d questions/);
  });
});

/** A wrong setting: how to make it, and its message to the host. */
const wrong: readonly (readonly [what: string, act: Act, setting: string])[] = [
  ['a key that is not accepted', fail(401), 'model.api_key_env'],
  ['an unknown model', fail(404, 'model "mock-1" not found'), 'model.name'],
  ['another address', fail(404, 'nothing here'), 'model.base_url'],
  ['a context that is too small', fail(400, 'the context length is 100'), 'model.context_window'],
];

describe('wrong settings', () => {
  it.each(wrong)('%s: the command names the setting, and charges nothing', async (_what, act, setting) => {
    const { terminal } = await startWithModel(() => act);
    const ran = await terminal.run(generate, key);
    expect({ exitCode: ran.exitCode, stdout: ran.stdout }).toEqual({ exitCode: 1, stdout: '' });
    const error = ErrorObject.parse(JSON.parse(ran.stderr));
    expect(error).toMatchObject({ name: 'internal_server_error', status: 500 });
    expect(error.message).toContain(`${setting} in server.yaml`);
    expect(error.message).toContain('Nothing was charged');
    expect(await creditsOf(terminal)).toBe(10_000);
  });

  it('include an unset variable, which does not affect other commands', async () => {
    const { terminal, server } = await startWithModel(honest);
    const ran = await terminal.run(generate);
    expect(ran.stderr).toContain('the variable MY_KEY is not set');
    expect((await terminal.run(generate.slice(0, -1))).stderr).not.toContain('Idempotency-Key');
    expect(await creditsOf(terminal, {})).toBe(10_000);
    expect(server.asked).toEqual([]);
  });

  it('are not shown over HTTP, but are in the log of the host', async () => {
    const { terminal } = await startWithModel(() => fail(401));
    await terminal.run(['base', 'set', engineer], key);
    const interrupt = new AbortController();
    let asked: Promise<Response> | undefined;
    const ran = await terminal.run(['serve', '--port', '0', '--json'], {
      ...key,
      interrupt,
      onStdout: (text) => {
        asked ??= post(terminal, JSON.parse(text).url).finally(() => interrupt.abort());
      },
    });
    const response = await asked;
    const error = ErrorObject.parse(await response?.json());
    expect(error).toMatchObject({ status: 500, name: 'internal_server_error' });
    expect(error.message).not.toMatch(/model|MY_KEY|yaml|127\.0\.0\.1/);
    expect(ran.stderr).toContain('model.api_key_env in server.yaml');
    expect(ran.stderr).not.toContain('the-key');
  });

  it('once fixed, the same command continues, and pays for no answer twice', async () => {
    let isFixed = false;
    const { terminal } = await startWithModel((asked, call) => {
      const isSummary = asked.prompt.includes('SUMMARY:');
      return isSummary && !isFixed ? fail(401) : honest(asked, call);
    });
    expect((await terminal.run(generate, key)).exitCode).toBe(1);
    isFixed = true;
    const { id } = JSON.parse((await terminal.run(generate, key)).stdout);
    const { model } = JSON.parse((await terminal.run(['explain', id, '--json'], key)).stdout);
    expect(model.cached).toBeGreaterThan(0);
    expect(model.calls).toBeGreaterThan(0);
    expect(await creditsOf(terminal)).toBe(9998);
  });
});

const apiKeyOf = (terminal: TestTerminal) =>
  readFileSync(path.join(terminal.home, 'owner.key'), 'utf8').trim();

async function post(terminal: TestTerminal, url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${url}/resumes/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKeyOf(terminal) },
    body: JSON.stringify({
      job_description: readFileSync(backendPosting, 'utf8'),
      company_name: 'Harbour',
      position: 'Backend Engineer',
    }),
    ...init,
  });
}

describe('a client that disconnects', () => {
  it('ends the requests to the model, and pays nothing', async () => {
    const leave = new AbortController();
    const { terminal, server } = await startWithModel(() => {
      setImmediate(() => leave.abort());
      return { act: 'stall' };
    });
    await terminal.run(['base', 'set', engineer], key);
    const interrupt = new AbortController();
    let left: Promise<unknown> | undefined;
    const leaveAndSee = async (url: string): Promise<unknown> => {
      const outcome = await post(terminal, url, { signal: leave.signal }).catch((error: Error) => error.name);
      await allCreditsAreBack(url, apiKeyOf(terminal));
      interrupt.abort();
      return outcome;
    };
    await terminal.run(['serve', '--port', '0', '--json'], {
      ...key,
      interrupt,
      onStdout: (text) => {
        left ??= leaveAndSee(JSON.parse(text).url);
      },
    });
    expect(await left).toBe('AbortError');
    expect(server.asked.length).toBeGreaterThan(0);
    expect(await creditsOf(terminal)).toBe(10_000);
  });
});

/** Asks until the reserved credits are returned, long before the model's deadline; otherwise the test times out. */
async function allCreditsAreBack(url: string, apiKey: string): Promise<void> {
  const answer = await fetch(`${url}/usage`, { headers: { 'x-api-key': apiKey } });
  const { credits_used: used } = (await answer.json()) as { credits_used: number };
  if (used > 0) await allCreditsAreBack(url, apiKey);
}
