import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createFetchPage,
  type FetchPageOptions,
  publicAddressRule,
  type Resolve,
} from '../../../src/cli/postings/fetch-page.ts';

const seen: IncomingMessage[] = [];
let origin = '';

const pages: Readonly<Record<string, (answer: ServerResponse) => void>> = {
  '/page': (answer) => answer.setHeader('content-type', 'text/html').end('<p>hello</p>'),
  '/away': (answer) => answer.writeHead(302, { location: '/page#part' }).end(),
  '/round': (answer) => answer.writeHead(302, { location: '/round', 'set-cookie': 'a=b' }).end(),
  '/file': (answer) => answer.writeHead(301, { location: 'file:///etc/passwd' }).end(),
  '/inside': (answer) => answer.writeHead(301, { location: 'http://10.0.0.1/' }).end(),
  '/large': (answer) => answer.end(Buffer.alloc(2 * 1024 * 1024 + 1)),
  '/bomb': (answer) =>
    answer.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(16 * 1024 * 1024))),
  '/silent': () => undefined,
  '/slow': (answer) => answer.write('a'),
};

function answerTo(message: IncomingMessage, answer: ServerResponse): void {
  seen.push(message);
  const path = new URL(message.url ?? '/', 'http://host').pathname;
  const status = /^\/status\/(\d+)$/.exec(path)?.[1];
  if (status) answer.writeHead(Number(status)).end('no');
  else (pages[path] ?? ((other) => other.writeHead(404).end()))(answer);
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const server = createServer(answerTo);
beforeAll(async () => {
  origin = await listening(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const isHere = (address: string) => address === '127.0.0.1';

function fetchPage(options: Partial<FetchPageOptions> = {}) {
  return createFetchPage({
    isAllowed: isHere,
    proxies: { http: undefined, https: undefined, direct: '' },
    userAgent: 'resume-tailor/test',
    timeoutMilliseconds: 10_000,
    signal: new AbortController().signal,
    ...options,
  });
}

describe('a page of the web', () => {
  it('comes with its final address, and the request says nothing about the user', async () => {
    seen.length = 0;
    const page = await fetchPage()(`${origin}/away`);
    expect(page.url.href).toBe(`${origin}/page`);
    expect(page.contentType).toBe('text/html');
    expect(Buffer.from(page.bytes).toString()).toBe('<p>hello</p>');
    for (const { headers } of seen) {
      expect(headers['user-agent']).toBe('resume-tailor/test');
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']));
      expect([headers.cookie, headers.authorization, headers.referer]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it.each([
    ['/round', 'redirects more than 5 times'],
    ['/file', 'leads to file:'],
    ['/inside', '10.0.0.1 belongs to this machine or a private network'],
    ['/large', 'larger than 2 MB'],
    ['/bomb', 'larger than 2 MB'],
    ['/status/401', 'does not let programs read this page (status 401)'],
    ['/status/403', 'does not let programs read this page (status 403)'],
    ['/status/999', 'does not let programs read this page (status 999)'],
    ['/status/404', 'it no longer exists (status 404)'],
    ['/status/410', 'it no longer exists (status 410)'],
    ['/status/429', 'received too many requests (status 429)'],
    ['/status/503', 'fails (status 503)'],
  ])('%s is refused: %s', async (path, message) => {
    await expect(fetchPage()(origin + path)).rejects.toThrow(message);
  });

  it('is read only up to the limit of the caller', async () => {
    const { bytes } = await fetchPage()(`${origin}/large`, 4 * 1024 * 1024);
    expect(bytes.length).toBe(2 * 1024 * 1024 + 1);
    await expect(fetchPage()(`${origin}/bomb`, 4 * 1024 * 1024)).rejects.toThrow('larger than 4 MB');
  });

  it('follows at most five redirects, without the cookies they set', async () => {
    seen.length = 0;
    await expect(fetchPage()(`${origin}/round`)).rejects.toThrow('redirects');
    expect(seen).toHaveLength(6);
    expect(seen.map(({ headers }) => headers.cookie)).toEqual(Array(6).fill(undefined));
  });

  it.each(['/silent', '/slow'])('%s is aborted after the time limit', async (path) => {
    await expect(fetchPage({ timeoutMilliseconds: 100 })(origin + path)).rejects.toThrow(
      'no answer within 0.1 seconds',
    );
  });

  it.each([
    ['ftp://example.com/', 'leads to ftp:'],
    ['http://', 'not a web address'],
    ['http://user:secret@example.com/', 'a user name or password'],
    ['http://127.0.0.1/', '127.0.0.1 belongs to this machine'],
    ['http://2130706433/', '127.0.0.1 belongs to this machine'],
    ['http://0x7f.1/', '127.0.0.1 belongs to this machine'],
    ['http://[::1]/', '::1 belongs to this machine'],
    ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1 belongs to this machine'],
    ['http://169.254.169.254/latest/meta-data/', '169.254.169.254 belongs'],
    ['http://localhost:8080/', 'belongs to this machine or a private network'],
  ])('%s is not requested: %s', async (address, message) => {
    await expect(fetchPage({ isAllowed: publicAddressRule() })(address)).rejects.toThrow(message);
  });

  it('reports an unknown host, and a host that does not answer', async () => {
    const nobody = createServer();
    const closed = await listening(nobody);
    nobody.close();
    await once(nobody, 'close');
    await expect(fetchPage()(`${closed}/`)).rejects.toThrow('refuses the connection');
    const unknown: Resolve = (_host, _options, done) =>
      done(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), []);
    await expect(fetchPage({ resolve: unknown })('http://nowhere.example/')).rejects.toThrow(
      'this host does not exist',
    );
  });

  it('stops at once on an interruption', async () => {
    const controller = new AbortController();
    const asked = fetchPage({ signal: controller.signal })(`${origin}/silent`);
    controller.abort('SIGINT');
    await expect(asked).rejects.toBe('SIGINT');
  });
});

describe('a host name', () => {
  const port = () => new URL(origin).port;
  const names = (...answers: readonly (readonly string[])[]): Resolve => {
    let asked = 0;
    return (_host, _options, done) => {
      const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
      asked += 1;
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    };
  };

  it('is checked by the connected address, so a second DNS answer cannot change it', async () => {
    const resolve = names(['127.0.0.1'], ['10.0.0.1']);
    const get = fetchPage({ resolve });
    expect((await get(`http://jobs.example:${port()}/page`)).bytes.length).toBeGreaterThan(0);
    await expect(get(`http://jobs.example:${port()}/page`)).rejects.toThrow('10.0.0.1 belongs');
  });

  it('uses only its allowed addresses', async () => {
    const resolve = names(['10.0.0.1', '127.0.0.1', '::1']);
    const page = await fetchPage({ resolve })(`http://jobs.example:${port()}/page`);
    expect(page.contentType).toBe('text/html');
  });
});

describe('behind a proxy', () => {
  const tunnels: string[] = [];
  const plain: string[] = [];
  const proxy = createServer((message, answer) => {
    plain.push(String(message.url));
    const target = new URL('/page', origin);
    request(target, (found) => {
      answer.writeHead(found.statusCode ?? 500, found.headers);
      found.pipe(answer);
    }).end();
  });
  proxy.on('connect', (message, socket) => {
    tunnels.push(String(message.url));
    const { port } = new URL(origin);
    const onward = connect(Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  let address = '';
  beforeAll(async () => {
    address = await listening(proxy);
  });
  afterAll(() => {
    proxy.closeAllConnections();
    proxy.close();
  });

  it('the proxy gets the request, and looks the name up itself', async () => {
    const proxies = { http: address, https: address, direct: '' };
    const page = await fetchPage({ proxies, isAllowed: publicAddressRule() })('http://jobs.example/posting');
    expect(Buffer.from(page.bytes).toString()).toBe('<p>hello</p>');
    expect(plain).toEqual(['http://jobs.example/posting']);
    await expect(fetchPage({ proxies })('https://jobs.example/posting')).rejects.toThrow();
    expect(tunnels).toEqual(['jobs.example:443']);
  });

  it('numeric addresses are still checked, and NO_PROXY connects directly', async () => {
    const proxies = { http: address, https: address, direct: '127.0.0.1' };
    const isAllowed = publicAddressRule();
    await expect(fetchPage({ proxies, isAllowed })('http://192.168.1.1/')).rejects.toThrow(
      '192.168.1.1 belongs',
    );
    plain.length = 0;
    await fetchPage({ proxies })(`${origin}/page`);
    expect(plain).toEqual([]);
  });
});
