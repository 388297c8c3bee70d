import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import type { ModelProvider } from '../../../src/contract/model.ts';
import { estimateTokens } from '../../../src/tailoring/llm/model.ts';
import { type Asked, type Said, type WireFormat, wireFormats } from './wire-formats.ts';

/** What the model does with a question. A string is its answer. */
export type Behavior = (asked: Asked, call: number) => string | Act;

export type Act =
  | {
      readonly act: 'answer';
      readonly said: Partial<Said> & { readonly text: string };
      /** Answers when this has come. */
      readonly after?: Promise<unknown>;
    }
  | {
      readonly act: 'fail';
      readonly status: number;
      readonly message?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Bytes as they are, with status 200. */
  | { readonly act: 'raw'; readonly body: string }
  /** Accepts the question and never says a word. */
  | { readonly act: 'stall' }
  | { readonly act: 'reset' }
  /** Bytes without end. */
  | { readonly act: 'flood' };

export interface ModelServer {
  readonly baseUrl: string;
  /** Every question, in order. */
  readonly asked: Asked[];
  readonly headers: IncomingMessage['headers'][];
  /** Most questions that were open at once. */
  maxAtOnce(): number;
  behave(behavior: Behavior): void;
  close(): Promise<void>;
}

/** A language model's server on a real socket, in the wire format of its provider, with the manners that a test gives it. */
export async function startModelServer(
  provider: ModelProvider = 'openai-compatible',
  first: Behavior = () => '{"edits":[]}',
): Promise<ModelServer> {
  const wire = wireFormats[provider];
  const asked: Asked[] = [];
  const headers: IncomingMessage['headers'][] = [];
  let behavior = first;
  let [open, most] = [0, 0];
  const server = createServer(async (incoming, outgoing) => {
    open += 1;
    most = Math.max(most, open);
    outgoing.once('close', () => {
      open -= 1;
    });
    const url = incoming.url ?? '';
    if (!wire.path.test(url.split('?')[0] ?? '')) return fail(outgoing, wire, 404, 'no such path');
    const question = wire.read(JSON.parse(await textOf(incoming)), url);
    asked.push(question);
    headers.push(incoming.headers);
    return perform(behavior(question, asked.length), question, outgoing, wire);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}${wire.base}`,
    asked,
    headers,
    maxAtOnce: () => most,
    behave(next) {
      behavior = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function perform(does: ReturnType<Behavior>, asked: Asked, outgoing: ServerResponse, wire: WireFormat): void {
  const act: Act = typeof does === 'string' ? { act: 'answer', said: { text: does } } : does;
  if (act.act === 'answer') {
    const input = estimateTokens(asked.system + asked.prompt);
    const tokens = { input, output: estimateTokens(act.said.text) };
    const body = JSON.stringify(wire.write({ tokens, ...act.said }, asked));
    if (act.after) act.after.then(() => send(outgoing, 200, body));
    else send(outgoing, 200, body);
  }
  if (act.act === 'fail') fail(outgoing, wire, act.status, act.message ?? 'failed as told', act.headers);
  if (act.act === 'raw') send(outgoing, 200, act.body);
  if (act.act === 'reset') outgoing.socket?.resetAndDestroy();
  if (act.act === 'flood') flood(outgoing);
}

function fail(
  outgoing: ServerResponse,
  wire: WireFormat,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  send(outgoing, status, JSON.stringify(wire.error(status, message)), headers);
}

function send(
  outgoing: ServerResponse,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

function flood(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-type': 'application/json' });
  const piece = ' '.repeat(65_536);
  const pour = (): void => {
    while (!outgoing.destroyed && outgoing.write(piece));
  };
  outgoing.on('drain', pour);
  pour();
}
