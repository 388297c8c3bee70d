import { Agent, type IncomingMessage, request as open } from 'node:http';
import type { Answer, Send, SentRequest } from './exchange.ts';

export interface Sender {
  readonly send: Send;
  close(): void;
}

/** Sends what a fetch would refuse to: any method, any header, any body. Keeps its connections. */
export function createSender(origin: string): Sender {
  const agent = new Agent({ keepAlive: true });
  return { send: (request) => exchange(origin, agent, request), close: () => agent.destroy() };
}

function exchange(origin: string, agent: Agent, sent: SentRequest): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { method, target, body, chunked = false } = sent;
  const headers = Object.fromEntries(
    Object.entries({ ...sent.headers, ...framing(sent) }).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : [...value],
    ]),
  );
  const sentAt = Date.now();
  return new Promise((resolve, reject) => {
    const outgoing = open({ agent, hostname, port, method, path: target, headers }, (incoming) => {
      readAnswer(incoming, sentAt).then(resolve, reject);
    });
    outgoing.on('error', reject);
    if (chunked && body !== null) outgoing.write(body.subarray(0, 1));
    outgoing.end(chunked ? body?.subarray(1) : (body ?? undefined));
  });
}

/** Said out loud, because Node sends the body of a DELETE with no frame at all. */
function framing({ body, chunked }: SentRequest): Record<string, string> {
  if (body === null) return {};
  return chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(body.byteLength) };
}

async function readAnswer(incoming: IncomingMessage, sentAt: number): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const { statusCode = 0, headers } = incoming;
  return { status: statusCode, headers, text, sentAt, receivedAt: Date.now() };
}
