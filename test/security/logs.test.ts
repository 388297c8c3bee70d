import { renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ErrorObject } from '../../src/contract/objects.ts';
import { runBuilt } from '../support/built-command-line.ts';
import { rawRequest } from '../support/raw-request.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { call, generate, jsonOf, posting, putBase, startServer } from './security-fixture.ts';

/** C0 but the line feed, DEL, C1, and the marks that turn the reading direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const unsafe = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/;

const stack = /\bat .+:\d+:\d+|node:internal|\.[cm]?[jt]s:\d+/;

function chunkOf(text: string): string {
  return encodeURIComponent(text);
}

/** Many requests, good and bad, with secrets wherever a client may put one. */
async function sendEverything(server: ServerProcess): Promise<readonly string[]> {
  const secrets = { 'idempotency-key': 'my secret idempotency key', cookie: 'session=secret-cookie' };
  const bearer = { authorization: `Bearer ${server.dashboardToken}` };
  const body = {
    job_description: posting,
    company_name: 'Zebracorp',
    position: 'Engineer',
    include_pdf: true,
  };
  const made = await generate(server, body, secrets);
  const link = new URL(String(made.pdf_url));
  const wrongKey = `${server.apiKey.slice(0, -1)}!`;
  const answers = await Promise.all([
    fetch(link),
    fetch(`${link.href}x`),
    fetch(`${server.url}/usage?api_key=${server.apiKey}&token=${server.dashboardToken}`),
    fetch(`${server.url}/resumes/${server.apiKey}`),
    call(server, { path: `/resumes/${made.id}` }),
    call(server, { path: '/usage', headers: { 'x-api-key': wrongKey } }),
    call(server, { path: '/keys', headers: bearer }),
    call(server, { path: '/keys', headers: { authorization: `Bearer ${server.dashboardToken}x` } }),
    call(server, {
      method: 'POST',
      path: '/resumes/generate',
      headers: secrets,
      body: { ...body, position: 'Other' },
    }),
    call(server, {
      method: 'POST',
      path: '/resumes/generate',
      headers: { 'idempotency-key': 'ü'.repeat(300) },
      body,
    }),
    call(server, { method: 'POST', path: '/resumes/generate', body: { secret: server.apiKey } }),
    call(server, { method: 'DELETE', path: `/resumes/${made.id}` }),
  ]);
  return Promise.all(answers.map((answer) => answer.text()));
}

describe('logs and errors hold no secret', () => {
  it.each(['json', 'pretty'])('in a log that is %s', async (format) => {
    const server = await startServer({ argv: ['--log', format] });
    await putBase(server);
    const answers = await sendEverything(server);
    await server.stop();
    const errors = answers.filter((text) => text.startsWith('{"object":"error"'));
    expect(errors.length).toBeGreaterThan(4);
    for (const text of errors) expect(text).not.toContain(server.dashboardToken);
    const log = server.log();
    expect(log.split('\n').length).toBeGreaterThan(10);
    expect(log).not.toContain(server.dashboardToken);
    expect(log).not.toMatch(/sig=|exp=|my secret|secret-cookie|Zebracorp|api_key=/);
    expect([...errors, log].join('\n')).not.toMatch(stack);
    expect(log).not.toContain(server.apiKey);
  });
});

describe('a log line is one line, and safe to print', () => {
  const nasty = '\u001b[2J\u001b]0;owned\u0007\r\n{"forged":true}\u202e\u009b31m';

  it.each(['json', 'pretty'])('whatever a client sends, in a log that is %s', async (format) => {
    const server = await startServer({ argv: ['--log', format] });
    const paths = [
      chunkOf(nasty),
      `api/v1/resumes/${chunkOf(nasty)}`,
      '%0d%0aforged',
      '%1b%5b2J',
      '%e2%80%ae',
    ];
    for (const path of paths) await (await fetch(`${server.origin}/${path}`)).text();
    await call(server, { path: '/usage', headers: { 'user-agent': '\u00851b', 'x-request-id': 'forged' } });
    const raw = `GET /\u001b[31mred\u202e HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    await rawRequest(server.origin, raw);
    await rawRequest(
      server.origin,
      'BREW\u001b[2J / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    await server.stop();
    const lines = server.log().split('\n').slice(0, -1);
    expect(lines.length).toBeGreaterThanOrEqual(paths.length + 1);
    for (const line of lines) {
      expect(line).not.toMatch(unsafe);
      expect(line).toMatch(format === 'json' ? /^\{"time":/ : /^\d{4}-\d\d-\d\dT/);
    }
  });

  it('and an error says what was sent without control characters', async () => {
    const server = await startServer();
    await putBase(server);
    const body = { job_description: posting, company_name: nasty, position: nasty, [nasty]: nasty };
    const answers = await Promise.all([
      call(server, { method: 'POST', path: '/resumes/generate', body }),
      call(server, { path: `/resumes?limit=${chunkOf(nasty)}` }),
      call(server, { method: 'POST', path: `/resumes/generate?theme=${chunkOf(nasty)}`, body }),
      call(server, { path: `/resumes?after=${chunkOf(nasty)}` }),
    ]);
    for (const answer of answers) {
      const text = await answer.text();
      expect(answer.status).toBe(400);
      expect(text).not.toMatch(unsafe);
      expect(text.split('\n')).toHaveLength(1);
    }
    await server.stop();
  });

  it('and what is stored comes to no terminal raw', async () => {
    const server = await startServer();
    await putBase(server);
    const turned = 'Acme \u202eerots\u202c';
    const body = { job_description: posting, company_name: turned, position: 'Engineer' };
    const made = await call(server, { method: 'POST', path: '/resumes/generate', body });
    const accepted = made.status === 200;
    expect([200, 400]).toContain(made.status);
    const environment = { RESUME_TAILOR_HOME: server.home, FORCE_COLOR: '1' };
    const listed = await runBuilt(['list'], { folder: server.home, environment });
    expect(listed.code).toBe(0);
    expect(listed.stdout.includes('Acme')).toBe(accepted);
    expect(listed.stderr).not.toMatch(unsafe);
    await server.stop();
  });
});

describe('a failure inside', () => {
  it('tells the client nothing about itself, and the log which request it was', async () => {
    const server = await startServer();
    await putBase(server);
    await generate(server, { include_pdf: true });
    // A file where the folder of PDFs was: writing one fails, for whatever user this runs.
    renameSync(path.join(server.home, 'files'), path.join(server.home, 'files-away'));
    writeFileSync(path.join(server.home, 'files'), '');
    const body = { job_description: posting, company_name: 'Acme', position: 'Engineer', include_pdf: true };
    const answer = await call(server, { method: 'POST', path: '/resumes/generate', body });
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(ErrorObject.parse(JSON.parse(text)).message).toMatch(/Idempotency-Key/);
    expect(text).not.toMatch(stack);
    expect(text).not.toContain(server.home);
    const usage = await jsonOf(await call(server, { path: '/usage' }));
    expect(usage).toMatchObject({ credits_used: 2, resumes_generated_this_week: 1 });
    const requestId = answer.headers.get('x-request-id') ?? '';
    await server.stop();
    const told = server
      .log()
      .split('\n')
      .filter((line) => line.includes(requestId));
    expect(told.length).toBeGreaterThan(1);
    expect(server.log()).not.toMatch(stack);
  });

  it('in what is no HTTP leaves no trace of the inside either', async () => {
    const server = await startServer();
    const { hostname, port } = new URL(server.origin);
    const text = await new Promise<string>((resolve) => {
      const chunks: Buffer[] = [];
      const socket = connect({ host: hostname, port: Number(port) }, () => socket.write('nonsense\r\n\r\n'));
      socket.on('data', (chunk) => chunks.push(chunk));
      socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
    });
    expect(text).not.toMatch(stack);
    expect(text).not.toMatch(/node|hono|HPE_/i);
    await server.stop();
  });
});
