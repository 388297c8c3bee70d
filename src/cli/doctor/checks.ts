import { accessSync, constants, existsSync, statSync } from 'node:fs';
import type { HomePaths } from '../../config/home-paths.ts';
import { loadServerSettings } from '../../config/load-server-settings.ts';
import { defaultServerSettings } from '../../config/server-settings.ts';
import { hostDatabase } from '../../config/server-variables.ts';
import { rendererSources } from '../connection/open-composition.ts';
import type { Context } from '../context.ts';
import { terminalReason } from '../failure.ts';
import { readTextFile } from '../files/read-input.ts';
import { chosenBase, currentBase } from '../resume/base-resume.ts';
import type { Io } from '../terminal/io.ts';
import { shellWord } from '../terminal/terminal-text.ts';

/** One result of doctor. Messages of `warn` and `fail` end with a fix. */
export interface Check {
  readonly name: string;
  readonly status: 'pass' | 'warn' | 'fail';
  readonly message: string;
}

export function pass(name: string, message: string): Check {
  return { name, status: 'pass', message };
}

export function warn(name: string, message: string): Check {
  return { name, status: 'warn', message };
}

/** Runs a check; an error becomes a failed check with its fix. */
export async function checked(name: string, fix: string, work: () => Promise<Check> | Check): Promise<Check> {
  try {
    return await work();
  } catch (error) {
    const reason = terminalReason(error);
    return { name, status: 'fail', message: `${reason.replace(/\.$/, '')}. ${fix}` };
  }
}

/** @param wanted `engines.node` of the package: `>=20.19.0` */
export function nodeCheck(version: string, wanted: string): Check {
  const needed = wanted.replace('>=', '');
  if (isAtLeast(numbersOf(version), numbersOf(needed))) return pass('node', `Node ${version}`);
  const message = `Node ${version} is too old. Install Node ${needed} or newer: https://nodejs.org`;
  return { name: 'node', status: 'fail', message };
}

function numbersOf(version: string): readonly number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10));
}

function isAtLeast(have: readonly number[], need: readonly number[]): boolean {
  const index = need.findIndex((number, at) => number !== have[at]);
  return index < 0 || (have[index] ?? 0) > (need[index] ?? 0);
}

/** Checks that the home's folders and files are usable, and only by their owner. */
export function homeChecks(home: HomePaths, { platform }: Pick<Io, 'platform'>): Promise<readonly Check[]> {
  const folders = [...new Set([home.configFolder, home.dataFolder])];
  const files = [home.storeFile, home.configFile, home.ownerKeyFile, home.dashboardTokenFile];
  return Promise.all([
    checked(
      'home',
      'Make yourself the owner: sudo chown -R "$USER" FOLDER; or use another folder with --home.',
      () => usable(folders),
    ),
    // Windows has no permission bits; there, the location protects the home.
    ...(platform === 'win32' ? [] : [openness([...folders, home.filesFolder, ...files])]),
  ]);
}

function usable(folders: readonly string[]): Check {
  for (const folder of folders) {
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (stats && !stats.isDirectory()) throw new Error(`${folder} is not a folder`);
    if (stats) accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  }
  return pass('home', folders.join(', '));
}

function openness(paths: readonly string[]): Check {
  const open = paths.filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0);
  if (open.length === 0) return pass('privacy', 'nobody else on this machine can read it');
  const fix = `Close it: chmod go= ${open.map((path) => shellWord(path)).join(' ')}`;
  return { name: 'privacy', status: 'fail', message: `others can read ${open.join(', ')}. ${fix}` };
}

const backup = 'Restore a backup: resume-tailor restore FILE --force.';

/** Checks settings, store and renderer of this machine, without creating anything. */
export async function localChecks({ config, packageRoot }: Context): Promise<readonly Check[]> {
  const { serverFile, storeFile } = config.home;
  const { examineStore, examineRenderer } = await import('../../compose/examine-setup.ts');
  const settings = await checked('server.yaml', 'Correct that line.', async () => {
    await loadServerSettings(serverFile, readTextFile);
    return pass('server.yaml', existsSync(serverFile) ? serverFile : 'no file: the defaults are used');
  });
  const store = await checked('store', backup, async () => {
    if (!existsSync(storeFile)) return pass('store', 'none yet: the first command creates it');
    return pass('store', `${storeFile} is intact (${await examineStore(config.home)})`);
  });
  const pdf = await checked(
    'pdf',
    'Reinstall the package; for an unknown theme, see resume-tailor themes.',
    async () => {
      const server =
        settings.status === 'pass'
          ? await loadServerSettings(serverFile, readTextFile)
          : defaultServerSettings;
      const sources = rendererSources({ config, packageRoot }, server);
      const { themes, hasOwnFonts } = await examineRenderer(sources, config.theme.value ?? server.theme);
      if (!hasOwnFonts) return warn('pdf', 'PDFs are not made with our fonts. Reinstall the package.');
      return pass('pdf', `a PDF was made with our fonts; themes: ${themes.join(', ')}`);
    },
  );
  return [settings, store, pdf];
}

/** Clock difference up to which doctor does not warn. */
const toleratedMilliseconds = 5 * 60_000;

/** Checks the service, in this process or over HTTP. */
export async function serviceChecks(context: Context): Promise<readonly Check[]> {
  const server = await serverCheck(context);
  if (server.status === 'fail') return [server];
  const base = await baseCheck(context);
  const isHere = context.config.baseUrl.value === null;
  const pdf = isHere && base.status === 'pass' ? [await basePdfCheck(context)] : [];
  return [server, base, ...pdf, await clockCheck(context)];
}

function serverCheck(context: Context): Promise<Check> {
  const { value: url, place } = context.config.baseUrl;
  const fix =
    url === null
      ? '`resume-tailor usage --debug` shows the details.'
      : `The base URL comes from ${place}; ${keySource(context.config.apiKey.place)}.`;
  return checked('service', fix, async () => {
    const usage = await (await context.client()).usage.get();
    const where = url === null ? 'this machine' : `${url}, your key is accepted`;
    return pass('service', `${where}; ${usage.credits_remaining} credits left`);
  });
}

function keySource(place: string | null): string {
  return place === null ? 'no API key is saved: resume-tailor auth login' : `the API key comes from ${place}`;
}

function baseCheck(context: Context): Promise<Check> {
  return checked('base resume', 'Store it: resume-tailor base set FILE.', async () => {
    const base = await currentBase(context, chosenBase(context, undefined));
    if (!base) return warn('base resume', 'none yet. Store it: resume-tailor base set FILE');
    return pass('base resume', base.resume_data.basics.name);
  });
}

/** Makes a PDF of the person's own resume, because only it shows whether the packaged fonts have all its scripts. */
function basePdfCheck(context: Context): Promise<Check> {
  const name = 'base resume PDF';
  return checked(name, 'For an unknown theme, see resume-tailor themes.', async () => {
    const { config, packageRoot } = context;
    const base = await currentBase(context, chosenBase(context, undefined));
    if (!base) return pass(name, 'none to make');
    const server = await loadServerSettings(config.home.serverFile, readTextFile);
    const { examinePdf } = await import('../../compose/examine-setup.ts');
    const problems = await examinePdf(
      rendererSources({ config, packageRoot }, server),
      config.theme.value ?? server.theme,
      base.resume_data,
    );
    return problems.length === 0
      ? pass(name, 'made, and all of it was read back')
      : warn(name, problems.join(' '));
  });
}

function clockCheck(context: Context): Promise<Check> {
  return checked('clock', 'Set the clock of this machine.', async () => {
    const client = await context.client();
    const [newest] = (await client.resumes.list({ limit: 1 })).data;
    const now = context.io.now();
    const ahead = newest ? Date.parse(newest.created_at) - now : 0;
    if (ahead <= toleratedMilliseconds) return pass('clock', 'correct');
    const message = `this machine says ${new Date(now).toISOString()}, but your newest resume is from ${newest?.created_at}. Set the clock`;
    return warn('clock', message);
  });
}

/** Each server uses eight connections; leaves room for one more server and for maintenance. */
const enoughConnections = 10;

/**
 * Checks the shared database that the flag, DATABASE_URL or server.yaml names.
 * @returns no checks if the store is the file in the home
 */
export async function databaseChecks(context: Context, flag: string | undefined): Promise<readonly Check[]> {
  const { io, config } = context;
  const named = hostDatabase(flag, io.environment);
  const url = named ?? (await loadServerSettings(config.home.serverFile, readTextFile)).database;
  if (url === null) return [];
  const fix = 'Check its address, its password (PGPASSWORD, ~/.pgpass), and that it runs.';
  return [await checked('database', fix, () => databaseCheck(url, context))];
}

async function databaseCheck(url: string, { io }: Context): Promise<Check> {
  const { examineDatabase, oldestRelease } = await import('../../compose/examine-database.ts');
  const found = await examineDatabase(url, () => io.now());
  const tables = found.hasTables ? 'it has its tables' : 'the first server creates its tables';
  const place = `${found.shownUrl} (PostgreSQL ${found.release}; ${tables})`;
  const fail = (message: string): Check => ({
    name: 'database',
    status: 'fail',
    message: `${place} ${message}`,
  });
  if (found.isOldRelease) return fail(`is too old. Move it to PostgreSQL ${oldestRelease} or newer`);
  if (found.isReadOnly) return fail('is read-only. Use the primary, or end read-only mode');
  if (found.schemaProblem !== null) return fail(`cannot be used: ${found.schemaProblem}`);
  if (found.losesCommits)
    return warn(
      'database',
      `${place} may lose confirmed writes when its machine stops. Set fsync and synchronous_commit to on`,
    );
  if (found.freeConnections < enoughConnections)
    return warn(
      'database',
      `${place} has ${found.freeConnections} connections left. Raise max_connections, or put PgBouncer in front of it`,
    );
  if (Math.abs(found.clockAhead) > toleratedMilliseconds)
    return warn(
      'database',
      `${place} has a clock ${Math.round(found.clockAhead / 1000)} seconds ahead of this machine. Set the clocks`,
    );
  return pass('database', `${place}. Back it up with pg_dump; resume-tailor backup does not include it`);
}
