import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runBuilt, temporaryFolders } from '../../support/built-command-line.ts';
import { engineer } from '../fixtures.ts';

// /proc exists but creates nothing, so Node's recursive mkdir would never end.
it.runIf(existsSync('/proc/self'))('a home that the system never creates is refused at once', async () => {
  const { home, folder } = temporaryFolders();
  const backup = path.join(folder, 'saved.backup');
  const run = (argv: readonly string[]) => runBuilt(argv, { folder });
  expect(await run(['base', 'set', engineer, '--home', home])).toMatchObject({ code: 0 });
  expect(await run(['backup', backup, '--home', home])).toMatchObject({ code: 0 });
  for (const argv of [
    ['restore', backup],
    ['base', 'set', engineer],
  ]) {
    const { code, stderr } = await run([...argv, '--home', '/proc/other']);
    expect(code).not.toBe(0);
    expect(stderr.replace(/\s+/g, ' ')).toMatch(/Cannot create the folder \/proc\/other/);
  }
  const batch = await run(['batch', folder, '--out', '/proc/other', '--home', home]);
  expect(batch).toMatchObject({ code: 2 });
  expect(batch.stderr).toContain('cannot create /proc/other: a folder cannot be created');
});
