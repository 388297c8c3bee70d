import { afterEach, describe, expect, it } from 'vitest';
import { exchangeRaw, openSocket } from './raw-connection.ts';
import { expectError, expectWell, useServer } from './sockets-server.ts';

const fixture = useServer();

afterEach(() => expectWell(fixture.server));

const bodyLimit = 256 * 1024;
const health = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n';
const close = 'Connection: close\r\n';

/** A generate request; each test sets the headers of the body and the body. */
function generate(headersAndBody: string): string {
  const head =
    'POST /api/v1/resumes/generate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  return `${head}X-API-Key: ${fixture.server.apiKey}\r\n${close}${headersAndBody}`;
}

async function messageOf(sent: string): Promise<string> {
  const { answers } = await exchangeRaw(fixture.server.origin, sent);
  const [answer, ...more] = answers;
  if (!answer) throw new Error('There was no answer.');
  expect(more).toEqual([]);
  expect(answer.status).toBe(400);
  return expectError(answer).message;
}

/** Writes until the server closes the connection. */
function sendWithoutEnd(
  head: string,
  framed: (chunk: Buffer) => readonly (string | Buffer)[],
): Promise<{ readonly bytes: number; readonly text: string }> {
  return new Promise((resolve) => {
    const socket = openSocket(fixture.server.origin);
    const chunk = Buffer.alloc(64 * 1024, 'a');
    let text = '';
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ bytes: socket.bytesWritten, text }));
    const write = (): void => {
      while (
        !socket.destroyed &&
        framed(chunk)
          .map((piece) => socket.write(piece))
          .every(Boolean)
      );
    };
    socket.on('drain', write);
    socket.write(head);
    write();
  });
}

const chunked = 'Transfer-Encoding: chunked\r\n\r\n';

describe('a request whose body length is ambiguous or invalid is refused', () => {
  it.each([
    [
      'a length before chunked encoding',
      'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    ],
    [
      'chunked encoding before a length',
      'Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    ],
    ['two different lengths', 'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} '],
    ['the same length twice', 'Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}'],
    ['a list of lengths', 'Content-Length: 2, 2\r\n\r\n{}'],
    ['a negative length', 'Content-Length: -1\r\n\r\n{}'],
    ['a length with a sign', 'Content-Length: +2\r\n\r\n{}'],
    ['a length in hexadecimal', 'Content-Length: 0x2\r\n\r\n{}'],
    ['a length beyond 64 bits', 'Content-Length: 99999999999999999999999\r\n\r\n{}'],
    ['a chunk size that is not a number', `${chunked}zz\r\n{}\r\n0\r\n\r\n`],
    ['a negative chunk size', `${chunked}-2\r\n{}\r\n0\r\n\r\n`],
    ['a chunk size beyond 64 bits', `${chunked}ffffffffffffffffff\r\n{}`],
    ['a chunk longer than its size', `${chunked}2\r\n{"a":1}\r\n0\r\n\r\n`],
    ['a chunk extension of 20,000 characters', `${chunked}2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`],
    [
      'trailers larger than the limit for headers',
      `${chunked}2\r\n{}\r\n0\r\n${'a: bbbb\r\n'.repeat(5_000)}\r\n`,
    ],
    ['an unknown coding', 'Transfer-Encoding: gzip\r\n\r\n{}'],
    ['a coding that only looks like chunked', 'Transfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'],
    ['chunked followed by another coding', 'Transfer-Encoding: chunked, gzip\r\n\r\n2\r\n{}\r\n0\r\n\r\n'],
  ])('%s', async (_name, rest) => {
    expect(await messageOf(generate(rest))).toMatch(/^request: (is not valid HTTP|its headers must have)/);
  });
});

describe('the body limit of 256 KiB', () => {
  const tooLarge = 'body: must have at most 256 KiB';
  const ofBytes = (length: number): string => `{"x":"${'a'.repeat(length - 8)}"}`;
  const inChunks = (body: string): string =>
    `${(body.match(/.{1,65536}/g) ?? []).map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('')}0\r\n\r\n`;

  it('accepts a body of exactly this size', async () => {
    const body = ofBytes(bodyLimit);
    expect(body).toHaveLength(bodyLimit);
    expect(await messageOf(generate(`Content-Length: ${bodyLimit}\r\n\r\n${body}`))).toContain(
      'x: is not a field',
    );
    expect(await messageOf(generate(`${chunked}${inChunks(body)}`))).toContain('x: is not a field');
  });

  it('refuses a body that is one byte larger: whole, only announced, or in chunks', async () => {
    const body = ofBytes(bodyLimit + 1);
    const length = `Content-Length: ${bodyLimit + 1}\r\n`;
    expect(await messageOf(generate(`${length}\r\n${body}`))).toBe(tooLarge);
    expect(await messageOf(generate(`${length}\r\n`))).toBe(tooLarge);
    expect(await messageOf(generate(`${length}Expect: 100-continue\r\n\r\n`))).toBe(tooLarge);
    expect(await messageOf(generate(`${chunked}${inChunks(body)}`))).toBe(tooLarge);
  });

  it.each([
    ['with a length', 'Content-Length: 400000000\r\n\r\n', (chunk: Buffer) => [chunk]],
    ['in chunks', chunked, (chunk: Buffer) => [`${chunk.length.toString(16)}\r\n`, chunk, '\r\n']],
  ])(
    'closes the connection without reading a far larger body (%s) to its end',
    async (_how, rest, framed) => {
      const head = generate(rest).replace(close, '');
      const { bytes, text } = await sendWithoutEnd(head, framed);
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
      expect(text.toLowerCase()).toContain('connection: close');
      expect(text).toContain(tooLarge);
      // At most what fits into the buffers of both ends; the client never sends the rest.
      expect(bytes).toBeLessThan(40_000_000);
    },
  );

  it('applies to a request that needs no body', async () => {
    const head = `DELETE /api/v1/base-resume HTTP/1.1\r\nHost: localhost\r\n${close}`;
    const key = `X-API-Key: ${fixture.server.apiKey}\r\n`;
    expect(await messageOf(`${head}${key}Content-Length: 999999999\r\n\r\n`)).toBe(tooLarge);
  });
});

describe('a connection', () => {
  it('answers pipelined requests in order, even if one is an error', async () => {
    const key = `X-API-Key: ${fixture.server.apiKey}\r\n`;
    const usage = `GET /api/v1/usage HTTP/1.1\r\nHost: localhost\r\n${key}\r\n`;
    const missing = 'GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const foreign = 'GET /healthz HTTP/1.1\r\nHost: evil.example\r\n\r\n';
    const last = `${health}${close}\r\n`;
    const { answers } = await exchangeRaw(fixture.server.origin, usage + missing + usage + foreign + last);
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 400, 200]);
    expect(JSON.parse(answers[0]?.body ?? '').object).toBe('usage');
    expect(answers[4]?.body).toBe('{"status":"ok"}');
  });

  it('answers the requests that come before garbage', async () => {
    const key = `X-API-Key: ${fixture.server.apiKey}\r\n`;
    const usage = `GET /api/v1/usage HTTP/1.1\r\nHost: localhost\r\n${key}\r\n`;
    const { answers } = await exchangeRaw(fixture.server.origin, `${usage}${usage}garbage\r\n\r\n`);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
    for (const answer of answers.slice(0, 2)) expect(JSON.parse(answer.body).object).toBe('usage');
  });

  it('ignores the body of a GET and does not read it as the next request', async () => {
    const smuggled = 'GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const first = `${health}Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`;
    const { answers } = await exchangeRaw(fixture.server.origin, `${first}${health}${close}\r\n`);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('ends after a refused body, whose bytes are not read as a request', async () => {
    const smuggled = `${health}${close}\r\n`;
    const head = generate('Content-Length: 999999\r\n\r\n').replace(close, '');
    const { answers } = await exchangeRaw(fixture.server.origin, `${head}${smuggled}`);
    expect(answers.map(({ status }) => status)).toEqual([400]);
  });

  it('answers a client that has closed its sending side', async () => {
    const { answers } = await exchangeRaw(fixture.server.origin, `${health}\r\n`, { endAfter: true });
    expect(answers.map(({ status }) => status)).toEqual([200]);
  });

  it('answers at most one error to a client that closes its sending side within a request', async () => {
    const sent = [`${health}`, generate('Content-Length: 100\r\n\r\n{"job')];
    for (const text of sent) {
      const { answers } = await exchangeRaw(fixture.server.origin, text, { endAfter: true });
      for (const answer of answers) expect(expectError(answer).status).toBe(400);
      expect(answers.length).toBeLessThanOrEqual(1);
    }
  });

  it('sends 100 Continue before it waits for a body', async () => {
    const rest = 'Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}';
    expect(await messageOf(generate(rest))).toContain('job_description: is required');
  });

  it('answers HEAD with the length and without a body', async () => {
    const sent = `HEAD /healthz HTTP/1.1\r\nHost: localhost\r\n${close}\r\n`;
    const { answers } = await exchangeRaw(fixture.server.origin, sent, { withoutBodies: true });
    expect(answers.map(({ status, headers }) => [status, headers.get('content-length')])).toEqual([
      [200, '15'],
    ]);
  });

  it('does not echo TRACE', async () => {
    const sent = `TRACE /healthz HTTP/1.1\r\nHost: localhost\r\nX-Secret: told-nobody\r\n${close}\r\n`;
    const { answers } = await exchangeRaw(fixture.server.origin, sent);
    expect(answers.map(({ status }) => status)).toEqual([404]);
    expect(answers[0]?.body).not.toContain('told-nobody');
  });
});
