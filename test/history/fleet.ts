import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as moment } from 'node:timers/promises';
import { startBuilt, temporaryFolders } from '../support/built-command-line.ts';
import type { PostgresServer } from '../support/postgres-server.ts';
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts';

/** One `serve` process of several on one database. */
export interface FleetServer {
  readonly origin: string;
  readonly proxy: DatabaseProxy;
  signal(signal: NodeJS.Signals): void;
  /** Ends it and gives its exit code; null when the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The built servers on one database, as many as there are at the moment. */
export interface Fleet {
  readonly servers: readonly FleetServer[];
  /** With a clock of its own, up to five minutes wrong, where `faketime` is on the machine. */
  add(): Promise<FleetServer>;
  /** From now on nobody sends it anything. */
  leaveOut(server: FleetServer): void;
  /** Commits of its servers that got no answer. */
  lostCommits(): number;
  /** What its servers wrote on stderr, for a failure of the test. */
  log(): string;
  close(): Promise<void>;
}

const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
export const hasFaketime = existsSync(faketime);
const clocks = ['+0', '+300', '-300'];

/** Only the account of the plan `free` is here for its limit. */
const settings = 'plans: { pro: { requests_per_minute: 1000000000, credits: 1000000000 } }\n';

const environment = { RESUME_TAILOR_PLAIN: '1' };

export function createFleet(database: PostgresServer, url: string): Fleet {
  let servers: readonly FleetServer[] = [];
  const all: FleetServer[] = [];
  const log: string[] = [];
  let started = 0;

  async function add(): Promise<FleetServer> {
    const proxy = await startDatabaseProxy(database.port);
    const behind = new URL(url);
    behind.port = String(proxy.port);
    const wrong = {
      LD_PRELOAD: faketime,
      FAKETIME: clocks[started % clocks.length] ?? '',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
    started += 1;
    const { folder, home } = temporaryFolders();
    mkdirSync(home, { mode: 0o700 });
    writeFileSync(path.join(home, 'server.yaml'), settings);
    const child = startBuilt(['serve', '--port', '0', '--json', '--database', behind.href, '--log', 'json'], {
      folder,
      environment: { ...environment, RESUME_TAILOR_HOME: home, ...(hasFaketime && wrong) },
    });
    const server = { ...(await listening(child, log)), proxy };
    all.push(server);
    servers = [...servers, server];
    return server;
  }

  return {
    get servers() {
      return servers;
    },
    add,
    leaveOut(server) {
      servers = servers.filter((one) => one !== server);
    },
    lostCommits: () => all.reduce((sum, { proxy }) => sum + proxy.lostCommits, 0),
    log: () => log.slice(-200).join(''),
    async close() {
      await Promise.all(all.map((server) => server.end('SIGKILL')));
      await Promise.all(all.map(({ proxy }) => proxy.close()));
    },
  };
}

async function listening(child: ChildProcess, log: string[]): Promise<Omit<FleetServer, 'proxy'>> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the server has no output');
  // Requests are in the history; what went wrong is not.
  stderr.on('data', (chunk: Buffer) => {
    const told = String(chunk)
      .split('\n')
      .filter((line) => line !== '' && !line.includes('"status":'));
    if (told.length > 0) log.push(`${told.join('\n')}\n`);
  });
  const exited = once(child, 'exit');
  const first = once(createInterface({ input: stdout }), 'line').then(([line]) => String(line));
  const line = await Promise.race([first, exited.then(() => null)]);
  if (line === null) throw new Error(`serve ended before it listened: ${log.join('')}`);
  return {
    origin: new URL(JSON.parse(line).url).origin,
    signal: (signal) => void child.kill(signal),
    async end(signal) {
      child.kill('SIGCONT');
      child.kill(signal);
      const [code] = child.exitCode === null && child.signalCode === null ? await exited : [child.exitCode];
      return code;
    },
  };
}

/** Asks until every server says that it takes work. @throws Error after twenty seconds, with what they say */
export async function allReady({ servers }: Fleet): Promise<void> {
  const limit = Date.now() + 20_000;
  for (;;) {
    const answers = await Promise.all(
      servers.map(({ origin }) =>
        fetch(`${origin}/readyz`).then(
          async (answer) => (answer.ok ? null : answer.text()),
          (error: unknown) => String(error),
        ),
      ),
    );
    const reasons = answers.filter((reason) => reason !== null);
    if (reasons.length === 0) return;
    if (Date.now() > limit) throw new Error(`not ready: ${reasons.join('; ')}`);
    await moment(50);
  }
}
