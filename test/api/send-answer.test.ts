import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReplyBody } from '../../src/api/exchange.ts';
import { sendAnswer } from '../../src/api/send-answer.ts';

let body: ReplyBody = null;
let server: Server;
beforeAll(async () => {
  server = createServer((_incoming, outgoing) => {
    sendAnswer(outgoing, { status: 200, headers: { 'content-type': 'application/json' }, body });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function received(): Promise<Buffer> {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ host: '127.0.0.1', port }), 'response')) as [IncomingMessage];
  return buffer(answer);
}

it('an answer arrives in UTF-8, byte for byte, in however many pieces it is', async () => {
  const piece = fc.oneof(fc.string({ unit: 'grapheme' }), fc.uint8Array({ maxLength: 50 }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.constant(null), piece, fc.array(piece, { maxLength: 5 })), async (sent) => {
      body = sent as ReplyBody;
      const pieces = Array.isArray(sent) ? sent : [sent ?? ''];
      const parts = pieces.map((part) => Buffer.from(part));
      expect((await received()).equals(Buffer.concat(parts))).toBe(true);
    }),
  );
});

it('pieces that are longer than what the kernel takes at once arrive whole', async () => {
  const long = 'é'.repeat(2_000_000);
  body = ['[', new TextEncoder().encode(long), ',', long, ']'];
  expect((await received()).toString()).toBe(`[${long},${long}]`);
});
