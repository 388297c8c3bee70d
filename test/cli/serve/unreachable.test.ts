import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type ErrorName, errorStatus } from '../../../src/contract/errors.ts';
import { backendPosting } from '../fixtures.ts';
import { createTestTerminal, type RunOptions } from '../memory-io.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server whose answer to every request is set by the test. */
async function serverThat(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function generate(baseUrl: string, ...more: string[]): string[] {
  return ['generate', backendPosting, '--base-url', baseUrl, ...more];
}

const refusalNamed =
  (name: ErrorName): Answer =>
  (_request, response) => {
    const status = errorStatus[name];
    const body = { object: 'error', name, message: 'no', status };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

const refusal = refusalNamed('validation_error');

describe('a generate whose outcome is unknown', () => {
  it('keeps its key, so the same command requests the same resume; --new does not', async () => {
    const keys: unknown[] = [];
    const baseUrl = await serverThat((request) => {
      keys.push(request.headers['idempotency-key']);
      request.socket.destroy();
    });
    const terminal = createTestTerminal();
    expect((await terminal.run(generate(baseUrl))).exitCode).toBe(7);
    const first = new Set(keys.splice(0));
    const again = await terminal.run(generate(baseUrl));
    expect(again.stderr).toContain('Continuing the interrupted run');
    expect(new Set(keys.splice(0))).toEqual(first);
    await terminal.run(generate(baseUrl, '--new'));
    expect(first.size).toBe(1);
    expect(keys).not.toContain([...first][0]);
  });

  it.each(['missing_api_key', 'invalid_api_key'] as const)(
    'keeps its key after %s, which does not decide the earlier run',
    async (name) => {
      const keys: unknown[] = [];
      let isKnown = true;
      const baseUrl = await serverThat((request, response) => {
        keys.push(request.headers['idempotency-key']);
        if (isKnown) request.socket.destroy();
        else refusalNamed(name)(request, response);
      });
      const terminal = createTestTerminal();
      expect((await terminal.run(generate(baseUrl))).exitCode).toBe(7);
      isKnown = false;
      expect((await terminal.run(generate(baseUrl))).exitCode).toBe(4);
      expect((await terminal.run(generate(baseUrl))).exitCode).toBe(4);
      expect(new Set(keys).size).toBe(1);
    },
  );

  it('belongs to the account of its key', async () => {
    const keys: unknown[] = [];
    const baseUrl = await serverThat((request) => {
      keys.push(request.headers['idempotency-key']);
      request.socket.destroy();
    });
    const terminal = createTestTerminal();
    const sent: unknown[] = [];
    for (const key of ['rt_live_one', 'rt_live_two', 'rt_live_one']) {
      await terminal.run(generate(baseUrl), { environment: { RESUME_TAILOR_API_KEY: key } });
      sent.push(new Set(keys.splice(0)));
    }
    expect(sent[2]).toEqual(sent[0]);
    expect(sent[1]).not.toEqual(sent[0]);
  });

  it('forgets its key if the service refuses', async () => {
    const keys: unknown[] = [];
    const baseUrl = await serverThat((request, response) => {
      keys.push(request.headers['idempotency-key']);
      refusal(request, response);
    });
    const terminal = createTestTerminal();
    expect((await terminal.run(generate(baseUrl))).exitCode).toBe(2);
    expect((await terminal.run(generate(baseUrl))).exitCode).toBe(2);
    expect(new Set(keys).size).toBe(2);
  });
});

const anId = 'res_00000000000000000000000000';

/** A server that names this address for every PDF, and what it answers there. */
async function serverWithPdfAt(link: (origin: string) => string, pdf?: Answer): Promise<string> {
  const origin = await serverThat((request, response) => {
    if (pdf && request.url === '/cv.pdf') return pdf(request, response);
    response.end(
      JSON.stringify({
        object: 'resume.pdf',
        id: anId,
        pdf_url: link(origin),
        generated_at: '2026-01-01T00:00:00.000Z',
      }),
    );
  });
  return origin;
}

function runPdf(baseUrl: string, options?: RunOptions) {
  return createTestTerminal().run(['pdf', anId, '-o', '-', '--base-url', baseUrl], options);
}

describe('a PDF that cannot be downloaded', () => {
  const atServer = (origin: string) => `${origin}/cv.pdf`;

  it.each<[string, (origin: string) => string, Answer, string]>([
    [
      'no server at its address',
      () => 'http://127.0.0.1:1/cv.pdf',
      refusal,
      'Cannot reach http://127.0.0.1:1',
    ],
    ['a lost connection', atServer, ({ socket }) => socket.destroy(), 'Cannot reach http://127.0.0.1'],
    [
      'a redirect',
      atServer,
      (_, response) => response.writeHead(302, { location: '/' }).end(),
      'answered 302 instead of the PDF',
    ],
    ["a proxy's page", atServer, (_, response) => response.writeHead(502).end('<html>'), 'answered 502'],
    [
      'more than any resume has',
      atServer,
      (_, response) => response.end(Buffer.alloc(51 * 1024 * 1024)),
      'more than 50 MB',
    ],
    ['an address that cannot be read', () => 'https://[', refusal, 'pdf_url'],
  ])('because of %s ends with exit code 7 and the reason', async (_name, link, pdf, reason) => {
    const ran = await runPdf(await serverWithPdfAt(link, pdf));
    expect(ran).toMatchObject({ exitCode: 7, stdout: '' });
    expect(ran.stderr).toContain(reason);
  });

  it('because its link has expired ends like any object that is not found', async () => {
    const ran = await runPdf(await serverWithPdfAt(atServer, refusalNamed('not_found')));
    expect(ran).toMatchObject({ exitCode: 3, stdout: '' });
  });
});

describe('a server that is not ours', () => {
  it.each([
    [
      'a redirect',
      (_: unknown, response: ServerResponse) => response.writeHead(302, { location: '/' }).end(),
    ],
    ['a page', (_: unknown, response: ServerResponse) => response.end('<html>')],
    ['another object', (_: unknown, response: ServerResponse) => response.end('{"object":"usage"}')],
  ])('that answers with %s ends with exit code 7, and its answer is ignored', async (_name, answer) => {
    const ran = await createTestTerminal().run(['usage', '--base-url', await serverThat(answer)]);
    expect(ran).toMatchObject({ exitCode: 7, stdout: '' });
  });

  it('cannot make this machine read local files by a file: link', async () => {
    const baseUrl = await serverWithPdfAt(() => 'file:///etc/passwd');
    const ran = await runPdf(baseUrl);
    expect(ran).toMatchObject({ exitCode: 7, stdout: '' });
    expect(ran.stderr).toContain('not a web address');
  });

  it('gets neither the token of this home nor a key that was saved for another origin', async () => {
    const sent: IncomingMessage['headers'][] = [];
    const baseUrl = await serverThat((request, response) => {
      sent.push(request.headers);
      refusal(request, response);
    });
    const terminal = createTestTerminal();
    await terminal.run(['usage']);
    const elsewhere = baseUrl.replace('127.0.0.1', 'localhost.localdomain');
    await terminal.run(['keys', 'create', '--name', 'x', '--base-url', elsewhere]);
    await terminal.run(['usage', '--base-url', baseUrl]);
    expect(sent.every((headers) => headers['x-api-key'] === undefined)).toBe(true);
    expect(sent.every((headers) => headers.authorization === undefined)).toBe(true);
    expect(sent.length).toBeGreaterThan(0);
  });
});
