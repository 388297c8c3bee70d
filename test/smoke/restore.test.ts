import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Ended, runBuilt, temporaryFolders } from '../support/built-command-line.ts';
import { sample } from '../support/how-long.ts';
import { projectRoot } from '../support/project-root.ts';

const example = (...parts: string[]) => path.join(projectRoot, 'examples', ...parts);
const accountant = example('resumes', 'accountant.json');
const nurse = example('resumes', 'nurse.yaml');
const posting = example('postings', 'senior-accountant.txt');

const { folder } = temporaryFolders();
const backup = path.join(folder, 'all.backup');

/** What the home held when the backup was written. */
let seen = '';

function run(home: string, ...argv: string[]): Promise<Ended> {
  return runBuilt(argv, { folder, environment: { RESUME_TAILOR_HOME: home } });
}

const newHome = () => mkdtempSync(path.join(folder, 'home-'));

/** All but the requests of this minute, which looking itself counts. */
async function look(home: string): Promise<string> {
  const list = await run(home, 'list');
  const usage = await run(home, 'usage');
  return `${list.stdout}${usage.stdout}`.replace(/^requests.*\n/m, '');
}

/** Another person's home, with something of everything. */
const other = newHome();

/** As that one is. */
function otherHome(): string {
  const home = newHome();
  cpSync(other, home, { recursive: true });
  return home;
}

beforeAll(async () => {
  const madeThere = await run(other, 'generate', posting, '--resume', nurse, '--pdf', 'other.pdf', '--force');
  expect(madeThere.code).toBe(0);
  writeFileSync(path.join(other, 'config.json'), '{"level":"super"}');
  const home = newHome();
  const made = await run(home, 'generate', posting, '--resume', accountant, '--pdf', 'own.pdf', '--force');
  expect(made.code).toBe(0);
  writeFileSync(path.join(home, 'server.yaml'), 'credit_costs: { good: 5 }\n');
  seen = await look(home);
  expect((await run(home, 'backup', backup)).code).toBe(0);
});

describe('a restore', () => {
  it('needs --force where something is, and then nothing of that is left', async () => {
    const home = otherHome();
    const refused = await run(home, 'restore', backup);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain('--force');
    expect(await look(home)).not.toBe(seen);
    expect(await run(home, 'restore', backup, '--force')).toMatchObject({ code: 0 });
    expect(await look(home)).toBe(seen);
    const names = readdirSync(home).filter((name) => !/^store\.db-(wal|shm)$|^compiled$/.test(name));
    expect(names.sort()).toEqual([
      ...['dashboard.token', 'files', 'home.lock', 'owner.key', 'server.yaml', 'store.db'],
    ]);
    expect(readdirSync(path.join(home, 'files'))).toHaveLength(1);
    expect(statSync(path.join(home, 'store.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  });

  it('repairs a home whose store is damaged', async () => {
    const home = otherHome();
    writeFileSync(path.join(home, 'store.db'), 'no database at all '.repeat(99));
    expect(await run(home, 'restore', backup, '--force')).toMatchObject({ code: 0 });
    expect(await look(home)).toBe(seen);
  });

  it('of a missing file says so, and makes no home', async () => {
    const home = path.join(folder, 'nowhere');
    const ran = await run(home, 'restore', 'none.backup');
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain('none.backup does not exist');
    expect(existsSync(home)).toBe(false);
  });
});

describe('a restore that was killed between two moves', () => {
  const names = ['store.db', 'owner.key', 'dashboard.token', 'server.yaml', 'files'];

  it.each(sample([0, 1, 3, names.length], 2))(
    'of which %i parts were moved is brought to its end by the next command',
    async (moved) => {
      const template = newHome();
      expect((await run(template, 'restore', backup)).code).toBe(0);
      const home = otherHome();
      const prepared = path.join(home, 'restore', 'new');
      const aside = path.join(home, 'restore', 'old');
      cpSync(template, prepared, { recursive: true });
      mkdirSync(aside);
      writeFileSync(path.join(home, 'restore', 'decided'), JSON.stringify(names));
      for (const name of names.slice(0, moved)) {
        if (existsSync(path.join(home, name))) renameSync(path.join(home, name), path.join(aside, name));
        renameSync(path.join(prepared, name), path.join(home, name));
      }
      // The last one was moved away and its successor not moved in yet.
      const [last] = names.slice(moved).filter((name) => existsSync(path.join(home, name)));
      if (last !== undefined) renameSync(path.join(home, last), path.join(aside, last));
      expect(await look(home)).toBe(seen);
      expect(readdirSync(home)).not.toContain('restore');
      expect(readdirSync(home)).not.toContain('config.json');
    },
  );

  it('before it was decided has changed nothing', async () => {
    const home = otherHome();
    const before = await look(home);
    mkdirSync(path.join(home, 'restore', 'new'), { recursive: true });
    writeFileSync(path.join(home, 'restore', 'new', 'store.db'), 'half of a store');
    expect(await look(home)).toBe(before);
    expect(await run(home, 'restore', backup, '--force')).toMatchObject({ code: 0 });
    expect(await look(home)).toBe(seen);
  });
});

describe('a restore beside other processes', () => {
  const rounds = sample([1, 2, 3], 1);

  it('that restore too ends in one whole state, the last one’s', async () => {
    const [home, there] = [newHome(), otherHome()];
    const otherBackup = path.join(folder, 'other.backup');
    const otherSeen = await look(there);
    expect((await run(there, 'backup', otherBackup)).code).toBe(0);
    for (const _ of rounds) {
      const both = [backup, otherBackup].map((file) => run(home, 'restore', file, '--force'));
      for (const ran of await Promise.all(both)) expect(ran).toMatchObject({ code: 0 });
      const now = await look(home);
      expect([seen, otherSeen]).toContain(now);
      // The price list came with the first, the settings with the second.
      expect(existsSync(path.join(home, 'server.yaml'))).toBe(now === seen);
      expect(existsSync(path.join(home, 'config.json'))).toBe(now === otherSeen);
    }
  });

  it('that are just opening the home gives each one whole state, or is refused', async () => {
    for (const _ of rounds) {
      const home = otherHome();
      const before = await look(home);
      const restoring = run(home, 'restore', backup, '--force');
      const lists = await Promise.all([1, 2, 3, 4].map(() => run(home, 'list')));
      const restored = await restoring;
      for (const { code, stdout } of lists) {
        expect(code).toBe(0);
        expect([before, seen].filter((state) => state.startsWith(stdout))).toHaveLength(1);
      }
      if (restored.code !== 0)
        expect(restored).toMatchObject({ code: 2, stderr: expect.stringContaining('in use') });
      expect(await look(home)).toBe(restored.code === 0 ? seen : before);
    }
  });
});
