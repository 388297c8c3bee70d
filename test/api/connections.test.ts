import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { watchConnections } from '../../src/api/connections.ts';
import { listen } from '../../src/api/serve.ts';

const server = createServer();
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('pipelined requests on one connection', () => {
  it('are answered one after the other, each after the previous answer is sent', async () => {
    const told: string[] = [];
    watchConnections(server, (request, response) => {
      told.push(`begins ${request.url}`);
      response.once('finish', () => told.push(`ends ${request.url}`));
      // Otherwise all requests of one packet would begin before this.
      setImmediate(() => response.end(`answer to ${request.url} `));
    });
    const { port } = new URL(await listen(server, { host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    const ask = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
    socket.write(ask('/1') + ask('/2') + ask('/3', 'Connection: close\r\n'));
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    await once(socket, 'close');
    expect(text.match(/answer to \/\d/g)).toEqual(['answer to /1', 'answer to /2', 'answer to /3']);
    expect(told).toEqual(['/1', '/2', '/3'].flatMap((url) => [`begins ${url}`, `ends ${url}`]));
  });
});
