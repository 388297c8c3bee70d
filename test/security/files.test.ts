import { chmodSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runBuilt, temporaryFolders } from '../support/built-command-line.ts';
import { startServerProcess } from '../support/server-process.ts';
import { call, generate, putBase, startServer } from './security-fixture.ts';

const umask = ['--require', path.join(import.meta.dirname, 'umask.cjs')];

/** What others than the owner may do with the files and folders of a home; server.yaml is the host's own. */
function openToOthers(home: string): readonly string[] {
  const names = ['.', ...readdirSync(home, { recursive: true, encoding: 'utf8' })];
  return names
    .filter((name) => name !== 'server.yaml' && (statSync(path.join(home, name)).mode & 0o077) !== 0)
    .map((name) => `${name} ${(statSync(path.join(home, name)).mode & 0o777).toString(8)}`);
}

describe('files and folders', () => {
  it('are closed to others, whatever the umask: store, log and index beside it, PDFs, tokens', async () => {
    const server = await startServer({ node: umask });
    await putBase(server);
    await generate(server, { include_pdf: true });
    const names = readdirSync(server.home);
    expect(names).toEqual(
      expect.arrayContaining([
        'dashboard.token',
        'files',
        'owner.key',
        'store.db',
        'store.db-shm',
        'store.db-wal',
      ]),
    );
    expect(openToOthers(server.home)).toEqual([]);
    await server.stop();
    const restarted = await startServerProcess({ home: server.home, node: umask });
    expect((await call(restarted, { path: '/resumes' })).status).toBe(200);
    expect(openToOthers(server.home)).toEqual([]);
    await restarted.stop();
  });

  it('of the command line are closed to others as well, whatever the umask', async () => {
    const { home, folder } = temporaryFolders();
    const options = { folder, node: umask, environment: { RESUME_TAILOR_HOME: home } };
    expect((await runBuilt(['usage'], options)).code).toBe(0);
    expect((await runBuilt(['config', 'set', 'base_url', 'http://127.0.0.1:1'], options)).stderr).not.toMatch(
      /at .*:\d+:\d+/,
    );
    expect(openToOthers(home)).toEqual([]);
  });

  it('with secrets that were opened to others are closed again at the next start', async () => {
    const server = await startServer();
    await putBase(server);
    await server.stop('SIGKILL');
    const opened = ['store.db', 'store.db-wal', 'store.db-shm', 'owner.key', 'dashboard.token'];
    for (const name of opened) chmodSync(path.join(server.home, name), 0o644);
    const restarted = await startServerProcess({ home: server.home });
    expect((await call(restarted, { path: '/resumes' })).status).toBe(200);
    expect(openToOthers(server.home)).toEqual([]);
    await restarted.stop();
  });
});
