import path from 'node:path';
import type { BrowserPlaces } from '../contract/browser-places.ts';
import { defaultFinetuneLevel, type FinetuneLevel } from '../contract/choices.ts';
import { type LookOptionName, lookOptionNames } from '../contract/look.ts';
import { ownValue } from '../values/own-value.ts';
import { ValidationError } from '../values/validation-error.ts';
import { readBaseUrl } from './base-url.ts';
import { variable } from './environment.ts';
import { type HomePaths, type HomeSources, homePaths } from './home-paths.ts';
import { type Preferences, preferenceFields, preferencesIn } from './preferences.ts';
import { objectField, readFields } from './read-fields.ts';
import {
  localProfile,
  noSuchProfile,
  type Profile,
  readSavedConfig,
  type SavedConfig,
} from './saved-config.ts';
import { browserPlaces, systemFontFolders } from './system-places.ts';
import { wantsDebug } from './terminal-settings.ts';

/** The global flags as typed. */
export interface ConfigFlags {
  readonly home?: string | undefined;
  readonly profile?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly timeoutSeconds?: number | undefined;
  readonly fontDir?: string | undefined;
  readonly debug?: boolean | undefined;
}

export interface ConfigSources extends Omit<HomeSources, 'home'> {
  readonly flags: ConfigFlags;
  /** True if the requested profile may be new. */
  readonly newProfile?: boolean | undefined;
  /** The text of a file; null if it does not exist. */
  readText(file: string): string | null;
}

/** All settings with their sources. Frozen. */
export interface Config {
  readonly home: HomePaths;
  readonly profile: Setting<string | null>;
  /** Null: no server; work is done in this process. */
  readonly baseUrl: Setting<string | null>;
  readonly apiKey: Setting<string | null>;
  readonly dashboardToken: Setting<string | null>;
  readonly level: Setting<FinetuneLevel>;
  /** Null: the server's default. */
  readonly theme: Setting<string | null>;
  /** Name of the base resume, or `best`. Null: the one without a name. */
  readonly base: Setting<string | null>;
  /** Look options besides the theme. Null: the theme's default. */
  readonly look: Readonly<Record<LookOptionName, Setting<string | null>>>;
  /** Null: the default time limit of each request. */
  readonly timeoutSeconds: Setting<number | null>;
  /** For themes that need a browser. */
  readonly browser: BrowserPlaces;
  readonly debug: Setting<boolean>;
  /** For characters missing in the packaged fonts; absolute. Null: as in server.yaml. */
  readonly fontDir: Setting<string | null>;
  /** Font folders of this platform. */
  readonly systemFontFolders: readonly string[];
}

/** The profile of a server that is saved without a name. */
export const defaultProfile = 'default';

/**
 * The first of flag, environment, project file, config.json and default wins.
 * @throws ValidationError with the flag, variable or file
 */
export async function loadConfig(sources: ConfigSources): Promise<Config> {
  const home = homePaths({ ...sources, home: sources.flags.home });
  const projectPath = `${sources.cwd}/${projectFileName}`;
  const saved = readSavedConfig(sources.readText(home.configFile), home.configFile);
  const project = await readProjectFile(sources.readText(projectPath), projectPath);
  const { level, theme, look, base, timeoutSeconds } = preferences(sources.flags, [
    { says: project, source: 'project', place: projectPath },
    { says: saved, source: 'config', place: home.configFile },
  ]);
  return Object.freeze({
    home,
    ...connection(sources, saved, home.configFile),
    level,
    theme,
    base,
    look,
    timeoutSeconds,
    fontDir: fontDirSetting(sources),
    systemFontFolders: systemFontFolders(sources),
    browser: browserPlaces(sources),
  });
}

function fontDirSetting({ flags, cwd, platform }: ConfigSources): Setting<string | null> {
  const { resolve } = platform === 'win32' ? path.win32 : path.posix;
  const value = flags.fontDir === undefined ? undefined : resolve(cwd, flags.fontDir);
  return firstSetting<string | null>([{ value, source: 'flag', place: '--font-dir' }], null);
}

interface PreferencesFile extends Pick<Candidate<unknown>, 'source' | 'place'> {
  readonly says: Preferences;
}

function preferences(
  flags: ConfigFlags,
  inOrder: readonly PreferencesFile[],
): Pick<Config, 'level' | 'theme' | 'look' | 'base' | 'timeoutSeconds'> {
  const files = <T>(read: (file: Preferences) => T | undefined): readonly Candidate<T>[] =>
    inOrder.map(({ says, source, place }) => ({ value: read(says), source, place }));
  const option = (name: LookOptionName) =>
    firstSetting<string | null>(
      files(({ look }) => (look?.[name] === undefined ? undefined : String(look[name]))),
      null,
    );
  const timeoutFlag = { value: flags.timeoutSeconds, source: 'flag', place: '--timeout' } as const;
  return {
    level: firstSetting(
      files((file) => file.level),
      defaultFinetuneLevel,
    ),
    theme: firstSetting<string | null>(
      files((file) => file.theme),
      null,
    ),
    base: firstSetting<string | null>(
      files((file) => file.base),
      null,
    ),
    look: Object.fromEntries(lookOptionNames.map((name) => [name, option(name)])) as Config['look'],
    timeoutSeconds: firstSetting<number | null>([timeoutFlag, ...files((file) => file.timeoutSeconds)], null),
  };
}

function connection(
  sources: ConfigSources,
  saved: SavedConfig,
  configFile: string,
): Pick<Config, 'profile' | 'baseUrl' | 'apiKey' | 'dashboardToken' | 'debug'> {
  const { flags, environment } = sources;
  const fromVariable = (name: string): Candidate<string> => ({
    value: variable(environment, name),
    source: 'environment',
    place: name,
  });
  const profile = profileSetting(sources, fromVariable('RESUME_TAILOR_PROFILE'), saved, configFile);
  const own = profile.value === null ? undefined : ownValue(saved.profiles, profile.value);
  const inProfile = (value: string | undefined): Candidate<string> => ({
    value,
    source: 'config',
    place: configFile,
  });
  const baseUrl = baseUrlSetting([
    { value: flags.baseUrl, source: 'flag', place: '--base-url' },
    noServer(profile),
    fromVariable('RESUME_TAILOR_BASE_URL'),
    inProfile(own?.baseUrl),
  ]);
  const secrets = sameOrigin(own, baseUrl.value);
  const token = [fromVariable('RESUME_TAILOR_DASHBOARD_TOKEN'), inProfile(secrets?.dashboardToken)];
  return {
    profile,
    baseUrl,
    apiKey: firstSetting<string | null>(
      [fromVariable('RESUME_TAILOR_API_KEY'), inProfile(secrets?.apiKey)],
      null,
    ),
    dashboardToken: firstSetting<string | null>(token, null),
    debug: debugSetting(sources),
  };
}

function debugSetting({ flags, environment }: ConfigSources): Setting<boolean> {
  const isSet = wantsDebug(environment, false);
  return firstSetting(
    [
      { value: flags.debug, source: 'flag', place: '--debug' },
      { value: isSet || undefined, source: 'environment', place: 'RESUME_TAILOR_DEBUG' },
    ],
    false,
  );
}

function profileSetting(
  { flags, newProfile = false }: ConfigSources,
  fromEnvironment: Candidate<string>,
  saved: SavedConfig,
  configFile: string,
): Setting<string | null> {
  const names = Object.keys(saved.profiles);
  const implied = names.includes(defaultProfile) ? defaultProfile : null;
  const setting = firstSetting<string | null>(
    [
      { value: flags.profile, source: 'flag', place: '--profile' },
      fromEnvironment,
      { value: saved.profile, source: 'config', place: configFile },
    ],
    implied,
  );
  if (setting.value === null || newProfile) return setting;
  if (setting.value === localProfile || names.includes(setting.value)) return setting;
  throw noSuchProfile(setting.value, names, setting.place ?? '');
}

/** An explicit profile `local` overrides any server in the environment. */
function noServer({ value, source, place }: Setting<string | null>): Candidate<null> {
  const isAsked = value === localProfile && (source === 'flag' || source === 'environment');
  return { value: isAsked ? null : undefined, source, place };
}

function baseUrlSetting(candidates: readonly Candidate<string | null>[]): Setting<string | null> {
  const setting = firstSetting<string | null>(candidates, null);
  if (setting.value === null) return setting;
  return Object.freeze({ ...setting, value: readBaseUrl(setting.value, setting.place ?? '') });
}

/** A saved secret belongs to the origin it was saved for; other base URLs do not get it. */
function sameOrigin(profile: Profile | undefined, baseUrl: string | null): Profile | undefined {
  if (!profile || baseUrl === null) return undefined;
  return new URL(profile.baseUrl).origin === new URL(baseUrl).origin ? profile : undefined;
}

export type SettingSource = 'flag' | 'environment' | 'project' | 'config' | 'default';

/** A value with its source, so that messages can name the place to change it. */
export interface Setting<T> {
  readonly value: T;
  readonly source: SettingSource;
  /** The flag, variable or file. Null for a default. */
  readonly place: string | null;
}

interface Candidate<T> {
  readonly value: T | undefined;
  readonly source: SettingSource;
  readonly place: string | null;
}

/** The first candidate with a value, in order of precedence. */
function firstSetting<T>(candidates: readonly Candidate<T>[], otherwise: T): Setting<T> {
  for (const { value, source, place } of candidates) {
    if (value !== undefined) return Object.freeze({ value, source, place });
  }
  return Object.freeze({ value: otherwise, source: 'default', place: null });
}

const projectFileName = '.resume-tailor.yaml';

/** A received folder must not redirect traffic or use a key. */
const refused = ['base_url', 'api_key', 'dashboard_token', 'profile', 'profiles'];

/**
 * Preferences in a project folder.
 * @throws ValidationError with the file and the problem
 */
async function readProjectFile(text: string | null, file: string): Promise<Preferences> {
  if (text === null) return {};
  const { readYaml } = await import('./read-yaml.ts');
  const source = readYaml(text, file) ?? {};
  refuseSecrets(source, file);
  return preferencesIn(readFields(source, preferenceFields, file));
}

function refuseSecrets(source: unknown, file: string): void {
  if (!objectField.accepts(source)) return;
  const found = refused.find((name) => Object.hasOwn(source, name));
  if (found === undefined) return;
  const message = `must not set ${found}; use a flag, the environment or your own config.json`;
  throw new ValidationError([{ path: file, message }]);
}
