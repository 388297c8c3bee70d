import { describe, expect, it } from 'vitest';
import { createTestTerminal, type Ran } from '../memory-io.ts';

/** Runs serve on a free port, sends a request, and stops it. */
async function servedWith(argv: readonly string[], ask: (url: string) => Promise<void>): Promise<Ran> {
  const interrupt = new AbortController();
  let asked: Promise<void> | undefined;
  const ran = await createTestTerminal().run(['serve', '--port', '0', '--json', ...argv], {
    interrupt,
    onStdout: (text) => {
      asked ??= ask(JSON.parse(text).url).finally(() => interrupt.abort());
    },
  });
  await asked;
  return ran;
}

const app = 'https://app.example.com';

async function allowedOrigin(url: string, origin: string): Promise<string | null> {
  const response = await fetch(`${url}/usage`, { headers: { origin } });
  return response.headers.get('access-control-allow-origin');
}

describe('serve', () => {
  it('allows requests of pages of the given origins, and no others', async () => {
    const given: (string | null)[] = [];
    const argv = ['--allow-origin', 'http://localhost:5173', '--allow-origin', app];
    const ran = await servedWith(argv, async (url) => {
      for (const origin of [app, 'http://localhost:5173', 'https://evil.example']) {
        given.push(await allowedOrigin(url, origin));
      }
    });
    expect(ran.exitCode).toBe(0);
    expect(given).toEqual([app, 'http://localhost:5173', null]);
  });

  it.each([
    ['*', app],
    ['null', app],
    ['app.example.com', app],
    ['https://app.example.com/', 'such as https://app.example.com,'],
    ['https://*.example.com/x', 'one exact origin'],
    ['file:///tmp', app],
  ])('refuses "%s" as an origin and names a good one', async (origin, word) => {
    const ran = await createTestTerminal().run(['serve', '--allow-origin', origin]);
    expect([ran.exitCode, ran.stdout]).toEqual([2, '']);
    expect(ran.stderr).toContain('--allow-origin takes one exact origin');
    expect(ran.stderr).toContain(word);
  });

  it('with --log json writes only JSON lines on stderr, including notes and warnings', async () => {
    const interrupt = new AbortController();
    const ran = await createTestTerminal().run(
      ['serve', '--port', '0', '--host', '0.0.0.0', '--log', 'json'],
      {
        interrupt,
        onStdout: () => interrupt.abort('SIGTERM'),
      },
    );
    const lines = ran.stderr
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ level }) => level)).toEqual(['warn', 'info', 'info', 'info', 'info']);
    const messages = lines.map(({ message }) => message).join('\n');
    expect(messages).toContain('can be reached from other machines');
    expect(messages).toContain('Press Ctrl-C');
  });

  it('warns in plain words without --log json', async () => {
    const ran = await servedWith(['--host', '0.0.0.0'], async () => undefined);
    expect(ran.stderr).toMatch(/^Warning: 0\.0\.0\.0 can be reached/m);
  });

  it.each([['0.0.0.0'], ['::']])('warns if %s admits other machines, also with --quiet', async (host) => {
    const ran = await servedWith(['--host', host, '--quiet'], async () => undefined);
    expect(ran.exitCode).toBe(0);
    expect(ran.stderr).toMatch(new RegExp(`^Warning: ${host} can be reached from other machines.*TLS`));
  });

  it.each([
    [['--host', '0.0.0.0'], /It listens on 0\.0\.0\.0, port \d+\. To let others connect.*--allow-host NAME/],
    [['--host', '0.0.0.0', '--allow-host', 'tailor.lan'], /Others use http:\/\/tailor\.lan:\d+\//],
    [['--public-url', 'https://tailor.example.com'], /Others use https:\/\/tailor\.example\.com\//],
  ])('prints the address for other machines with %j', async (argv, shown) => {
    const interrupt = new AbortController();
    const ran = await createTestTerminal().run(['serve', '--port', '0', ...argv], {
      interrupt,
      onStdout: () => interrupt.abort(),
    });
    expect(ran.stderr).toMatch(shown);
  });

  it.each([
    ['serve', []],
    ['open', ['--no-browser']],
  ])('%s says that it shows this machine although commands use a server', async (command, flags) => {
    const environment = { RESUME_TAILOR_BASE_URL: 'http://127.0.0.1:9' };
    for (const [variables, isSaid] of [
      [environment, true],
      [{}, false],
    ] as const) {
      const interrupt = new AbortController();
      const ran = await createTestTerminal().run([command, '--port', '0', ...flags], {
        environment: variables,
        interrupt,
        onStdout: () => interrupt.abort(),
      });
      expect(ran.stdout).toContain('http://127.0.0.1:');
      const note = 'currently use the server http://127.0.0.1:9/api/v1 (RESUME_TAILOR_BASE_URL)';
      expect(ran.stderr.includes(note)).toBe(isSaid);
    }
  });

  it('writes the warning as a line of its JSON log', async () => {
    const ran = await servedWith(['--host', '0.0.0.0', '--log', 'json'], async () => undefined);
    expect(JSON.parse(ran.stderr.split('\n')[0] ?? '')).toMatchObject({
      level: 'warn',
      message: expect.stringMatching(/^0\.0\.0\.0 can be reached from other machines/),
    });
  });

  it.each([['127.0.0.1'], ['localhost']])('does not warn at %s', async (host) => {
    const ran = await servedWith(['--host', host, '--quiet'], async () => undefined);
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
  });
});
