import { rmSync } from 'node:fs';
import { temporaryFolders } from '../../support/built-command-line.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { createSender, type Sender } from '../wire/create-sender.ts';
import type { Answer, SentRequest } from '../wire/exchange.ts';
import { baseResume } from './base-resume.ts';
import { failuresInLog } from './failures-in-log.ts';
import { generousPlan, type Plan, settingsText } from './settings.ts';

export type Mode = 'live' | 'test';

/** One question without anything odd about it. */
export interface Question {
  readonly method?: string;
  /** Path and query below the prefix. */
  readonly path: string;
  /** Default: the live key. */
  readonly apiKey?: string;
  readonly idempotencyKey?: string | undefined;
  readonly body?: unknown;
}

/** The built server in a process of its own, with a stored base resume and a key of each mode. */
export interface RunningService {
  readonly apiKeys: Readonly<Record<Mode, string>>;
  readonly revokedKey: string;
  readonly dashboardToken: string;
  send(request: SentRequest): Promise<Answer>;
  ask(question: Question): Promise<Answer>;
  /** What went wrong in the server since it started last, by its own log. */
  failures(): readonly string[];
  /** Ends the process by the signal, starts it again on the same home, and gives the exit code. */
  restart(signal: NodeJS.Signals): Promise<number | null>;
  stop(): Promise<number | null>;
}

export async function startService(plan: Plan = generousPlan): Promise<RunningService> {
  const { home, folder } = temporaryFolders();
  let server = await startServerProcess({ home, settings: settingsText(plan) });
  let sender = createSender(server.origin);
  const send = (request: SentRequest) =>
    sender.send(request).catch((cause: unknown) => {
      const failures = failuresInLog(server.log()).slice(-20).join('\n');
      throw new Error(`No answer to ${request.method} ${request.target.slice(0, 300)}. ${failures}`, {
        cause,
      });
    });
  const end = (signal: NodeJS.Signals) => endProcess(server, sender, signal);
  const { apiKey, dashboardToken } = server;
  const ask = (question: Question) => send(requestOf({ apiKey, ...question }));
  await expectOk(ask({ method: 'PUT', path: '/base-resume', body: baseResume }));
  const test = await createKey(send, dashboardToken, 'test');
  const revoked = await createKey(send, dashboardToken, 'live');
  await expectOk(send(dashboardRequest('DELETE', `/keys/${revoked.id}`, dashboardToken)));
  return {
    apiKeys: { live: apiKey, test: test.secret },
    revokedKey: revoked.secret,
    dashboardToken,
    send,
    ask,
    failures: () => failuresInLog(server.log()),
    async restart(signal) {
      const code = await end(signal);
      server = await startServerProcess({ home });
      sender = createSender(server.origin);
      return code;
    },
    async stop() {
      const code = await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

function endProcess(server: ServerProcess, sender: Sender, signal: NodeJS.Signals): Promise<number | null> {
  const ended = server.stop(signal);
  return ended.finally(() => sender.close());
}

/** The request of a question, with the usual headers. */
export function requestOf({
  method = 'GET',
  path,
  apiKey = '',
  idempotencyKey,
  body,
}: Question): SentRequest {
  return {
    method,
    target: `/api/v1${path}`,
    headers: {
      'x-api-key': apiKey,
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
  };
}

function dashboardRequest(method: string, path: string, token: string, body?: unknown): SentRequest {
  const { headers, ...rest } = requestOf({ method, path, body });
  const { 'x-api-key': _none, ...others } = headers;
  return { ...rest, headers: { ...others, authorization: `Bearer ${token}` } };
}

async function createKey(send: RunningService['send'], token: string, mode: Mode) {
  const request = dashboardRequest('POST', '/keys', token, { name: `${mode} key`, mode });
  return JSON.parse(await expectOk(send(request))) as { id: string; secret: string };
}

async function expectOk(answer: Promise<Answer>): Promise<string> {
  const { status, text } = await answer;
  if (status !== 200) throw new Error(`The service could not be set up: ${status} ${text}`);
  return text;
}
