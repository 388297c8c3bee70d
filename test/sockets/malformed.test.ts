import { afterEach, describe, expect, it } from 'vitest';
import { exchangeRaw, type RawAnswer } from './raw-connection.ts';
import { expectError, expectWell, useServer } from './sockets-server.ts';

const fixture = useServer();

afterEach(() => expectWell(fixture.server));

const local = 'Host: localhost\r\n';
const close = 'Connection: close\r\n';
const good = `${local}${close}\r\n`;
const health = (rest: string): string => `GET /healthz HTTP/1.1\r\n${rest}`;
const manyHeaders = 'a:b\r\n'.repeat(2_500);

/** null: the connection is closed without an answer. */
type Row = readonly [name: string, sent: string, status: number | null];

async function expectStatuses(sent: string, statuses: readonly number[]): Promise<readonly RawAnswer[]> {
  const { answers } = await exchangeRaw(fixture.server.origin, sent);
  expect(answers.map(({ status }) => status)).toEqual(statuses);
  for (const answer of answers) if (answer.status >= 400) expectError(answer);
  return answers;
}

describe('the request line', () => {
  it.each<Row>([
    ['garbage', 'hello there\r\n\r\n', 400],
    ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['zeros', '\0'.repeat(1_000), 400],
    ['HTTP/0.9', 'GET /healthz\r\n\r\n', 400],
    ['the HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['an unknown version', `GET /healthz HTTP/1.2\r\n${good}`, 400],
    ['a future version', `GET /healthz HTTP/3.0\r\n${good}`, 400],
    ['an unknown method', `BREW /healthz HTTP/1.1\r\n${good}`, 400],
    ['a method in small letters', `get /healthz HTTP/1.1\r\n${good}`, 400],
    ['no path', `GET  HTTP/1.1\r\n${good}`, 400],
    ['a path without a slash', `GET healthz HTTP/1.1\r\n${good}`, 400],
    ['a space in the path', `GET /health z HTTP/1.1\r\n${good}`, 400],
    ['lines that end in LF alone', 'GET /healthz HTTP/1.1\nHost: localhost\nConnection: close\n\n', 400],
    ['empty lines before a request', `\r\n\r\n${health(good)}`, 200],
  ])('%s', async (_name, sent, status) => {
    await expectStatuses(sent, status === null ? [] : [status]);
  });
});

describe('headers', () => {
  it.each<Row>([
    ['a request line beyond 16 KiB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${good}`, 400],
    ['a request line just below 16 KiB', `GET /${'a'.repeat(15_000)} HTTP/1.1\r\n${good}`, 404],
    ['one header beyond 16 KiB', health(`${local}X: ${'a'.repeat(17_000)}\r\n${close}\r\n`), 400],
    ['many headers of more than 16 KiB in total', health(`${local}${'ab: cd\r\n'.repeat(5_000)}\r\n`), 400],
    ['a folded header', health(`${local}X: a\r\n b\r\n${close}\r\n`), 400],
    ['NUL in a header', health(`${local}X: a\0b\r\n${close}\r\n`), 400],
    ['a bare CR in a header', health(`${local}X: a\rb\r\n${close}\r\n`), 400],
    ['a space in a name', health(`${local}X y: a\r\n${close}\r\n`), 400],
    ['a space before the colon', health(`${local}X : a\r\n${close}\r\n`), 400],
    ['a header without a colon', health(`${local}X\r\n${close}\r\n`), 400],
    ['a header without a name', health(`${local}: a\r\n${close}\r\n`), 400],
    ['bytes beyond ASCII in a value', health(`${local}X: \xff\xfe\r\n${close}\r\n`), 200],
    ['an unknown expectation', health(`${local}Expect: a-pony\r\n${close}\r\n`), 200],
    ['an upgrade', health(`${local}Upgrade: websocket\r\nConnection: upgrade, close\r\n\r\n`), 200],
    ['an upgrade to HTTP/2', health(`${local}Upgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n`), 200],
    ['thousands of headers within 16 KiB', health(`${manyHeaders}${good}`), 200],
  ])('%s', async (_name, sent, status) => {
    await expectStatuses(sent, status === null ? [] : [status]);
  });

  it('the last of thousands is read', async () => {
    const key = `X-API-Key: ${fixture.server.apiKey}\r\n`;
    await expectStatuses(`GET /api/v1/usage HTTP/1.1\r\n${manyHeaders}${key}${good}`, [200]);
  });
});

describe('the host', () => {
  it.each<Row>([
    ['missing in HTTP/1.1', health(`${close}\r\n`), 400],
    ['missing in HTTP/1.0', 'GET /healthz HTTP/1.0\r\n\r\n', 400],
    ['present in HTTP/1.0', `GET /healthz HTTP/1.0\r\n${local}\r\n`, 200],
    ['empty', health(`Host:\r\n${close}\r\n`), 400],
    ['two, the second foreign', health(`${local}Host: evil.example\r\n${close}\r\n`), 400],
    ['two, the first foreign', health(`Host: evil.example\r\n${local}${close}\r\n`), 400],
    ['a list', health(`Host: localhost, evil.example\r\n${close}\r\n`), 400],
    ['foreign', health(`Host: evil.example\r\n${close}\r\n`), 400],
    ['foreign after thousands of headers', health(`${manyHeaders}Host: evil.example\r\n${close}\r\n`), 400],
    ['foreign with a local beginning', health(`Host: localhost.evil.example\r\n${close}\r\n`), 400],
    ['foreign with localhost as its user', health(`Host: localhost@evil.example\r\n${close}\r\n`), 400],
    ['an impossible port', health(`Host: localhost:99999\r\n${close}\r\n`), 400],
    ['a port of letters', health(`Host: localhost:evil\r\n${close}\r\n`), 400],
    ['the address 0.0.0.0', health(`Host: 0.0.0.0\r\n${close}\r\n`), 400],
    ['loopback written as a number', health(`Host: 2130706433\r\n${close}\r\n`), 400],
    ['local with another port', health(`Host: localhost:1\r\n${close}\r\n`), 200],
    ['a foreign target', `GET http://evil.example/healthz HTTP/1.1\r\n${good}`, 400],
    [
      'a foreign target with localhost as its user',
      `GET http://localhost@evil.example/ HTTP/1.1\r\n${good}`,
      400,
    ],
    ['a local target', `GET http://localhost/healthz HTTP/1.1\r\n${good}`, 200],
    [
      'a local target, a foreign header',
      `GET http://localhost/healthz HTTP/1.1\r\nHost: evil.example\r\n${close}\r\n`,
      400,
    ],
    ['a target of another scheme', `GET ftp://localhost/healthz HTTP/1.1\r\n${good}`, 400],
    ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${good}`, null],
    ['a tunnel to itself', `CONNECT localhost:443 HTTP/1.1\r\n${good}`, null],
    ['an asterisk with OPTIONS', `OPTIONS * HTTP/1.1\r\n${good}`, 400],
    ['an asterisk with GET', `GET * HTTP/1.1\r\n${good}`, 400],
  ])('%s', async (_name, sent, status) => {
    await expectStatuses(sent, status === null ? [] : [status]);
  });
});

describe('the path', () => {
  it.each([
    '/%',
    '/%zz',
    '/%00',
    '/%2e%2e%2f',
    '/%c0%af',
    '/%ff',
    '//',
    '//healthz',
    '//evil.example/healthz',
    '/healthz/',
    '/HEALTHZ',
    '/files/',
    '/files/%',
    '/files/../store.db',
    '/files/..%2fstore.db',
    '/files/%2e%2e/store.db',
    '/files/%252e%252e%252fstore.db',
    '/files/..%c0%afstore.db',
    '/files/res_1.pdf/../../store.db',
    '/files//etc/passwd',
    '/files/store.db%00.pdf',
    '/api/v1/resumes/%',
    '/api/v1/resumes/%00',
    '/api/v1/resumes/%ff',
    '/api/v1/resumes/..%2fusage',
    '/api/v1/resumes/%2e%2e%2fusage',
    '/api/v1//usage',
  ])('%s is not found', async (path) => {
    const key = `X-API-Key: ${fixture.server.apiKey}\r\n`;
    const [answer] = await expectStatuses(`GET ${path} HTTP/1.1\r\n${key}${good}`, [404]);
    expect(answer?.body).not.toMatch(/store\.db|passwd/);
  });

  it.each<Row>([
    ['a backslash', `GET /files/..\\store.db HTTP/1.1\r\n${good}`, 400],
    ['bytes beyond ASCII', `GET /\xe9 HTTP/1.1\r\n${good}`, 400],
    ['a control character', `GET /\x1b[2J HTTP/1.1\r\n${good}`, 400],
    ['a malformed query', `GET /healthz?%&%zz=&&=% HTTP/1.1\r\n${good}`, 200],
  ])('%s', async (_name, sent, status) => {
    await expectStatuses(sent, status === null ? [] : [status]);
  });
});
