import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface PostgresServer {
  /** Of its first database, with a port on the loopback address. */
  readonly url: string;
  readonly port: number;
  /** Process id of the server itself. */
  postmaster(): number;
  /** Its own folder and those beside it belong to this user, who is never root. */
  readonly user: UnprivilegedUser;
  /** Stops it as `pg_ctl stop --mode` does; `immediate` is a crash. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  /** After `stop`, on the same port with the same data. */
  start(): Promise<void>;
  /** Stops it and removes all it had. */
  remove(): Promise<void>;
}

interface UnprivilegedUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** The programs of TEST_POSTGRES_PROGRAMS, else of the newest release in Debian's places; null: PostgreSQL is not on this machine. */
export function postgresPrograms(): string | null {
  const named = process.env['TEST_POSTGRES_PROGRAMS'];
  if (named) return named;
  const root = '/usr/lib/postgresql';
  const releases = existsSync(root) ? readdirSync(root) : [];
  const newest = releases.toSorted((a, b) => Number(b) - Number(a));
  return (
    newest
      .map((release) => path.join(root, release, 'bin'))
      .find((bin) => existsSync(path.join(bin, 'initdb'))) ?? null
  );
}

/**
 * A new, empty server that forgets what a power cut would take: tests kill processes, not machines.
 * @param more settings, a line each
 */
export async function startPostgres(bin: string, more = ''): Promise<PostgresServer> {
  const user = unprivilegedUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const run = (program: string, ...argv: string[]): void => {
    execFileSync(path.join(bin, program), argv, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  };
  run(
    'initdb',
    '--pgdata',
    data,
    '--username',
    'tester',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--no-sync',
  );
  const port = await freePort();
  writeFileSync(path.join(data, 'postgresql.auto.conf'), `${settings(folder, port)}${more}`);
  const start = async (): Promise<void> =>
    run('pg_ctl', 'start', '--pgdata', data, '--wait', '--silent', '--log', path.join(folder, 'log'));
  const stop = async (mode = 'fast'): Promise<void> => {
    if (existsSync(path.join(data, 'postmaster.pid')))
      run('pg_ctl', 'stop', '--pgdata', data, '--mode', mode, '--silent');
  };
  await start();
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    port,
    postmaster: () => Number.parseInt(readFileSync(path.join(data, 'postmaster.pid'), 'utf8'), 10),
    user,
    start,
    stop,
    async remove() {
      await stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function settings(folder: string, port: number): string {
  return `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${folder}'
max_connections = 200
shared_buffers = 64MB
fsync = off
full_page_writes = off
`;
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): UnprivilegedUser {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
