import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface Server {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export interface OwnServer extends Server {
  readonly apiKey: string;
}

const root = path.resolve(import.meta.dirname, '..', '..');
const bin = path.join(root, 'bin', 'resume-tailor.cjs');
const bareServer = path.join(import.meta.dirname, 'bare-server.mjs');

/** Starts the built `resume-tailor serve` on a home folder, with its access log in a file. */
export async function startOwn(home: string): Promise<OwnServer> {
  const { line, ...server } = await start([bin, 'serve', '--port', '0', '--json'], home);
  const { url } = JSON.parse(line) as { url: string };
  const apiKey = readFileSync(path.join(home, 'owner.key'), 'utf8').trim();
  return { ...server, origin: new URL(url).origin, apiKey };
}

/** Starts one of several servers on a PostgreSQL database, without an owner's account. */
export async function startShared(home: string, database: string): Promise<Server> {
  const { line, ...server } = await start(
    [bin, 'serve', '--port', '0', '--json', '--database', database],
    home,
  );
  const { url } = JSON.parse(line) as { url: string };
  return { ...server, origin: new URL(url).origin };
}

/** Starts a bare `node:http` server with fixed answers from a file: `{"GET /path": {headers, body}}`. */
export async function startBare(answersFile: string): Promise<Server> {
  const { line, ...server } = await start([bareServer, answersFile], path.dirname(answersFile));
  return { ...server, origin: line };
}

/** Starts a server and waits for its first line on stdout, which says where it listens. */
async function start(
  argv: readonly string[],
  folder: string,
): Promise<Omit<Server, 'origin'> & { line: string }> {
  const log = openSync(path.join(folder, 'server.log'), 'a', 0o600);
  const started = spawn(process.execPath, [...argv], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', RESUME_TAILOR_HOME: folder },
    stdio: ['ignore', 'pipe', log],
  });
  if (started.stdout === null) throw new Error('The server has no stdout.');
  const exited = once(started, 'exit');
  const firstLine = once(createInterface({ input: started.stdout }), 'line');
  const line = await Promise.race([firstLine.then(([text]) => String(text)), exited.then(() => null)]);
  if (line === null) throw new Error(`The server ended at once; see ${path.join(folder, 'server.log')}`);
  return {
    line,
    pid: started.pid ?? Number.NaN,
    stop: async () => {
      started.kill('SIGTERM');
      await exited;
    },
  };
}
