import path from 'node:path';
import type { HomeBackups } from '../../compose/home-backups.ts';
import type { FontSources, OpenRendererOptions } from '../../compose/open-renderer.ts';
import type { ComposeOptions, Composition } from '../../compose.ts';
import type { Config } from '../../config/load-config.ts';
import { loadServerSettings } from '../../config/load-server-settings.ts';
import type { FontSettings, ServerSettings } from '../../config/server-settings.ts';
import { hostDatabase } from '../../config/server-variables.ts';
import { timestamp } from '../../contract/resume/dates.ts';
import { storageProblemOf } from '../../contract/storage-problem.ts';
import { UsageError } from '../exit-code.ts';
import { readTextFile } from '../files/read-input.ts';
import type { Io } from '../terminal/io.ts';
import { terminalText } from '../terminal/terminal-text.ts';

interface Place {
  readonly config: Config;
  readonly packageRoot: string;
  readonly io: Pick<Io, 'environment'>;
}

type Options = Pick<
  ComposeOptions,
  | 'reportFailure'
  | 'reportProgress'
  | 'renderIn'
  | 'tailorIn'
  | 'countEachScore'
  | 'database'
  | 'fetchPosting'
> & {
  /** For the host of a shared database: does not create an account of this home in it. */
  readonly forHost?: boolean;
};

/** Builds the service of this home. Loaded only by commands that use the store directly. */
export async function openComposition(
  { config, packageRoot, io: { environment } }: Place,
  { forHost = false, ...options }: Options = {},
): Promise<Composition> {
  const { compose } = await import('../../compose.ts');
  const { withHomeShared } = await import('../../compose/home-locks.ts');
  return withHomeShared(config.home, async () => {
    const settings = await loadServerSettings(config.home.serverFile, readTextFile);
    return compose({
      ...options,
      hasOwner: !forHost || (options.database ?? settings.database) === null,
      ...rendererSources({ config, packageRoot }, settings),
      home: config.home,
      settings,
      environment,
      loadFetch: async () => (await import('./dispatcher.ts')).createModelFetch(environment),
    });
  });
}

type RendererSources = Omit<OpenRendererOptions, 'renderIn'>;

/** The themes, fonts and browser for every PDF made on this machine. */
export function rendererSources(
  { config, packageRoot }: { readonly config: Config; readonly packageRoot: string },
  settings: ServerSettings,
): RendererSources {
  return {
    packageRoot,
    home: config.home,
    settings,
    fonts: fontSources(config, settings.fonts),
    browser: config.browser,
  };
}

/** The flag wins over server.yaml. */
function fontSources({ home, fontDir, systemFontFolders }: Config, settings: FontSettings): FontSources {
  const system = { systemFontFolders: settings.system ? systemFontFolders : [] };
  if (fontDir.value !== null) return { ...system, fontFolder: fontDir.value, namedBy: '--font-dir' };
  if (settings.folder === undefined) return system;
  const fontFolder = path.resolve(home.configFolder, settings.folder);
  return { ...system, fontFolder, namedBy: `${home.serverFile}: fonts.folder` };
}

/**
 * Writes the cause of an internal error to stderr; the response only says that one occurred.
 * @param format `json`: one object per line, for log collectors
 */
export function logFailure(
  io: Pick<Io, 'stderr' | 'now'>,
  format: 'json' | 'pretty' = 'pretty',
): NonNullable<ComposeOptions['reportFailure']> {
  return ({ requestId, error }) => {
    const problem = storageProblemOf(error);
    const message = problem?.message ?? (error instanceof Error ? error.message : String(error));
    const cause = (error instanceof Error ? error.stack : undefined) ?? message;
    const line =
      format === 'json'
        ? logLine(io, 'error', { request_id: requestId, message, cause })
        : terminalText(`${requestId} failed: ${problem ? `${message}\n` : ''}${cause}`);
    io.stderr.write(`${line}\n`);
  };
}

/** A log line of the server itself, as a JSON object. */
export function logLine(
  { now }: Pick<Io, 'now'>,
  level: 'info' | 'warn' | 'error',
  fields: Readonly<Record<string, string>>,
): string {
  const words = Object.entries(fields).map(([name, text]) => [name, terminalText(text)]);
  return JSON.stringify({ time: timestamp(now()), level, ...Object.fromEntries(words) });
}

/**
 * The error for a command that works on the local store while a base URL is set.
 * @param what the object of the command: `the accounts`
 */
export function notOnThisMachine({ value, place }: Config['baseUrl'], what: string): UsageError {
  return new UsageError(
    `commands currently use the server ${value} (${place}). For ${what} of this machine, add --profile local`,
  );
}

/** For a command that works on this machine although others use a server; none if they do not. */
export function otherServerHints({ baseUrl: { value, place } }: Pick<Config, 'baseUrl'>): readonly string[] {
  if (value === null) return [];
  return [`This is the store of this machine. Other commands currently use the server ${value} (${place}).`];
}

/** Backups of this home. @throws UsageError if a base URL names another store */
export async function openHomeBackups({ config }: Pick<Place, 'config'>): Promise<HomeBackups> {
  if (config.baseUrl.value !== null) {
    throw notOnThisMachine(config.baseUrl, 'the data');
  }
  const { homeBackups } = await import('../../compose/home-backups.ts');
  return homeBackups(config.home);
}

/**
 * The address of the shared database from flag, variable or server.yaml; null: everything is in the home. An
 * unreadable server.yaml is reported by the command that needs it.
 */
export async function databaseOfServers(
  { io, config }: Pick<Place, 'io' | 'config'>,
  flag: string | undefined,
): Promise<string | null> {
  const settings = await loadServerSettings(config.home.serverFile, readTextFile).catch(() => null);
  return hostDatabase(flag, io.environment) ?? settings?.database ?? null;
}
