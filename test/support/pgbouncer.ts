import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, type PostgresServer } from './postgres-server.ts';

export interface PgBouncer {
  readonly url: string;
  stop(): Promise<void>;
}

/** The installed PgBouncer in transaction mode, in front of a server of the tests and of every database on it. */
export async function startPgBouncer(server: PostgresServer): Promise<PgBouncer> {
  const { uid, gid } = server.user;
  const folder = mkdtempSync(path.join(tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  const [settings, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'users.txt')];
  writeFileSync(users, '"tester" ""\n');
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 4
max_client_conn = 500
server_login_retry = 1
ignore_startup_parameters = options
`,
  );
  if (uid !== undefined && gid !== undefined) {
    for (const file of [folder, settings, users]) chownSync(file, uid, gid);
  }
  const pooler = spawn('pgbouncer', ['--quiet', settings], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...server.user,
  });
  const ended = once(pooler, 'exit');
  await isListening(port);
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    async stop() {
      pooler.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const socket = createConnection(port, '127.0.0.1');
    const connected = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (connected) return;
    await wait(50);
  }
  throw new Error(`nothing listens on port ${port}`);
}
